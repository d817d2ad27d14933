import { saveAttributes } from '../../page/changes.js';
import type { Page } from '../../page/page.js';
import type { Categories } from './categories.js';

/** Whether an element that had the focus can no longer have it: it is gone or no longer shown. */
export const isLost = (focused: Element): boolean =>
  !focused.isConnected || focused.getClientRects().length === 0;

/**
 * Focuses a list, which is not focusable by itself. It stays focusable until it loses the focus.
 */
function focusList(list: HTMLElement): void {
  const restore = saveAttributes(list, 'tabindex');
  list.tabIndex = -1;
  list.addEventListener('blur', restore, { once: true });
  list.focus({ preventScroll: true });
}

/**
 * Focuses the item with this uid, else the list. For visitors whose focused element has been replaced.
 */
export function focusItem(root: HTMLElement, { items }: Categories, uid: string, page: Page): void {
  const link = items.find((item) => item.uid === uid)?.link;
  link?.focus({ preventScroll: true });
  if (link && document.activeElement === link) return;
  const list = page.findPart(root, 'categoryList');
  if (list) focusList(list);
}
