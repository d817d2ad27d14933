/**
 * What a click on or in an element that answers clicks (a toggle, a tab, an opener) means. `own`: it is
 * for the element. `shared`: it is for a control inside, and for the element too. `visitors`: it is for a
 * control inside alone.
 */
export type Meaning = 'own' | 'shared' | 'visitors';

/** The elements with which a browser answers a click itself. */
const controls =
  'a[href], area[href], button, input, select, option, textarea, label, summary, audio[controls], video[controls], iframe, embed, object, [contenteditable]:not([contenteditable="false"])';

/** A checkbox or a radio button. */
export const tick = 'input:is([type="checkbox"], [type="radio"])';

/** The elements whose own click must reach the browser even if they open something. */
const kept =
  'input, select, option, textarea, label, summary, [popovertarget], [commandfor], button:is([type="submit"], [type="reset"])';

/** The checkbox or radio button that a label is for. */
export const tickOf = (label: Element): HTMLInputElement | undefined =>
  label instanceof HTMLLabelElement &&
  label.control instanceof HTMLInputElement &&
  label.control.matches(tick)
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

const leadsHere = (link: HTMLAnchorElement): boolean =>
  link.hash !== '' && link.pathname === location.pathname && link.search === location.search;

/**
 * Whether the element around a control acts at its click as well: the control ticks, leads to a place of
 * this page, or does nothing by itself. All others, such as a field, have the click alone.
 */
export function sharesClicks(control: Element): boolean {
  if (control.matches(tick)) return true;
  if (control instanceof HTMLAnchorElement) return isEmptyLink(control) || leadsHere(control);
  if (control.matches('[popovertarget], [commandfor]')) return false;
  if (control instanceof HTMLButtonElement) return control.type === 'button' || !control.form;
  return control.matches('input[type="button"]');
}

/** The innermost control in an element that a click is for. */
export function controlOf(own: Element, click: Event): Element | undefined {
  const path = click.composedPath();
  const inside = path.slice(0, Math.max(0, path.indexOf(own)));
  return inside.find((place): place is Element => place instanceof Element && isControl(place));
}

/** Says whom a click on or in `own` is for. It is to be asked while the click is on its way. */
export function meaningOf(own: Element, click: Event): Meaning {
  const control = controlOf(own, click);
  if (control) return sharesClicks(control) ? 'shared' : 'visitors';
  // The browser passes the click of a label on to its control, and that one counts.
  return click instanceof MouseEvent && tickOf(own) ? 'visitors' : 'own';
}

/**
 * Whether a click is for a field in an element, or for another control that is no link and no button. For
 * elements whose own link or button they answer themselves, such as a category.
 */
export function isForField(own: Element, click: Event): boolean {
  const control = controlOf(own, click);
  return control !== undefined && !control.matches('a[href], area[href], button');
}

/**
 * Whether an element that opens something leaves its own click to the browser as well: it ticks, sends a
 * form, or stands in a label.
 */
export const keepsDefault = (own: Element): boolean =>
  own.matches(kept) || (!own.matches('a[href], button') && own.closest('label') !== null);
