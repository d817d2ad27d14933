import { Problem } from '../../page/problem.js';
import { isSubmitter } from '../../page/submitters.js';
import { unclobbered } from '../../page/unclobbered.js';
import definition from './definition.js';

const { hooks } = definition;

/** A control of HTML that a visitor fills in. Buttons are excluded. */
export type NativeControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A control that a visitor fills in: one of HTML, or a form-associated custom element of the page. */
export type Control = HTMLElement;

export const isControl = (target: unknown): target is NativeControl =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

/** Whether an element is a custom element. A form's `localName` may be one of its fields. */
const isCustom = (element: unknown): element is HTMLElement =>
  element instanceof HTMLElement &&
  !(element instanceof HTMLFormElement) &&
  element.localName.includes('-');

/** Whether the target is a control of this form. */
export const isControlOf = (form: HTMLFormElement, target: unknown): target is Control =>
  isControl(target)
    ? target.form === form
    : isCustom(target) && [...unclobbered(form).elements].includes(target);

/** Whether the browser finds a control invalid. A custom element may show only that. */
export const isFaulty = (control: Control): boolean =>
  isControl(control)
    ? control.willValidate && !control.validity.valid
    : control.matches(':invalid');

/**
 * The controls of a form in document order, including those tied to it by `form=` or by broken nesting. Of
 * custom elements only those that are invalid.
 *
 * @param part only the controls inside it count
 */
export const controlsOf = (
  form: HTMLFormElement,
  part: ParentNode = unclobbered(document),
): Control[] =>
  [...part.querySelectorAll('input, select, textarea, :invalid')].filter((each) =>
    isControlOf(form, each),
  );

/**
 * Returns the element as a form; the requirements make sure that it is one. Throws a `Problem` if it has been
 * removed from the page, or has no control, because broken nesting has separated the controls from their form.
 */
export function formWithControls(element: HTMLElement): HTMLFormElement {
  if (!(element instanceof HTMLFormElement)) throw new TypeError('no form');
  if (!element.isConnected) throw new Problem(element, 'form is no longer on the page');
  if (controlsOf(element).length === 0) throw new Problem(element, 'form has no control');
  return element;
}

/** Whether the page's author has switched validation off for this way of submitting. */
export const isUnvalidated = (form: HTMLFormElement, submitter: unknown): boolean =>
  unclobbered(form).hasAttribute('novalidate') ||
  (isSubmitter(submitter) && submitter.formNoValidate);

/**
 * The innermost field around an element. An element that contains the whole form does not count as a
 * field.
 */
export function fieldAround(element: Element, form: HTMLFormElement): HTMLElement | null {
  const field = element.closest<HTMLElement>(hooks.formField);
  return field && !field.contains(form) ? field : null;
}

/** All fields around an element, from the innermost outwards. */
export function fieldsAround(element: Element, form: HTMLFormElement): HTMLElement[] {
  const fields: HTMLElement[] = [];
  let field = fieldAround(element, form);
  while (field) {
    fields.push(field);
    field = field.parentElement && fieldAround(field.parentElement, form);
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

/** The properties of a field that do not depend on events. */
interface FieldNow {
  /** Whether it has no help text. */
  readonly noHelp: boolean;
  /** Its controls that the server marked as invalid. */
  readonly sentInvalid: readonly Control[];
}

/** Whether the field itself has help text. Help text of a nested field does not count. */
function hasHelp(field: HTMLElement, form: HTMLFormElement): boolean {
  const helps = [...field.querySelectorAll(hooks.formHelp)];
  return helps.some((help) => fieldAround(help, form) === field && help.textContent.trim() !== '');
}

/** The fields of a form: those inside it, and those around controls that stand outside it. */
export function fieldsOf(form: HTMLFormElement): Map<HTMLElement, FieldNow> {
  const controls = controlsOf(form);
  const inside = unclobbered(form).querySelectorAll<HTMLElement>(hooks.formField);
  const sentInvalid = new Map<HTMLElement | null, Control[]>();
  for (const control of controls) {
    const field = fieldAround(control, form);
    const others = sentInvalid.get(field) ?? [];
    sentInvalid.set(field, control.hasAttribute('aria-invalid') ? [...others, control] : others);
  }
  const fields = new Map<HTMLElement, FieldNow>();
  for (const field of [...inside, ...sentInvalid.keys()]) {
    if (!field || fields.has(field)) continue;
    const noHelp = !hasHelp(field, form);
    fields.set(field, { noHelp, sentInvalid: sentInvalid.get(field) ?? [] });
  }
  return fields;
}
