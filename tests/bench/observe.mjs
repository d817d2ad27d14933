// What `data-observe` costs where 10,000 nodes are inserted and removed: `node tests/bench/observe.mjs`
// prints the medians in ms for the table in docs/soft-navigation.md.
import { provideBuild } from '../../build/up-to-date.mjs';
import { inFreshPage, launch } from './browser.mjs';
import { serve } from './competitors.mjs';
import { median } from './statistics.mjs';

const rounds = Number(process.env.BENCH_ROUNDS ?? 9);
const nodes = 10_000;

/** @param {string} attribute */
const html = (attribute) => `<!doctype html><html lang="en"><head><title>List</title>
  <link rel="stylesheet" href="/assets/auftritt.css">
  <script type="module" src="/assets/auftritt.js" ${attribute}></script></head><body></body></html>`;

await provideBuild();
const server = await serve(
  new Map([
    ['/bench/without/', html('')],
    ['/bench/with/', html('data-observe')],
  ]),
);
const browser = await launch();
for (const name of ['without', 'with']) {
  const times = await inFreshPage(
    browser,
    { origin: server.origin, answered: true },
    async (page) => {
      const observing = page.waitForResponse(/chunks\/observe/);
      await page.goto(`${server.origin}/bench/${name}/`);
      await (name === 'with' ? observing : page.waitForFunction(() => window.auftritt));
      observing.catch(() => {});
      return page.evaluate(
        async ([count, number]) => {
          const rest = () => new Promise((resolve) => setTimeout(resolve, 100));
          await rest();
          /** @type {number[][]} */
          const result = [[], [], []];
          // Every hundredth has something to enhance.
          const item = (/** @type {number} */ index) => {
            const element = document.createElement('p');
            element.innerHTML = index % 100 === 0 ? '<a href="tel:+49 30 1">Call</a>' : 'Text';
            return element;
          };
          /** @param {() => void} change */
          const measure = async (change) => {
            const start = performance.now();
            change();
            // The observer's turn comes before this.
            await Promise.resolve();
            await Promise.resolve();
            return performance.now() - start;
          };
          for (let round = 0; round < number; round += 1) {
            const list = document.createElement('div');
            document.body.append(list);
            const items = Array.from({ length: count }, (_, index) => item(index));
            result[0]?.push(
              await measure(() => {
                for (const each of items) list.append(each);
              }),
            );
            const other = document.createElement('div');
            other.append(...Array.from({ length: count }, (_, index) => item(index)));
            result[1]?.push(await measure(() => document.body.append(other)));
            await rest();
            const start = performance.now();
            document.body.replaceChildren();
            // The task in which what has gone is released was asked for before this one.
            await new Promise((resolve) => setTimeout(resolve));
            result[2]?.push(performance.now() - start);
            await rest();
          }
          return result;
        },
        /** @type {const} */ ([nodes, rounds]),
      );
    },
  );
  const [single = [], tree = [], removed = []] = times.map((each) => median(each).toFixed(1));
  console.log(`${name}: one by one ${single}, as one tree ${tree}, removed ${removed} ms`);
}
await browser.close();
server.close();
