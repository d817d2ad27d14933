import { saveAttributes } from '../page/attributes.js';

/**
 * Moves the keyboard's place to the top of the page: nothing has the focus, and Tab goes to the
 * first control, as after following a link to `#top` without the script.
 */
export function focusOnTop(): void {
  const body = document.body;
  const restore = saveAttributes(body, 'tabindex');
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.blur();
  restore();
}

/** Moves the keyboard's place to a target, as following a link does without the script. */
export function focusOn(target: Element): void {
  if (target === document.documentElement) focusOnTop();
  if (target === document.documentElement || !(target instanceof HTMLElement)) return;
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
}
