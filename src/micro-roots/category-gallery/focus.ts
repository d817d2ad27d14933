import { saveAttributes } from '../../page/attributes.js';
import type { Page } from '../../page/page.js';
import type { Categories } from './categories.js';

/** Whether the focus is lost where it was: the element is gone, or no longer shown. */
export const isLost = (focused: Element): boolean =>
  !focused.isConnected || focused.getClientRects().length === 0;

/** Gives a list the focus that it cannot have by itself, for as long as it has it. */
function focusList(list: HTMLElement): void {
  const restore = saveAttributes(list, 'tabindex');
  list.tabIndex = -1;
  list.addEventListener('blur', restore, { once: true });
  list.focus({ preventScroll: true });
}

/**
 * Gives the focus to the item with that uid, else to the list; for a visitor whose place on the
 * page has been replaced.
 */
export function focusItem(root: HTMLElement, { items }: Categories, uid: string, page: Page): void {
  const link = items.find((item) => item.uid === uid)?.link;
  link?.focus({ preventScroll: true });
  if (link && document.activeElement === link) return;
  const list = page.findPart(root, 'categoryList');
  if (list) focusList(list);
}
