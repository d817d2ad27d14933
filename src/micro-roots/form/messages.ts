import type { Control } from './controls.js';
import type { wording } from './wording.js';

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
 * A text and the values for its placeholders; undefined if the script has no text for the fault.
 */
type Sentence = readonly [word: keyof Words, values?: Readonly<Record<string, string>>] | undefined;

function missing(control: Control): Sentence {
  if (control instanceof HTMLSelectElement) return ['missingChoice'];
  switch (control.type) {
    case 'radio':
      return ['missingChoice'];
    case 'checkbox':
      return ['missingTick'];
    case 'file':
      return ['missingFile'];
    default:
      return ['missing'];
  }
}

function wrongType({ type }: Control): Sentence {
  switch (type) {
    case 'email':
    case 'url':
    case 'number':
    case 'date':
    case 'time':
      return [type];
    default:
      return undefined;
  }
}

const asNumber = (value: number, language: string): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 20 }).format(value);

/**
 * The limits of dates and times get their own words ("earlier", "later"). Months and weeks are left to
 * the browser.
 */
function outside(
  type: string,
  limit: string,
  [ofNumber, ofTime]: readonly [keyof Words, keyof Words],
  language: string,
): Sentence {
  switch (type) {
    case 'number':
    case 'range':
      return [ofNumber, { limit: asNumber(Number(limit), language) }];
    case 'date': {
      const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
      return [ofTime, { limit: format.format(new Date(limit)) }];
    }
    case 'time':
      return [ofTime, { limit }];
    default:
      return undefined;
  }
}

/** The allowed numbers just below and above the entered one (HTML, "The step attribute"). */
function besideSteps(control: HTMLInputElement, language: string): Sentence {
  if (control.type !== 'number' && control.type !== 'range') return undefined;
  const step = Number(control.step || '1');
  const base = Number(control.min || control.getAttribute('value') || '0');
  const below = Math.floor((control.valueAsNumber - base) / step);
  const [low, high] = [below, below + 1].map((count) =>
    Number((base + count * step).toPrecision(12)),
  );
  if (low === undefined || high === undefined || Number.isNaN(low)) return undefined;
  return ['step', { below: asNumber(low, language), above: asNumber(high, language) }];
}

function sentence(kind: Kind, control: Control, language: string): Sentence {
  const length = String(control.value.length);
  if (kind === 'required') return missing(control);
  if (control instanceof HTMLSelectElement) return undefined;
  switch (kind) {
    case 'type':
      return wrongType(control);
    case 'short':
      return ['short', { limit: String(control.minLength), length }];
    case 'long':
      return ['long', { limit: String(control.maxLength), length }];
  }
  if (control instanceof HTMLTextAreaElement) return undefined;
  switch (kind) {
    case 'low':
      return outside(control.type, control.min, ['low', 'early'], language);
    case 'high':
      return outside(control.type, control.max, ['high', 'late'], language);
    case 'step':
      return besideSteps(control, language);
    case 'pattern':
      return control.title ? ['patternTitle', { title: control.title }] : ['pattern'];
  }
}

/**
 * The message as browsers show it. For a pattern it includes the `title`, in which the author describes
 * the pattern.
 */
function browsersMessage(control: Control): string {
  const description = control.validity.patternMismatch ? control.title : '';
  return [control.validationMessage, description].filter(Boolean).join(' ');
}

/**
 * The message for an invalid control: the first of these that there is. A script of the page has set one
 * (`setCustomValidity`); the template has words for the fault (`data-message-required` and so on); the
 * script has a sentence with the field's name; the browser has a message in its own language.
 */
export function messageOf(control: Control, name: string, words: Words): string {
  const { validity } = control;
  const kind = validity.customError ? undefined : kinds.find(([state]) => validity[state])?.[1];
  if (!kind) return browsersMessage(control);
  const own = control.getAttribute(`data-message-${kind}`)?.trim();
  if (own) return own;
  const [word, values] = (name && sentence(kind, control, words.language)) || [];
  if (!word) return browsersMessage(control);
  const inserted: Readonly<Record<string, string>> = { ...values, name };
  return words[word].replaceAll(/\{(\w+)\}/g, (braces, key) => inserted[key] ?? braces);
}
