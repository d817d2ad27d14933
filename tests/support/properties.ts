import fc from 'fast-check';
import { it } from 'vitest';
import { hostileWords } from './page-mutations.js';
import { runs, seeds } from './seeds.js';

/** How many cases each property is tried with, by each seed. */
const ordinary = 150;

/** Marks, letters and parts of words that parsers give a meaning. */
const meaningful = [
  ...'<>"\'`&;:/\\#?=%()[]{}.,*+-~|@!$^_ \n\t\u0000\u00A0\u2013\u2028\uFEFF\uD800aZ09é',
  'javascript:',
  'data:',
  '__proto__',
  'script',
  'onerror=',
  '%20',
  '%E0%A4',
];

/** Text that nobody expects: known attacks, all of Unicode, heaps of marks, and very long words. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...hostileWords),
  fc.string({ unit: fc.constantFrom(...meaningful), maxLength: 30 }),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.json(),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
);

/** A test that a property holds for all that the arbitrary makes, by each seed. */
export function holdsForAll<Value>(
  title: string,
  arbitrary: fc.Arbitrary<Value>,
  check: (value: Value) => void,
): void {
  for (const { name, get } of seeds) {
    const numRuns = runs(ordinary);
    it(`${title}: ${name}`, { timeout: 30_000 + 100 * numRuns }, () => {
      fc.assert(fc.property(arbitrary, check), { seed: get(), numRuns });
    });
  }
}
