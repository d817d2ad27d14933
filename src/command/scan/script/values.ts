import type { AnyNode } from 'acorn';

export type AnyFunction = Extract<
  AnyNode,
  { type: 'FunctionDeclaration' | 'FunctionExpression' | 'ArrowFunctionExpression' }
>;

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

export type Evaluate = (node: AnyNode, frame: Frame) => Value;

export const isFunction = (node: AnyNode | undefined): node is AnyFunction =>
  node?.type === 'FunctionDeclaration' ||
  node?.type === 'FunctionExpression' ||
  node?.type === 'ArrowFunctionExpression';

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

/** The options of a call: each that can be read, and the names of the others. */
export interface Options {
  readonly values: ReadonlyMap<string, Value>;
  /** Why not all of them are known; undefined if they are. */
  readonly isWhole: boolean;
}

/** Reads the object with the options that a call passes. */
export function optionsOf(value: Value | undefined): Options {
  if (!value || (value.kind === 'literal' && value.value === undefined)) {
    return { values: new Map(), isWhole: true };
  }
  return value.kind === 'object'
    ? { values: value.entries, isWhole: value.isWhole }
    : { values: new Map(), isWhole: false };
}
