import { saveAttributes } from '../page/attributes.js';

/**
 * Moves the focus position to the top of the page. No element has the focus then, and Tab goes to the
 * first control. The browser does the same without the script when a visitor follows a link to `#top`.
 */
export function focusOnTop(): void {
  const body = document.body;
  const restore = saveAttributes(body, 'tabindex');
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.blur();
  restore();
}

/** Moves the focus position to a target, as the browser does when a visitor follows a link. */
export function focusOn(target: Element): void {
  if (target === document.documentElement) focusOnTop();
  if (target === document.documentElement || !(target instanceof HTMLElement)) return;
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
}
