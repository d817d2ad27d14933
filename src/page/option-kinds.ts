import { isNumber, isSelector } from './options.js';

/** What the value of an option must be. */
export interface OptionKind<Value = unknown> {
  /** The words for it in a message. */
  readonly words: string;
  accepts(value: unknown): value is Value;
}

/** The values of options, by the kinds of them. */
export type ValuesOf<Kinds> = {
  readonly [Name in keyof Kinds]: Kinds[Name] extends OptionKind<infer Value> ? Value : never;
};

/** Makes the kind of option whose values a function accepts. */
export const that = <Value>(
  words: string,
  accepts: (value: unknown) => boolean,
): OptionKind<Value> => ({ words, accepts: (value): value is Value => accepts(value) });

/** One of a few values of JSON. */
export const oneOf = <const Values extends readonly unknown[]>(
  ...values: Values
): OptionKind<Values[number]> =>
  that(values.map((each) => JSON.stringify(each)).join(' or '), (value) => values.includes(value));

/** What one of two kinds accepts. */
export const either = <One, Other>(
  one: OptionKind<One>,
  other: OptionKind<Other>,
): OptionKind<One | Other> =>
  that(`${one.words} or ${other.words}`, (value) => one.accepts(value) || other.accepts(value));

/** A switch. */
export const flag = oneOf(true, false);

export const number = that<number>('a number', isNumber);

/** A number from another one on. */
export const from = (least: number): OptionKind<number> =>
  that(`a number from ${least} on`, (value) => isNumber(value) && value >= least);

/** A whole number from another one on. */
export const whole = (least: number): OptionKind<number> =>
  that(
    `a whole number from ${least} on`,
    (value) => Number.isInteger(value) && from(least).accepts(value),
  );

export const time = that<number>('a time in ms', from(0).accepts);

/** A text of a form. */
export const text = (words: string, form: RegExp): OptionKind<string> =>
  that(words, (value) => typeof value === 'string' && form.test(value));

export const selector = that<string>(
  'the selector of elements of the page',
  (value) => typeof value === 'string' && isSelector(value),
);

export const list = that<readonly unknown[]>('a list', Array.isArray);
