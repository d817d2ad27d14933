// The first tap on a control of each section beside the modern stack, by turns: the ratio of the medians of the time to
// the painted answer, then the medians of that and of the longest interaction, in ms, and what each has loaded, in bytes.
// Build first: node tests/bench/measures/using.mjs
import { launch } from '../browser.mjs';
import { serve } from '../competitors.mjs';
import { median } from '../statistics.mjs';
import { firstUse, sections } from './first-use.mjs';

const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const { origin, close } = await serve(new Map());
const browser = await launch();
for (const [name, section] of Object.entries(sections)) {
  const stacks = /** @type {const} */ (['modern', 'auftritt']);
  /** @type {Record<'modern' | 'auftritt', import('./first-use.mjs').FirstUse[]>} */
  const all = { modern: [], auftritt: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const stack of stacks) all[stack].push(await firstUse(browser, origin, section, stack));
  }
  const [modern = 0, own = 0] = stacks.map((stack) =>
    median(all[stack].map((each) => each.answered)),
  );
  const longest = stacks.map((stack) => median(all[stack].map((each) => each.interaction)));
  const bytes = stacks.map((stack) => all[stack][0]?.bytes);
  console.log(
    `${name}: ${(own / modern).toFixed(2)}; modern ${modern.toFixed(0)}, ours ${own.toFixed(0)}; interaction ${longest.join(' and ')}; ${bytes.join(' and ')} bytes`,
  );
}
await browser.close();
close();
