import { unclobbered } from '../../../page/unclobbered.js';
import type { Control } from '../controls.js';
import type { SentFault } from '../faults.js';

/**
 * What faulty controls, or elements around them, are in the templates of TYPO3 (Form, powermail), WordPress (Contact
 * Form 7, WPForms, Gravity Forms, Elementor), Symfony, Laravel, Rails (simple_form too) and Django (crispy-forms too).
 */
const marks =
  '[aria-invalid]:not([aria-invalid="false" i],[aria-invalid=""]),.has-error,.is-invalid,.error,.field_with_errors,.form-group-invalid,.powermail_field_error,.f3-form-error,.wpcf7-not-valid,.wpforms-error,.wpforms-has-error,.gfield_error,.elementor-error,[class*="border-red-"]';
/** What a message is in, whatever a template calls it exactly. */
const messages = [
  'class*="error',
  'class*="invalid',
  'class*="not-valid',
  'id*="error',
  'class*="danger',
]
  .map((part) => `[${part}" i]`)
  .concat('[class*="validation_message"],[class*="-red-"],[style*="red"],[role="alert"]')
  .join();
/** Symfony's own layout has a list without any class, in the field; crispy-forms has an alert above the form. */
const inField = `${messages},ul:not([class]) > li`;
const ofForm = `${messages},[class*="alert"],.wpcf7-response-output`;
/** What old templates of Bootstrap have in a marked field, beside or in place of its help. */
const inHelp = '.help-block li,.help-block strong';
/** What is said to screen readers alone, before the message, and signs. */
const unsaid =
  '.wpforms-hidden,.visually-hidden,.sr-only,.screen-reader-text,.form-error-icon,script,style,template';

/** What visitors fill in. */
export const controls = 'input:not([type="hidden" i]),select,textarea';

/** What a list has, with what is above it. */
const entries = 'li,p,h2,h3,h4';

/** What an element says; empty without a letter, as an asterisk is. */
function textOf(element: Element): string {
  const copy = element.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const each of copy.querySelectorAll(unsaid)) each.remove();
  const text = copy.textContent.replaceAll(/\s+/g, ' ').replace(/^[\s*]+/, '');
  return /\p{L}/u.test(text) ? text.trim() : '';
}

/**
 * What an element, and those in it, say that contain neither others of them that say something, nor a control or its
 * label. Each entry of a list stands by itself.
 */
const textsIn = (part: Element, selector: string): readonly string[] =>
  [...(part.matches(selector) ? [part] : []), ...part.querySelectorAll(selector)]
    .filter((each) => !each.querySelector(`${controls},label`) && !each.closest(unsaid))
    .filter((each) => ![...each.querySelectorAll(selector)].some(textOf))
    .flatMap((each) => (each.querySelector('li') ? [...each.querySelectorAll(entries)] : [each]))
    .map(textOf)
    .filter(Boolean);

/** What belongs to a field and stands beside it: the list that Django puts before a paragraph, and what follows a control. */
function beside(field: Element): readonly Element[] {
  const { previousElementSibling: list } = field;
  const found = list?.matches('.errorlist:not(.nonfield)') ? [list] : [];
  let next = field.matches(`${controls},label`) ? field.nextElementSibling : null;
  const ends = `${controls},label:not(.error),button`;
  while (next && !next.matches(`${ends},:has(${ends})`)) {
    found.push(next);
    next = next.nextElementSibling;
  }
  return found;
}

/** What elements say that have a text of their own. */
const allTextsIn = (part: Element): readonly string[] =>
  [...part.querySelectorAll('*')]
    .filter((each) => [...each.childNodes].some((node) => node instanceof Text && node.data.trim()))
    .map(textOf)
    .filter(Boolean);

const nameOf = (control: Element): string => control.getAttribute('name') ?? '';

/** The controls of a form that visitors fill in, by their names. */
export function byName(form: HTMLFormElement): ReadonlyMap<string, Control[]> {
  const groups = new Map<string, Control[]>();
  for (const control of unclobbered(form).elements) {
    const name = nameOf(control);
    if (!name || !(control instanceof HTMLElement) || control.matches('button,[type="hidden" i]'))
      continue;
    groups.set(name, [...(groups.get(name) ?? []), control]);
  }
  return groups;
}

