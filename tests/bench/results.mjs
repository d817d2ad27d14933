// What the benchmark has found, in docs/project/benchmark.json.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../../docs/project/benchmark.json', import.meta.url));

/** @typedef {{ low: number, median: number, high: number }} Spread */
/** @typedef {import('./competitors.mjs').Competitor} Competitor */
/** @typedef {{ notice: number, later: number, ahead: number }} Weights */
/** @typedef {{ largest: Spread, 'to no script': Spread, shift: number, notice?: Spread }} Painting */
/** @typedef {import('./measures/first-use.mjs').FirstUse} FirstUse */

/**
 * @typedef {object} Results
 * @property {string} browser
 * @property {number} rounds
 * @property {Record<string, Record<Exclude<Competitor, 'none'>, Weights>>} bytes
 * @property {Record<string, Record<Competitor, Painting>>} painting
 * @property {Record<string, Record<Competitor, Spread>>} blocking ms
 * @property {Record<string, Partial<Record<Competitor, FirstUse>>>} use
 */

/** @returns {Promise<Results>} */
export const readResults = async () => JSON.parse(await readFile(file, 'utf8'));

/**
 * Replaces the parts that have been measured anew.
 *
 * @param {object} measured
 */
export async function writeResults(measured) {
  const results = { ...(await readResults()), ...measured };
  await writeFile(file, `${JSON.stringify(results, null, 2)}\n`);
}
