// What 1,000 references, categories, fields or lightbox links cost until the page rests: the time of styles and layout to
// that of the same page without the script and its stylesheet, and the main thread's time for each, in ms of this
// processor. Build first: node tests/bench/measures/styles.mjs
import { inFreshPage, launch, openAndRest } from '../browser.mjs';
import { serve } from '../competitors.mjs';
import { median } from '../statistics.mjs';

const count = 1000;
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);

const ours = `<link rel="stylesheet" href="/assets/auftritt.css">
  <script type="module" src="/assets/auftritt.js" data-disable="consent"></script>`;

/** @param {string} head @param {string} body */
const pageWith = (head, body) =>
  `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Styles</title>
  ${head}</head><body><main>${body}</main></body></html>`;

/** @param {(index: number) => string} each */
const times = (each) => Array.from({ length: count }, (_, index) => each(index)).join('');

/** What there are 1,000 of → their HTML. */
const kinds = {
  references: `<div class="references">${times(
    (index) =>
      `<article class="reference"><h3><button type="button" class="reference__toggle">House ${index}</button></h3>
      <div class="reference__body"><p>A house by the river.</p></div></article>`,
  )}</div>`,
  categories: `<section class="category-gallery" id="1" data-uid="1"><div class="list_products"><ul>${times(
    (index) =>
      `<li class="product_reference" data-uid="${index}" data-color="#639"><a href="/${index}/">Lamp ${index}</a></li>`,
  )}</ul></div><div class="reference_content"></div></section>`,
  fields: `<form class="inquiry-form">${times(
    (index) =>
      `<div class="form-group"><label for="f${index}">Field ${index}</label><input id="f${index}" name="f${index}" required></div>`,
  )}<button>Send</button></form>`,
  'lightbox links': times(
    (index) =>
      `<a href="/media/inspiration-morning-1.webp?${index}" data-fancybox="g" data-caption="Item ${index}">Picture ${index}</a> `,
  ),
};

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

const pages = Object.entries(kinds).flatMap(([name, body]) => [
  /** @type {const} */ ([`/bench/${name.replace(' ', '-')}/with/`, pageWith(ours, body)]),
  /** @type {const} */ ([`/bench/${name.replace(' ', '-')}/without/`, pageWith('', body)]),
]);
const { origin, close } = await serve(new Map(pages));
const browser = await launch();
console.log(
  '| 1,000 | styles and layout, ms | without us, ms | ratio | main thread more, ms an element |',
);
console.log('| --- | --: | --: | --: | --: |');
for (const name of Object.keys(kinds)) {
  const [own, bare] = [/** @type {number[][]} */ ([[], []]), /** @type {number[][]} */ ([[], []])];
  for (let round = 0; round < rounds; round += 1) {
    for (const [variant, into] of /** @type {const} */ ([
      ['with', own],
      ['without', bare],
    ])) {
      const { styles, all } = await costOf(
        browser,
        origin,
        `/bench/${name.replace(' ', '-')}/${variant}/`,
      );
      into[0]?.push(styles);
      into[1]?.push(all);
    }
  }
  const [ownStyles = 0, ownAll = 0] = own.map((each) => median(each));
  const [bareStyles = 0, bareAll = 0] = bare.map((each) => median(each));
  const cells = [ownStyles.toFixed(1), bareStyles.toFixed(1), (ownStyles / bareStyles).toFixed(2)];
  console.log(`| ${name} | ${[...cells, ((ownAll - bareAll) / count).toFixed(3)].join(' | ')} |`);
}
await browser.close();
close();
