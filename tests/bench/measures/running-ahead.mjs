// What code that runs ahead gains: how long the first use of a section takes with it and without, on three
// connections and a processor four times slower, as a table. Build first:
// node tests/bench/measures/running-ahead.mjs
import { launch } from '../browser.mjs';
import { serve } from '../competitors.mjs';
import { networks } from '../networks.mjs';
import { median } from '../statistics.mjs';
import { firstUse, sections } from './first-use.mjs';

/** @typedef {import('../networks.mjs').Network} Network */

const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
/** The sections whose code runs ahead. */
const ahead = ['lightbox'];

const { origin, close } = await serve(new Map());
const browser = await launch();
console.log('| section | connection | ahead, ms | not ahead, ms |');
console.log('| --- | --- | --: | --: |');
for (const name of ahead) {
  const section = sections[name];
  if (!section) throw new Error(`the benchmark has no section ${name}`);
  for (const network of /** @type {Network[]} */ (Object.keys(networks))) {
    /** @type {[number[], number[]]} */
    const [withIt, without] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      for (const [saveData, times] of /** @type {const} */ ([
        [false, withIt],
        [true, without],
      ])) {
        const use = await firstUse(browser, origin, section, 'auftritt', { network, saveData });
        times.push(use.answered);
      }
    }
    const cells = [withIt, without].map((times) => median(times).toFixed(0));
    console.log(`| ${name} | ${network} | ${cells.join(' | ')} |`);
  }
}
await browser.close();
close();
