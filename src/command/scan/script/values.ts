import type { AnyNode, Literal } from 'acorn';
import type { AnyFunction } from './parse.js';

/** What is known of an expression's value without running the script. */
export type Value =
  | { readonly kind: 'literal'; readonly value: string | number | boolean | null | undefined }
  | { readonly kind: 'list'; readonly items: readonly Value[] }
  /** An object; `isWhole` is false where it may have more entries, or other ones. */
  | {
      readonly kind: 'object';
      readonly entries: ReadonlyMap<string, Value>;
      readonly isWhole: boolean;
    }
  /** Elements, in a jQuery object or not; `selector` is undefined where it is not known. */
  | { readonly kind: 'elements'; readonly selector: string | undefined }
  | { readonly kind: 'function'; readonly node: AnyFunction }
  /** One of several values, by what happens at run time. */
  | { readonly kind: 'any'; readonly values: readonly Value[] }
  | { readonly kind: 'jquery' | 'document' | 'window' | 'unknown' };

export const unknown: Value = { kind: 'unknown' };

export const literal = (value: string | number | boolean | null | undefined): Value => ({
  kind: 'literal',
  value,
});

export const elements = (selector?: string): Value => ({ kind: 'elements', selector });

/** The text of a value; undefined if it is none. */
export const textOf = (value: Value | undefined): string | undefined =>
  value?.kind === 'literal' && typeof value.value === 'string' ? value.value : undefined;

/** One of several values; those that are the same count once. */
export function anyOf(values: readonly Value[]): Value {
  const different = new Map(values.map((value) => [keyOf(value), value]));
  const [only, ...others] = different.values();
  if (!only) return unknown;
  return others.length === 0 ? only : { kind: 'any', values: [...different.values()] };
}

/** A text that is the same for equal simple values, and different for all others. */
function keyOf(value: Value): unknown {
  if (value.kind === 'literal') return `${typeof value.value} ${value.value}`;
  if (value.kind === 'elements') return `elements ${value.selector}`;
  return value;
}

/** Merges objects as `$.extend` and `Object.assign` do: later entries win. */
export function merge(values: readonly Value[]): Value {
  const entries = new Map<string, Value>();
  let isWhole = true;
  for (const value of values) {
    if (value.kind === 'object') {
      for (const [name, entry] of value.entries) entries.set(name, entry);
      isWhole &&= value.isWhole;
    } else if (value.kind !== 'literal') {
      isWhole = false;
    }
  }
  return { kind: 'object', entries, isWhole };
}

/** The arguments and the `this` with which a function is called. */
export interface Context {
  readonly args: readonly Value[];
  readonly self: Value;
}

/** The context of each function around a place, where one has been chosen. */
export type Frame = ReadonlyMap<AnyFunction, Context>;

/** Where nothing is known of how the functions around a place are called. */
export const anywhere: Frame = new Map();

export type Evaluate = (node: AnyNode, frame: Frame) => Value;

export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json };

/** The value as JSON; undefined if a part of it cannot be read or is no JSON. */
export function jsonOf(value: Value): Json | undefined {
  switch (value.kind) {
    case 'literal':
      return value.value;
    case 'list': {
      const items = value.items.flatMap((item) => {
        const json = jsonOf(item);
        return json === undefined ? [] : [json];
      });
      return items.length === value.items.length ? items : undefined;
    }
    case 'object': {
      const entries = [...value.entries].flatMap(([name, entry]) => {
        const json = jsonOf(entry);
        return json === undefined ? [] : [[name, json] as const];
      });
      const isKnown = value.isWhole && entries.length === value.entries.size;
      return isKnown ? Object.fromEntries(entries) : undefined;
    }
    default:
      return undefined;
  }
}

/** The options that a call passes, as far as they can be read; `isWhole` is false where there may be others. */
export function optionsOf(value: Value = literal(undefined)) {
  if (value.kind === 'object') return { values: value.entries, isWhole: value.isWhole };
  const isNone = value.kind === 'literal' && value.value === undefined;
  return { values: new Map<string, Value>(), isWhole: isNone };
}

/** The global names that a script may use for what we know. */
export const globals: ReadonlyMap<string, Value> = new Map<string, Value>([
  ['window', { kind: 'window' }],
  ['self', { kind: 'window' }],
  ['globalThis', { kind: 'window' }],
  ['document', { kind: 'document' }],
  ['undefined', literal(undefined)],
  ['$', { kind: 'jquery' }],
  ['jQuery', { kind: 'jquery' }],
]);

/** The value of a literal; unknown for a regular expression and for numbers of any size. */
export function literalIn({ value, regex }: Literal): Value {
  const isPlain = value === null || ['string', 'number', 'boolean'].includes(typeof value);
  if (!isPlain || regex || typeof value === 'bigint' || value instanceof RegExp) return unknown;
  return literal(value);
}

/** What an operator before a value gives. */
export function unary(operator: string, value: Value): Value {
  if (operator === 'void') return literal(undefined);
  if (value.kind !== 'literal') return unknown;
  if (operator === '!') return literal(!value.value);
  if (operator === '-') return literal(-Number(value.value));
  return operator === '+' ? literal(Number(value.value)) : unknown;
}

/** What an operator between two values gives. */
export function binary(operator: string, left: Value, right: Value): Value {
  if (left.kind !== 'literal' || right.kind !== 'literal') return unknown;
  const [a, b] = [left.value, right.value];
  if (operator === '+') {
    return typeof a === 'number' && typeof b === 'number' ? literal(a + b) : literal(`${a}${b}`);
  }
  if (typeof a !== 'number' || typeof b !== 'number') return unknown;
  if (operator === '*') return literal(a * b);
  if (operator === '-') return literal(a - b);
  return operator === '/' ? literal(a / b) : unknown;
}

/** One of two values, by a test; unknown where the test cannot be read and they differ. */
export function chosen(test: Value, first: () => Value, second: () => Value): Value {
  if (test.kind === 'literal') return test.value ? first() : second();
  if (test.kind !== 'unknown') return first();
  const either = anyOf([first(), second()]);
  return either.kind === 'any' ? unknown : either;
}

/** A member of an object or a list; `name` is undefined where it cannot be read. */
export function memberOf(of: Value, name: string | undefined): Value {
  if (of.kind === 'object' && name !== undefined) {
    return of.entries.get(name) ?? (of.isWhole ? literal(undefined) : unknown);
  }
  if (of.kind !== 'list') return unknown;
  if (name === undefined) return anyOf(of.items);
  return of.items[Number(name)] ?? unknown;
}
