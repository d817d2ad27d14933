import { givenSeed, isLong } from './extent.js';

/** The seed that is tried each time. */
const fixed = 20_261_121;

/** Drawn anew by each process. */
const fresh = Math.floor(Math.random() * 2 ** 31);

/** A seed, and the words for it in the title of a test, which are the same in all processes. */
export interface Seed {
  readonly name: string;
  /** Prints it once in a process, so that the run can be repeated; to be called by a test. */
  get(): number;
}

function seed(name: string, value: number): Seed {
  let printed = false;
  return {
    name,
    get() {
      if (!printed) console.log(`${name}: AUFTRITT_SEED=${value}`);
      printed = true;
      return value;
    },
  };
}

/** The fixed seed, in the long run a fresh one too; where one is given, that alone. */
export const seeds: readonly Seed[] =
  givenSeed !== undefined
    ? [seed('the seed given', givenSeed)]
    : [seed('the fixed seed', fixed), ...(isLong ? [seed('a fresh seed', fresh)] : [])];
