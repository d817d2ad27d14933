import fc from 'fast-check';
import { it } from 'vitest';
import { runs } from './extent.js';
import { seeds } from './seeds.js';

/** How many cases each property is tried with, by each seed. */
const ordinary = 150;

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
