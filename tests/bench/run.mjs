// The benchmark: this script beside the same pages without any, with the stack it replaces and with the one
// that a developer would take today. `npm run bench` measures everything, writes docs/project/benchmark.json
// and the tables made of it; `npm run bench -- painting bytes` measures these parts anew and keeps the others.
// BENCH_ROUNDS is the number of rounds. With `tables` alone nothing is measured.
import { provideBuild } from '../../build/up-to-date.mjs';
import { launch } from './browser.mjs';
import { competitors, serve } from './competitors.mjs';
import { weigh, weighed } from './measures/bytes.mjs';
import { answer, choosing } from './measures/choosing.mjs';
import { endurance } from './measures/endurance.mjs';
import { firstUse, sections } from './measures/first-use.mjs';
import { firstVisit, visited } from './measures/first-visit.mjs';
import { galleryPage } from './measures/gallery.mjs';
import { growth, growthPages } from './measures/growth.mjs';
import { kinds, starting } from './measures/starting.mjs';
import { blockingTime, inSight, longestOwnTask } from './measures/tasks.mjs';
import { readResults, writeResults } from './results.mjs';
import { median, ratio, spread } from './statistics.mjs';
import { writeTables } from './tables.mjs';

/** @typedef {import('./competitors.mjs').Competitor} Competitor */
/** @typedef {{ browser: import('@playwright/test').Browser, origin: string }} Bench */

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);

/** @param {string} path @param {string} competitor */
const as = (path, competitor) => `${path}?competitor=${competitor}`;

/**
 * Measures every stack in turns, so that what else the machine does falls on all of them.
 *
 * @template Value
 * @param {readonly Competitor[]} stacks @param {number} times
 * @param {(competitor: Competitor) => Promise<Value>} measure
 * @returns {Promise<Record<string, Value[]>>}
 */
async function byTurns(stacks, times, measure) {
  /** @type {Record<string, Value[]>} */
  const values = {};
  for (let round = 0; round < times; round += 1) {
    for (const competitor of stacks) {
      values[competitor] = [...(values[competitor] ?? []), await measure(competitor)];
    }
  }
  return values;
}

/**
 * @template Value, Result
 * @param {Readonly<Record<string, Value>>} record
 * @param {(value: Value, name: string) => Promise<Result>} measure
 * @returns {Promise<Record<string, Result>>}
 */
async function each(record, measure) {
  /** @type {Record<string, Result>} */
  const results = {};
  for (const [name, value] of Object.entries(record)) results[name] = await measure(value, name);
  return results;
}

/** The pages whose blocking is measured. @type {Record<string, { path: string, height?: number }>} */
const blocked = {
  ...Object.fromEntries(Object.entries(visited).map(([name, path]) => [name, { path }])),
  'every section visible': inSight,
};

/** @param {readonly number[]} values */
const tenths = (values) => Math.round(10 * median(values)) / 10;

/** When the notice of a stack of ours was painted. @param {readonly import('./measures/first-visit.mjs').Visit[]} visits */
function noticeOf(visits) {
  const times = visits.flatMap(({ notice }) => (notice === undefined ? [] : [Math.round(notice)]));
  return times.length > 0 && { notice: spread(times) };
}

