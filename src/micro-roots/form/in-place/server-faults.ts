import { unclobbered } from '../../../page/unclobbered.js';
import type { Control } from '../controls.js';
import type { SentFault } from '../faults.js';

/**
 * What faulty controls, or elements around them, are in the templates of TYPO3 (Form, powermail), WordPress (Contact
 * Form 7, WPForms, Gravity Forms), Symfony, Laravel, Rails (simple_form too) and Django (crispy-forms too).
 */
const marks =
  '[aria-invalid]:not([aria-invalid="false" i],[aria-invalid=""]),.has-error,.is-invalid,.error,.field_with_errors,.powermail_field_error,.f3-form-error,.wpcf7-not-valid,.wpforms-error,.wpforms-has-error,.gfield_error,[class*="border-red-"]';
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
  '.wpforms-hidden,[class*="visually-hidden"],.sr-only,.screen-reader-text,.form-error-icon,script,style,template';

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
  let { previousElementSibling: list } = field;
  // A paragraph of Django's ends before a group of boxes.
  if (list?.matches(`p:has(label):not(:has(${controls}))`)) list = list.previousElementSibling;
  const lists = list?.matches('.errorlist:not(.nonfield)') ? [list] : [];
  let next = field.matches(`${controls},label`) ? field.nextElementSibling : null;
  const ends = `${controls},label:not(.error),button`;
  while (next && !next.matches(`${ends},:has(${ends})`)) {
    lists.push(next);
    next = next.nextElementSibling;
  }
  return lists;
}

/** What elements say that have a text of their own. */
const allTextsIn = (part: Element): readonly string[] =>
  [...part.querySelectorAll('*')]
    .filter((each) => [...each.childNodes].some((node) => node instanceof Text && node.data.trim()))
    .map(textOf)
    .filter(Boolean);

const fieldName = (control: Element): string => control.getAttribute('name') ?? '';

/** The controls of a form that visitors fill in, by their names. */
export function byName(form: HTMLFormElement): ReadonlyMap<string, Control[]> {
  const groups = new Map<string, Control[]>();
  for (const control of unclobbered(form).elements) {
    const name = fieldName(control);
    if (!name || !(control instanceof HTMLElement) || control.matches('button,[type="hidden" i]'))
      continue;
    groups.set(name, [...(groups.get(name) ?? []), control]);
  }
  return groups;
}

/** The largest element around one that has no control of another name. */
function fieldOf(element: Element, form: Element, names: readonly string[]): Element {
  let field = element;
  for (;;) {
    const { parentElement } = field;
    if (!parentElement || parentElement === form) return field;
    const others = [...parentElement.querySelectorAll(controls)];
    if (others.some((other) => !names.includes(fieldName(other)))) return field;
    field = parentElement;
  }
}

/** The outermost marked element around a control, which may be the control. */
function markedAround(control: Element, form: Element): Element | undefined {
  let marked: Element | undefined;
  for (let each: Element | null = control; each && each !== form; each = each.parentElement)
    if (each.matches(marks)) marked = each;
  return marked;
}

/** How a control, or its group, is called in the answer, without an asterisk: lists of messages begin with it. */
const labelsOf = (control: Element | undefined, field: Element | undefined): readonly string[] =>
  [
    ...(control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
      ? (control.labels ?? [])
      : []),
    ...(field?.querySelectorAll('label,legend') ?? []),
  ]
    .map((label) =>
      textOf(label)
        .replace(/[\s*:]+$/, '')
        .toLowerCase(),
    )
    .filter(Boolean);

/** What is said of a control where it says itself by what it is described (`aria-describedby`). */
const describing = (control: Element, html: Element): readonly string[] =>
  ['errormessage', 'describedby']
    .flatMap((name) => control.getAttribute(`aria-${name}`)?.split(/\s+/) ?? [])
    .flatMap((id) => [...html.querySelectorAll(`[id=${JSON.stringify(id)}]`)])
    .map(textOf)
    .filter(Boolean);

