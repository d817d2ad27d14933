// What 1,000 references, categories, fields or lightbox links cost until the page rests: the time of styles and layout to
// that of the same page without the script and its stylesheet, and the main thread's time for each, in ms of this
// processor. Build first: node tests/bench/measures/styles.mjs
import { inFreshPage, launch, openAndRest } from '../browser.mjs';
import { serve } from '../competitors.mjs';
import { median } from '../statistics.mjs';
import { form, ours, pageWith, times } from './growth.mjs';

const count = 1000;
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);

/** What there are 1,000 of → their HTML. */
const kinds = {
  references: `<div class="references">${times(
    count,
    (index) =>
      `<article class="reference"><h3><button type="button" class="reference__toggle">House ${index}</button></h3>
      <div class="reference__body"><p>A house by the river.</p></div></article>`,
  )}</div>`,
  categories: `<section class="category-gallery" id="1" data-uid="1"><div class="list_products"><ul>${times(
    count,
    (index) =>
      `<li class="product_reference" data-uid="${index}" data-color="#639"><a href="/${index}/">Lamp ${index}</a></li>`,
  )}</ul></div><div class="reference_content"></div></section>`,
  fields: form(count),
  'lightbox links': times(
    count,
    (index) =>
      `<a href="/media/inspiration-morning-1.webp?${index}" data-fancybox="g" data-caption="Item ${index}">Picture ${index}</a> `,
  ),
};

/** @typedef {{ styles: number, all: number }} Cost ms */
/** @typedef {{ name: string, ph: string, pid: number, tid: number, tdur?: number, dur?: number }} TraceEvent */

/**
 * The main thread's time (ms) for styles and layout, and for all tasks, from the request to a page that rests.
 *
 * @param {import('@playwright/test').Browser} browser @param {string} origin @param {string} path
 */
const costOf = (browser, origin, path) =>
  inFreshPage(browser, { origin, answered: true }, async (page) => {
    await browser.startTracing(page, {
      categories: ['toplevel', 'devtools.timeline', 'blink.user_timing'],
    });
    await openAndRest(page, `${origin}${path}`);
    await page.evaluate(() => performance.mark('rested'));
    /** @type {{ traceEvents: TraceEvent[] }} */
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    const thread = traceEvents.find(({ name }) => name === 'rested');
    if (!thread) throw new Error(`no trace of ${path}`);
    const sum = (/** @type {RegExp} */ names) =>
      traceEvents
        .filter(({ pid, tid }) => pid === thread.pid && tid === thread.tid)
        .filter(({ name }) => names.test(name))
        .reduce((all, { dur = 0, tdur = dur }) => all + tdur / 1000, 0);
    return { styles: sum(/^(UpdateLayoutTree|Layout)$/), all: sum(/RunTask$/) };
  });

/** The page with so many of a kind. @param {string} name @param {string} variant */
const pathOf = (name, variant) => `/bench/${name.replace(' ', '-')}/${variant}/`;

/** @type {Map<string, string>} */
const pages = new Map();
for (const [name, html] of Object.entries(kinds)) {
  const body = `<main>${html}</main>`;
  pages.set(pathOf(name, 'with'), pageWith(body, ours()));
  pages.set(pathOf(name, 'without'), pageWith(body, ''));
}
const { origin, close } = await serve(pages);
const browser = await launch();
console.log(
  '| 1,000 | styles and layout, ms | without us, ms | ratio | main thread more, ms an element |',
);
console.log('| --- | --: | --: | --: | --: |');
for (const name of Object.keys(kinds)) {
  const [own, bare] = [/** @type {Cost[]} */ ([]), /** @type {Cost[]} */ ([])];
  for (let round = 0; round < rounds; round += 1) {
    own.push(await costOf(browser, origin, pathOf(name, 'with')));
    bare.push(await costOf(browser, origin, pathOf(name, 'without')));
  }
  /** @param {Cost[]} costs @param {keyof Cost} what */
  const middle = (costs, what) => median(costs.map((cost) => cost[what]));
  const [styles, without] = [middle(own, 'styles'), middle(bare, 'styles')];
  const more = (middle(own, 'all') - middle(bare, 'all')) / count;
  const cells = [styles.toFixed(1), without.toFixed(1), (styles / without).toFixed(2)];
  console.log(`| ${name} | ${[...cells, more.toFixed(3)].join(' | ')} |`);
}
await browser.close();
close();