/** The parts of the benchmark: name → what it measures. */
const parts = {
  /** @param {Bench} bench */
  bytes: ({ browser, origin }) =>
    each(weighed, async (path) => {
      /** @type {Record<string, import('./results.mjs').Weights>} */
      const weights = {};
      for (const competitor of competitors.filter((each) => each !== 'none')) {
        const address = as(path, competitor);
        const first = await weigh(browser, origin, address, { answered: false });
        const later = await weigh(browser, origin, address, { answered: true });
        weights[competitor] = {
          notice: first.script + first.styles,
          later: later.script + later.styles,
          ahead: later.ahead,
        };
      }
      return weights;
    }),
  /** @param {Bench} bench */
  painting: ({ browser, origin }) =>
    each(visited, async (path) => {
      const visits = await byTurns(competitors, rounds, (competitor) =>
        firstVisit(browser, origin, as(path, competitor)),
      );
      const largestOf = (/** @type {string} */ competitor) =>
        (visits[competitor] ?? []).map(({ largest }) => Math.round(largest));
      return Object.fromEntries(
        competitors.map((competitor) => [
          competitor,
          {
            largest: spread(largestOf(competitor)),
            'to no script': ratio(largestOf(competitor), largestOf('none')),
            shift: Math.max(...(visits[competitor] ?? []).map(({ shift }) => shift)),
            ...noticeOf(visits[competitor] ?? []),
          },
        ]),
      );
    }),
  /** @param {Bench} bench */
  blocking: ({ browser, origin }) =>
    each(blocked, async ({ path, height }) => {
      const times = await byTurns(competitors, rounds, (competitor) =>
        blockingTime(browser, origin, as(path, competitor), height),
      );
      return Object.fromEntries(
        competitors.map((competitor) => [competitor, spread(times[competitor] ?? [])]),
      );
    }),
  /** @param {Bench} bench */
  use: ({ browser, origin }) =>
    each(sections, async (section) => {
      const uses = await byTurns(section.stacks, Math.min(rounds, 3), (competitor) =>
        firstUse(browser, origin, section, competitor),
      );
      return Object.fromEntries(
        Object.entries(uses).map(([competitor, found]) => [
          competitor,
          {
            answered: tenths(found.map(({ answered }) => answered)),
            bytes: median(found.map(({ bytes }) => bytes)),
          },
        ]),
      );
    }),
  /** @param {Bench} bench */
  async choosing({ browser, origin }) {
    const { own, bare } = await choosing(browser, origin, 9);
    return { 'to bare fetch and replaceChildren': ratio(own, bare) };
  },
  /** @param {Bench} bench */
  async starting({ browser, origin }) {
    const counts = [10, 100, 1000];
    return each(kinds, async (markup) => {
      const times = await starting(browser, origin, markup, counts, rounds);
      return Object.fromEntries(
        counts.map((count, index) => [count, median(times[index] ?? []) / count]),
      );
    });
  },
  /** @param {Bench} bench */
  async tasks({ browser, origin }) {
    const times = await byTurns(['auftritt'], rounds, () =>
      longestOwnTask(browser, origin, as(visited['home, sliders visible'], 'auftritt')),
    );
    return { 'longest task with a script of ours, home page': spread(times.auftritt ?? []) };
  },
  /** @param {Bench} bench */
  growth: ({ browser, origin }) => growth(browser, origin, rounds),
  /** @param {Bench} bench */
  endurance: ({ browser, origin }) => endurance(browser, origin, weighed['every section']),
};

/** @typedef {keyof typeof parts} Part */

const names = /** @type {Part[]} */ (Object.keys(parts));
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => name !== 'tables' && !names.some((part) => part === name));
if (unknown.length > 0) {
  throw new Error(`the benchmark has no part ${unknown.join(', ')}; it has ${names.join(', ')}`);
}
const wanted = asked.length > 0 ? names.filter((name) => asked.includes(name)) : names;

if (wanted.length > 0) {
  await provideBuild();
  const gallery = galleryPage(answer);
  const empty = gallery.replace(/<section[\s\S]*<\/section>/, '');
  const server = await serve(
    new Map([['/bench/gallery/', gallery], ['/bench/empty/', empty], ...growthPages]),
  );
  const browser = await launch();
  console.log(`Chromium ${browser.version()}, ${rounds} rounds`);
  for (const name of wanted) {
    const start = performance.now();
    const result = await parts[name]({ browser, origin: server.origin });
    await writeResults({ browser: browser.version(), rounds, [name]: result });
    console.log(`${name}: ${Math.round((performance.now() - start) / 1000)} s`);
  }
  await browser.close();
  server.close();
}
await writeTables(await readResults());
