/**
 * Which cases a run tries. `npm test` is the short run: it takes a part of each table, by a fixed
 * seed. `npm run test:all` is the long run: it takes every case, and tries fresh seeds too. Only this
 * file reads the environment for it (docs/project/tests.md):
 *
 * - `AUFTRITT_TESTS=all` is the long run; unset or `short`, the short one.
 * - `AUFTRITT_SEED=…` tries one seed alone, to repeat a failure.
 */

const wanted = process.env.AUFTRITT_TESTS ?? 'short';
if (wanted !== 'short' && wanted !== 'all') {
  throw new Error(`AUFTRITT_TESTS is short or all, not ${wanted}`);
}

/** Whether this is the long run. */
export const isLong = wanted === 'all';

/** The cases of this run: all of them in the long run, in the short one those that are chosen. */
export const casesOf = <Case>(
  all: readonly Case[],
  isShort: (each: Case, index: number) => boolean,
): readonly Case[] => (isLong ? all : all.filter(isShort));

/** Chooses every other case of a table, beginning with the first. */
export const everyOther = (_: unknown, index: number): boolean => index % 2 === 0;

/**
 * The tags of a test in a long list of short ones: the short run takes few of them, by the letters of the name,
 * since a worker that loads one file cannot count those of the others.
 */
export const tagsOf = (name: string): string[] =>
  [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 42 === 0
    ? []
    : ['@long'];

/** How many times as many random cases the long run tries. */
export const longFactor = 40;

/** How many random cases a test tries; `ordinary` is the number in the short run. */
export const runs = (ordinary: number): number => (isLong ? longFactor * ordinary : ordinary);

/** The one seed to try, or undefined. */
export const givenSeed: number | undefined = process.env.AUFTRITT_SEED
  ? Number(process.env.AUFTRITT_SEED)
  : undefined;
if (givenSeed !== undefined && !Number.isInteger(givenSeed)) {
  throw new Error(`AUFTRITT_SEED is a whole number, not ${process.env.AUFTRITT_SEED}`);
}
