// The benchmark: this script beside the same pages without any and with the stack it replaces.
// `npm run bench` prints a table and writes docs/project/benchmark.json.
import { mkdir, writeFile } from 'node:fs/promises';
import { provideBuild } from '../../build/up-to-date.mjs';
import { launch } from './browser.mjs';
import { competitors, serve } from './competitors.mjs';
import { scriptBytes, weighed } from './measures/bytes.mjs';
import { answer, choosing } from './measures/choosing.mjs';
import { endurance } from './measures/endurance.mjs';
import { galleryPage } from './measures/gallery.mjs';
import { largestPaint } from './measures/painting.mjs';
import { kinds, starting } from './measures/starting.mjs';
import { blockingTime, longestOwnTask } from './measures/tasks.mjs';
import { median, ratio, spread } from './statistics.mjs';

const rounds = Number(process.env.BENCH_ROUNDS ?? 9);
const everything = '/home/baukasten/';
const home = '/home/';

await provideBuild();
const gallery = galleryPage(answer);
const empty = gallery.replace(/<section[\s\S]*<\/section>/, '');
const server = await serve(
  new Map([
    ['/bench/gallery/', gallery],
    ['/bench/empty/', empty],
  ]),
);
const { origin } = server;
const browser = await launch();

/** @param {string} path @param {string} competitor */
const as = (path, competitor) => `${path}?competitor=${competitor}`;

console.log(`Chromium ${browser.version()}, ${rounds} rounds`);

console.log('bytes …');
/** @type {Record<string, object>} */
const bytes = {};
for (const [name, path] of Object.entries(weighed)) {
  const legacy = await scriptBytes(browser, origin, as(path, 'legacy'), { answered: true });
  const first = await scriptBytes(browser, origin, path, { answered: false });
  const again = await scriptBytes(browser, origin, path, { answered: true });
  bytes[name] = {
    legacy: legacy.bytes,
    'first visit, notice shown': first.bytes,
    'return visit': again.bytes,
    'files on a return visit': again.files,
  };
}

console.log('painting …');
/** @type {Record<string, number[]>} */
const largest = {};
/** @type {Record<string, number[]>} */
const blocking = {};
for (let round = 0; round < rounds; round += 1) {
  for (const competitor of competitors) {
    const path = as(home, competitor);
    const painted = await largestPaint(browser, origin, path);
    const blocked = await blockingTime(browser, origin, path);
    largest[competitor] = [...(largest[competitor] ?? []), painted];
    blocking[competitor] = [...(blocking[competitor] ?? []), blocked];
  }
}
const ownTasks = [];
for (let round = 0; round < rounds; round += 1) {
  ownTasks.push(await longestOwnTask(browser, origin, home));
}

console.log('choosing …');
const { own, bare } = await choosing(browser, origin, Math.max(rounds, 9));

console.log('starting …');
const counts = [10, 100, 1000];
/** @type {Record<string, object>} */
const startUp = {};
for (const [kind, markup] of Object.entries(kinds)) {
  const times = await starting(browser, origin, markup, counts, rounds);
  startUp[kind] = Object.fromEntries(
    times.map((values, index) => {
      const count = counts[index] ?? Number.NaN;
      return [count, median(values) / count];
    }),
  );
}

console.log('endurance …');
const held = await endurance(browser, origin, everything);

const results = {
  browser: browser.version(),
  rounds,
  bytes,
  'largest contentful paint, to no script': ratio(largest.auftritt ?? [], largest.none ?? []),
  'total blocking time at 4 × slowdown, ms': {
    none: spread(blocking.none ?? []),
    legacy: spread(blocking.legacy ?? []),
    auftritt: spread(blocking.auftritt ?? []),
  },
  'longest task with a script of ours at 4 × slowdown, ms': spread(ownTasks),
  'category chosen to painted, to bare fetch and replaceChildren': ratio(own, bare),
  'start-up, ms per element': startUp,
  'release and enhance, after 20 rounds and 500 more': held,
};
await browser.close();
server.close();

await mkdir('docs', { recursive: true });
await writeFile('docs/project/benchmark.json', `${JSON.stringify(results, null, 2)}\n`);
console.log(JSON.stringify(results, null, 2));
