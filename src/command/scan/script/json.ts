import type { Value } from './values.js';

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
      const items = value.items.map(jsonOf);
      return items.some((item) => item === undefined) ? undefined : items.filter(isJson);
    }
    case 'object': {
      if (!value.isWhole) return undefined;
      const entries = [...value.entries].map(([name, entry]) => [name, jsonOf(entry)] as const);
      return entries.some(([, entry]) => entry === undefined)
        ? undefined
        : Object.fromEntries(
            entries.flatMap(([name, entry]) => (isJson(entry) ? [[name, entry]] : [])),
          );
    }
    default:
      return undefined;
  }
}

const isJson = (value: Json | undefined): value is Json => value !== undefined;

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
