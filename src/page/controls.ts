import { isThisPage } from './addresses.js';

/**
 * Whether a click has no modifier key and comes from the main button, so that it opens no new tab and
 * starts no download. True also for a click that a script has made as a plain `Event`.
 */
export const isPlainClick = (event: Event & Partial<MouseEvent>): boolean =>
  !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * What a click on or in an element that takes clicks (a toggle, a tab, an opener) means. `own`: it is
 * for the element. `shared`: it is for a control inside, and for the element too. `visitors`: it is for a
 * control inside alone.
 */
export type Meaning = 'own' | 'shared' | 'visitors';

/** The elements with which a browser does something at a click. */
const controls =
  'a[href], area[href], button, input, select, option, textarea, label, summary, audio[controls], video[controls], iframe, embed, object, [contenteditable]:not([contenteditable="false"])';

/** A checkbox or a radio button. */
export const checkable = 'input:is([type="checkbox"], [type="radio"])';

/** The elements whose own click must reach the browser even if they open something. */
const kept =
  'input, select, option, textarea, label, summary, [popovertarget], [commandfor], button:is([type="submit"], [type="reset"])';

/** The checkbox or radio button that a label is for. */
export const checkableOf = (label: Element): HTMLInputElement | undefined =>
  label instanceof HTMLLabelElement &&
  label.control instanceof HTMLInputElement &&
  label.control.matches(checkable)
    ? label.control
    : undefined;

/** Whether a click on an element is the browser's to answer. */
export const isControl = (element: Element): boolean =>
  element.matches(controls) && !(element instanceof HTMLLabelElement && !element.control);

/** Whether a link leads nowhere: `#` and `javascript:` stand for links that only open something. */
export const isEmptyLink = (control: Element): boolean =>
  control instanceof HTMLAnchorElement &&
  /^(?:#|javascript:)/i.test(control.getAttribute('href')?.trim() ?? '') &&
  control.hash === '';

/** Whether the browser opens a link in this window; the page's `base` may name another one. */
const staysHere = ({ target }: HTMLAnchorElement): boolean => {
  const base = document.querySelector<HTMLBaseElement>('base[target]');
  return (target || base?.target || '_self').toLowerCase() === '_self';
};

/**
 * Whether a link leads to a target on the same page, in this window. The browser alone finds the words of
 * a text fragment (`#:~:text=`), and does not follow a link in text that is edited.
 */
export const leadsHere = (link: HTMLAnchorElement): boolean =>
  link.hash !== '' &&
  !link.hash.includes(':~:') &&
  !link.isContentEditable &&
  !link.hasAttribute('download') &&
  staysHere(link) &&
  isThisPage(link.href);

/**
 * Whether the element around a control acts at its click as well: the control ticks, leads to a place of
 * this page, or does nothing by itself. All others, such as a field, have the click alone.
 */
export function sharesClicks(control: Element): boolean {
  if (control.matches(checkable)) return true;
  if (control instanceof HTMLAnchorElement) return isEmptyLink(control) || leadsHere(control);
  if (control.matches('[popovertarget], [commandfor]')) return false;
  if (control instanceof HTMLButtonElement) return control.type === 'button' || !control.form;
  return control.matches('input[type="button"]');
}

/** The innermost control in an element that a click is for. */
export function controlOf(element: Element, click: Event): Element | undefined {
  const path = click.composedPath();
  const inside = path.slice(0, Math.max(0, path.indexOf(element)));
  return inside.find((each): each is Element => each instanceof Element && isControl(each));
}

/** Says whom a click on or in an element is for. It is to be asked while the click is on its way. */
export function meaningOf(element: Element, click: Event): Meaning {
  const control = controlOf(element, click);
  if (control) return sharesClicks(control) ? 'shared' : 'visitors';
  // The browser passes the click of a label on to its control, and that one counts.
  return click instanceof MouseEvent && checkableOf(element) ? 'visitors' : 'own';
}

/**
 * Whether a click is for a field in an element, or for another control that is no link and no button. For
 * elements that take the clicks on their own link or button, such as a category.
 */
export function isForField(element: Element, click: Event): boolean {
  const control = controlOf(element, click);
  return control !== undefined && !control.matches('a[href], area[href], button');
}

/**
 * Whether an element that opens something leaves its own click to the browser as well: it ticks, sends a
 * form, or stands in a label.
 */
export const keepsDefault = (element: Element): boolean =>
  element.matches(kept) ||
  (!element.matches('a[href], button') && element.closest('label') !== null);

/**
 * Distinguishes a finger from a mouse. Before Firefox 129 and Safari 18.2 a click is a `MouseEvent`,
 * which has no pointer type. The last `pointerdown` supplies it then.
 *
 * @param signal ends the watch
 * @returns tells the pointer of a click: `mouse`, `touch` or `pen`; empty for a key or a script
 */
export function watchPointers(
  target: Window | Element,
  signal?: AbortSignal,
): (click: MouseEvent) => string {
  let pressedWith = '';
  const onPress = (event: Event): void => {
    if (event instanceof PointerEvent) pressedWith = event.pointerType;
  };
  target.addEventListener('pointerdown', onPress, { capture: true, ...(signal && { signal }) });
  return (click) => {
    if (click instanceof PointerEvent) return click.pointerType;
    // A click by a key or by a script has `detail` 0.
    return click.detail > 0 ? pressedWith : '';
  };
}