/** The largest element around a control that has no control of another name. */
function fieldOf(control: Element, form: Element): Element {
  let field = control;
  for (;;) {
    const { parentElement } = field;
    if (!parentElement || parentElement === form) return field;
    const others = [...parentElement.querySelectorAll(controls)];
    if (others.some((other) => nameOf(other) !== nameOf(control))) return field;
    field = parentElement;
  }
}

/** A control's label in the answer, without its asterisk, as lists of messages begin with it. */
const labelOf = (control: Element | undefined): string =>
  control instanceof HTMLInputElement ||
  control instanceof HTMLSelectElement ||
  control instanceof HTMLTextAreaElement
    ? [...(control.labels ?? [])]
        .map(textOf)
        .join(' ')
        .replace(/[\s*:]+$/, '')
    : '';

/** What a server has found wrong in a form, and with it. */
interface Refusal {
  readonly faults: readonly SentFault[];
  /** What is said of the form as a whole. */
  readonly remarks: readonly string[];
}

/**
 * Reads what a server has found wrong in a form that it has sent again. What is not marked counts only if it has not
 * been on the page before.
 *
 * @param html the answer
 * @param theirs the controls of the form in it
 * @param mine those of the form on the page
 * @param before the page before it was sent
 */
export function readRefusal(
  html: Element,
  form: HTMLFormElement,
  theirs: ReadonlyMap<string, readonly Control[]>,
  mine: ReadonlyMap<string, readonly Control[]>,
  before: Element,
): Refusal {
  const shown = new Set([...allTextsIn(before), ...textsIn(before, inField)]);
  const newIn = (texts: readonly string[]): string[] => [
    ...new Set(texts.filter((text) => !shown.has(text))),
  ];

  /** What is said in a part; undefined where nothing is wrong in it. */
  const messageIn = (part: Element, isMarked: boolean): string | undefined => {
    const said = newIn([part, ...beside(part)].flatMap((each) => textsIn(each, inField)));
    if (said.length > 0) return said.join(' ');
    if (!isMarked) return undefined;
    const [first] = newIn(allTextsIn(part));
    if (first) return first;
    return textsIn(part, `:is(${messages}):not(label)`)[0] ?? textsIn(part, inHelp)[0] ?? '';
  };

  const messagesByName = new Map<string, string>();
  /** What marks several controls at once → the names of the controls. */
  const groups = new Map<Element, string[]>();
  for (const [name, group] of theirs) {
    for (const control of group) {
      const field = fieldOf(control, form);
      const around = control.closest(marks);
      const isAround = around !== null && around !== form && form.contains(around);
      const isMarked = isAround
        ? field.contains(around)
        : [...field.querySelectorAll(marks)].some((each) =>
            each.querySelector(`${controls},label`),
          );
      const message = messageIn(field, isMarked);
      if (message !== undefined) messagesByName.set(name, messagesByName.get(name) || message);
      else if (isAround) groups.set(around, [...(groups.get(around) ?? []), name]);
    }
  }

  const remarks = new Set(newIn([...textsIn(html, ofForm), ...textsIn(form, inField)]));
  const faults: SentFault[] = [];
  const add = (names: readonly string[], message: string): void => {
    const [first, ...others] = names.flatMap((name) => mine.get(name) ?? []);
    if (first) faults.push({ controls: [first, ...others], message });
  };
  for (const [name, message] of messagesByName) {
    const label = labelOf(theirs.get(name)?.[0]).toLowerCase();
    const ofIt = [...remarks].find((text) => label && text.toLowerCase().startsWith(label));
    add([name], message || (ofIt ?? ''));
    // The field says it.
    for (const text of remarks) if (text === message || text === ofIt) remarks.delete(text);
  }
  for (const [around, names] of groups) {
    const isSaid = [...theirs].some(
      ([name, group]) => messagesByName.has(name) && group.some((each) => around.contains(each)),
    );
    const message = isSaid ? undefined : messageIn(around, true);
    if (message === undefined) continue;
    add([...new Set(names)], message);
    remarks.delete(message);
  }
  return { faults, remarks: [...remarks] };
}
