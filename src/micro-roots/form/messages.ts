import { type Control, isControl } from './controls.js';
import { isGrouped } from './names.js';
import type wording from './wording.json';

/** The form's words in one language. */
export type Words = (typeof wording)['de'];

/**
 * The kinds of faults for which a template may set its own text, in `data-message-…` of the control.
 */
type Kind = 'required' | 'type' | 'short' | 'long' | 'low' | 'high' | 'step' | 'pattern';

/**
 * The browser's validity states (HTML, "Constraint validation"), in the order in which they are
 * reported.
 */
const kinds = [
  ['valueMissing', 'required'],
  ['badInput', 'type'],
  ['typeMismatch', 'type'],
  ['tooShort', 'short'],
  ['tooLong', 'long'],
  ['rangeUnderflow', 'low'],
  ['rangeOverflow', 'high'],
  ['stepMismatch', 'step'],
  ['patternMismatch', 'pattern'],
] as const satisfies readonly (readonly [keyof ValidityState, Kind])[];

/**
 * A text and the values for its placeholders; undefined if the script has none for the fault.
 */
type Sentence = readonly [word: keyof Words, values?: Readonly<Record<string, string>>] | undefined;

function missing(control: Control): Sentence {
  if (control instanceof HTMLSelectElement || isGrouped(control)) return ['missingChoice'];
  if (!(control instanceof HTMLInputElement)) return ['missing'];
  if (control.type === 'checkbox') return ['missingTick'];
  return [control.type === 'file' ? 'missingFile' : 'missing'];
}

/** The types of controls whose sentence has their name. */
const types = ['email', 'url', 'number', 'date', 'time', 'month', 'week'] as const;

function wrongType({ type }: HTMLInputElement): Sentence {
  const word = type === 'datetime-local' ? 'dateTime' : types.find((each) => each === type);
  return word && [word];
}

/** How a date is written, by the type of its control. */
const dateFormats: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  date: { dateStyle: 'long' },
  'datetime-local': { dateStyle: 'long', timeStyle: 'short' },
  month: { month: 'long', year: 'numeric' },
};

/** Writes a value of a control in the page's language. */
function written({ type }: HTMLInputElement, value: string, { language, weekOf }: Words): string {
  if (type === 'number' || type === 'range') {
    return new Intl.NumberFormat(language, { maximumFractionDigits: 20 }).format(Number(value));
  }
  if (type === 'week') {
    const [year = '', week = ''] = value.split('-W');
    return weekOf.replace('{week}', String(Number(week))).replace('{year}', year);
  }
  // Without a zone of its own a date with a time would be one of the visitor's zone.
  const date = new Date(type === 'datetime-local' ? `${value.replace(' ', 'T')}Z` : value);
  const format = dateFormats[type];
  if (!format || Number.isNaN(date.getTime())) return value;
  return new Intl.DateTimeFormat(language, { ...format, timeZone: 'UTC' }).format(date);
}

/**
 * The limits of dates and times get their own words ("earlier", "later").
 */
function outside(
  control: HTMLInputElement,
  limit: string,
  [ofNumber, ofTime]: readonly [keyof Words, keyof Words],
  words: Words,
): Sentence {
  const isNumber = control.type === 'number' || control.type === 'range';
  return [isNumber ? ofNumber : ofTime, { limit: written(control, limit, words) }];
}

/**
 * The allowed values just below and above the entered one. The browser finds them on a copy, with regard
 * to the limits (HTML, "stepDown", "stepUp").
 */
function besideSteps(control: HTMLInputElement, words: Words): Sentence {
  const values = (['stepDown', 'stepUp'] as const).map((step) => {
    const copy = document.importNode(control);
    copy.value = control.value;
    copy[step]();
    return copy.value;
  });
  // Next to a limit both steps lead to the same value, or one leads nowhere.
  const allowed = [...new Set(values)].filter((value) => value !== control.value);
  const [below, above] = allowed.map((value) => written(control, value, words));
  if (below && above) return ['step', { below, above }];
  return below ? ['stepOnly', { limit: below }] : undefined;
}

function sentence(kind: Kind, control: Control, words: Words): Sentence {
  if (kind === 'required') return missing(control);
  const isText = control instanceof HTMLTextAreaElement;
  if (!isText && !(control instanceof HTMLInputElement)) return undefined;
  const length = String(control.value.length);
  switch (kind) {
    case 'short':
      return ['short', { limit: String(control.minLength), length }];
    case 'long':
      return ['long', { limit: String(control.maxLength), length }];
  }
  if (isText) return undefined;
  switch (kind) {
    case 'type':
      return wrongType(control);
    case 'low':
      return outside(control, control.min, ['low', 'early'], words);
    case 'high':
      return outside(control, control.max, ['high', 'late'], words);
    case 'step':
      return besideSteps(control, words);
    case 'pattern':
      return control.title ? ['patternTitle', { title: control.title }] : ['pattern'];
  }
}

/** What is wrong with a control, and what is said of it. A custom element may keep both to itself. */
function validityOf(control: Control): { validity?: ValidityState; said: string } {
  if (isControl(control)) return { validity: control.validity, said: control.validationMessage };
  const validity: unknown = Reflect.get(control, 'validity');
  const said: unknown = Reflect.get(control, 'validationMessage');
  return {
    ...(validity instanceof ValidityState ? { validity } : {}),
    said: typeof said === 'string' ? said : '',
  };
}

/** What kind of fault a control has; undefined where a script of the page has found it. */
const kindOf = (validity: ValidityState | undefined): Kind | undefined =>
  validity?.customError ? undefined : kinds.find(([state]) => validity?.[state])?.[1];

/**
 * The page's own message for an invalid control, in its own language: one that the template has for the fault
 * (`data-message-required` and so on), or one that a script of the page has set (`setCustomValidity`, or a custom
 * element).
 */
export function messageOfPage(control: Control): string | undefined {
  const { validity, said } = validityOf(control);
  const kind = kindOf(validity);
  const ofTemplate = kind && control.getAttribute(`data-message-${kind}`)?.trim();
  if (ofTemplate) return ofTemplate;
  return said && (!kind || !isControl(control)) ? said : undefined;
}

/** The message for an invalid control: the page's own, else a sentence of ours with the control's name, or without one. */
export function messageOf(control: Control, name: string, words: Words): string {
  const ofPage = messageOfPage(control);
  if (ofPage !== undefined) return ofPage;
  const kind = kindOf(validityOf(control).validity);
  const unsaid: Sentence = [name ? 'check' : 'unnamed'];
  const [word, values] = (kind && name && sentence(kind, control, words)) || unsaid;
  const inserted: Readonly<Record<string, string>> = { ...values, name };
  return words[word].replaceAll(/\{(\w+)\}/g, (braces, key) => inserted[key] ?? braces);
}