/**
 * What entries of a list are of: the names of the controls that an entry leads to, or else that of the control with the
 * longest label that it begins with.
 */
function ownersOf(
  texts: Iterable<string>,
  html: Element,
  form: Element,
  groups: ReadonlyMap<string, readonly Control[]>,
  fields: ReadonlyMap<string, Element | undefined>,
): ReadonlyMap<string, readonly string[]> {
  const owners = new Map<string, readonly string[]>();
  const labels = [...groups]
    .flatMap(([name, [control]]) =>
      labelsOf(control, fields.get(name)).map((label) => [label, name] as const),
    )
    .sort(([a], [b]) => b.length - a.length);
  for (const text of texts) {
    const [, name] = labels.find(([label]) => text.toLowerCase().startsWith(label)) ?? [];
    if (name) owners.set(text, [name]);
  }
  for (const link of html.querySelectorAll('li a[href*="#"]')) {
    const id = link.getAttribute('href')?.split('#')[1];
    const target = form.querySelector(`[id=${JSON.stringify(id)}]`);
    const names = [...groups.keys()].filter((name) =>
      groups.get(name)?.some((control) => target?.contains(control)),
    );
    if (names.length > 0) owners.set(textOf(link.closest('li') ?? link), names);
  }
  return owners;
}

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
    const [first] = newIn([
      ...[...part.querySelectorAll('*'), part].flatMap((each) => describing(each, html)),
      ...allTextsIn(part),
    ]);
    if (first) return first;
    return textsIn(part, `:is(${messages}):not(label)`)[0] ?? textsIn(part, inHelp)[0] ?? '';
  };

  const remarks = new Set(newIn([...textsIn(html, ofForm), ...textsIn(form, inField)]));
  const fields = new Map(
    [...theirs].map(([name, [control]]) => [name, control && fieldOf(control, form, [name])]),
  );
  const owners = ownersOf(remarks, html, form, theirs, fields);
  const faults: SentFault[] = [];
  const said = new Set<string>();
  const add = (names: readonly string[], message: string): void => {
    const [first, ...others] = names.flatMap((name) => mine.get(name) ?? []);
    const listed = [...remarks].filter((text) =>
      owners.get(text)?.some((name) => names.includes(name)),
    );
    // The field says it.
    for (const text of [message, ...listed]) remarks.delete(text);
    for (const name of names) said.add(name);
    if (first) faults.push({ controls: [first, ...others], message: message || listed.join(' ') });
  };
  /** What marks several controls at once → their names, and whether each is marked itself. */
  const groups = new Map<Element, Map<string, boolean>>();
  for (const [name, group] of theirs) {
    const field = fields.get(name);
    if (!field) continue;
    const markedGroup = group.map((control) => markedAround(control, form)).find(Boolean);
    const isMarked =
      group.some((control) => field.contains(control.closest(marks))) ||
      [...field.querySelectorAll(marks)].some((each) => each.querySelector(`${controls},label`));
    const message = messageIn(field, isMarked);
    if (message) add([name], message);
    else if (markedGroup && !field.contains(markedGroup))
      groups.set(markedGroup, (groups.get(markedGroup) ?? new Map()).set(name, isMarked));
    else if (isMarked) add([name], '');
  }
  for (const [around, names] of groups) {
    const isSaid = [...said].some((name) =>
      theirs.get(name)?.some((each) => around.contains(each)),
    );
    const all = [...names.keys()];
    const marked = all.filter((name) => names.get(name));
    const message = isSaid ? '' : messageIn(fieldOf(around, form, all), true);
    if (message || (!isSaid && marked.length === 0))
      add(marked.length > 0 ? marked : all, message ?? '');
    else for (const name of marked) add([name], '');
  }
  return { faults, remarks: [...remarks] };
}
