import { closest, distance } from 'fastest-levenshtein';
import { attributes } from './attributes.js';
import type { Misconfiguration, Wanted } from './tag.js';

/** With more edits than this, a name counts as a different name, not as a misspelt one. */
const farthest = 3;

const words: Readonly<Record<Wanted, string>> = {
  JSON: 'is not JSON',
  object: 'is not a JSON object',
  selector: 'is not a selector',
  address: 'is not a web address',
  text: 'is not text',
  list: 'is neither a list of names nor text',
  boolean: 'is neither true nor false',
  number: 'is not a whole number from 1',
  name: 'is not a name: letters, digits, _ and -, and not cms',
  once: 'stands there more than once, and the last one counts',
  nonce: 'is not taken: this script lacks the nonce of the tag',
  one: 'stands on more than one script, and the first one counts',
};

/**
 * Describes an error in the tag to the developer, with the nearest known name. Returns undefined for an
 * attribute that resembles none of ours, since other tools put attributes on script tags too.
 */
export function describe({
  attribute,
  value,
  known,
  wanted,
}: Misconfiguration): string | undefined {
  if (wanted) return `${attribute}: ${value === '' ? 'it' : value} ${words[wanted]}`;
  // The page's JSON has the names of the attributes without `data-`.
  const name = attribute === 'data-auftritt' ? value.replace(/^data-/, '') : value;
  const names = known === 'attributes' ? attributes : known;
  const nearest = closest(name, [...names]);
  const isNear = distance(name, nearest) <= farthest;
  if (known === 'attributes') {
    return isNear ? `unknown attribute ${attribute}; did you mean ${nearest}?` : undefined;
  }
  const hint = isNear ? `did you mean ${nearest}?` : `known are ${names.join(', ')}`;
  return `${attribute}: unknown name ${value}; ${hint}`;
}

/** Writes the errors in the tag to the console. */
export function tell(misconfigurations: readonly Misconfiguration[], tag?: Element): void {
  for (const line of misconfigurations.map(describe)) {
    if (line) console.warn(`auftritt: ${line}`, ...(tag ? [tag] : []));
  }
}
