import { closest, distance } from 'fastest-levenshtein';
import type { Misconfiguration, Wanted } from './configuration.js';

/** Above this many edits a name is another name and not a misspelt one. */
const farthest = 3;

const words: Readonly<Record<Wanted, string>> = {
  JSON: 'is not JSON',
  object: 'is not a JSON object',
  selector: 'is not a selector',
  address: 'is not a web address',
  text: 'is not text',
  list: 'is neither a list of names nor text',
  boolean: 'is neither true nor false',
  once: 'stands there more than once, and the last one counts',
  one: 'stands on more than one script, and the first one counts',
};

/**
 * What tells a developer what is wrong with the tag, with the nearest known name; nothing
 * for an attribute that only looks like none of ours, since other tools mark script tags too.
 */
export function describe({
  attribute,
  value,
  known,
  wanted,
}: Misconfiguration): string | undefined {
  if (wanted) return `${attribute}: ${value === '' ? 'it' : value} ${words[wanted]}`;
  // The page's JSON has the names of the attributes without that.
  const name = attribute === 'data-auftritt' ? value.replace(/^data-/, '') : value;
  const nearest = closest(name, [...known]);
  const near = distance(name, nearest) <= farthest;
  if (attribute === value) {
    return near ? `unknown attribute ${attribute}; did you mean ${nearest}?` : undefined;
  }
  const hint = near ? `did you mean ${nearest}?` : `known are ${known.join(', ')}`;
  return `${attribute}: unknown name ${value}; ${hint}`;
}

/** Writes to the console what is wrong with the tag. */
export function tell(misconfigurations: readonly Misconfiguration[], tag?: Element): void {
  for (const line of misconfigurations.map(describe)) {
    if (line) console.warn(`auftritt: ${line}`, ...(tag ? [tag] : []));
  }
}
