import type { Literal } from 'acorn';
import { anyOf, literal, unknown, type Value } from './values.js';

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
