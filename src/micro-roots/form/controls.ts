import type { Page } from '../../page/page.js';
import { Problem } from '../../page/problem.js';
import { submitters } from './submitters.js';

/** What a visitor fills in; buttons and custom elements are not among them. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What submits a form. */
export type Submitter = HTMLButtonElement | HTMLInputElement;

export const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

/** Whether it is a button that submits a form. */
export const isSubmitter = (target: unknown): target is Submitter =>
  (target instanceof HTMLButtonElement || target instanceof HTMLInputElement) &&
  target.matches(submitters);

/**
 * The controls of a form in the order of the page, with those tied to it by `form=` or by broken
 * nesting. Not read from `form.elements`, which a control of that name would hide (HTML, "The form
 * element", named properties).
 */
export const controlsOf = (form: HTMLFormElement): Control[] =>
  [...document.querySelectorAll('input, select, textarea')]
    .filter(isControl)
    .filter((control) => control.form === form);

/**
 * The element as a form, which the requirements make sure of. Throws a `Problem` where it has been taken
 * off the page, or has no control: then broken nesting has left the controls without their form.
 */
export function formWithControls(element: HTMLElement): HTMLFormElement {
  if (!(element instanceof HTMLFormElement)) throw new TypeError('no form');
  if (!element.isConnected) throw new Problem(element, 'form is no longer on the page');
  if (controlsOf(element).length === 0) throw new Problem(element, 'form has no control');
  return element;
}

/** Whether the author asked the browser not to validate on this way of submitting. */
export const isUnvalidated = (form: HTMLFormElement, submitter: unknown): boolean =>
  form.hasAttribute('novalidate') || (isSubmitter(submitter) && submitter.formNoValidate);

/** The field around an element, the innermost; what holds the whole form is none of its fields. */
export function fieldAround(
  element: Element,
  form: HTMLFormElement,
  page: Page,
): HTMLElement | null {
  const field = element.closest<HTMLElement>(page.selectors.formField);
  return field && !field.contains(form) ? field : null;
}

/** All fields around an element, from the innermost outwards. */
export function fieldsAround(element: Element, form: HTMLFormElement, page: Page): HTMLElement[] {
  const fields: HTMLElement[] = [];
  let field = fieldAround(element, form, page);
  while (field) {
    fields.push(field);
    field = field.parentElement && fieldAround(field.parentElement, form, page);
  }
  return fields;
}

/** Whether both are radio buttons of one group (HTML, "radio button group"). */
export const inOneGroup = (one: unknown, other: unknown): boolean =>
  one instanceof HTMLInputElement &&
  other instanceof HTMLInputElement &&
  one.type === 'radio' &&
  other.type === 'radio' &&
  one.name !== '' &&
  one.name === other.name &&
  one.form === other.form;

/** Whether an element is rendered, so that a visitor can see it or what is put beside it. */
export const isShown = (element: Element): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
