/**
 * Seeds and numbers of the tests that try cases at random: `FUZZ_SEED` has one seed tried alone,
 * `FUZZ_RUNS` multiplies how many cases each test tries (docs/trust.md).
 */

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
      if (!printed) console.log(`${name}: FUZZ_SEED=${value}`);
      printed = true;
      return value;
    },
  };
}

const given = process.env.FUZZ_SEED;

/** A fixed seed and a fresh one; where one is given, that alone. */
export const seeds: readonly Seed[] = given
  ? [seed('the seed given', Number(given))]
  : [seed('the fixed seed', fixed), seed('a fresh seed', fresh)];

const factor = Number(process.env.FUZZ_RUNS ?? 1);

/** How many cases a test tries; `ordinary` is the number in the ordinary test command. */
export const runs = (ordinary: number): number => Math.max(1, Math.round(ordinary * factor));

/** Whether this is a long run, in which tables of cases are tried as a whole. */
export const isLong = factor >= 10;
