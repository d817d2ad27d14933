// What 300 choices in a category gallery, and 300 rounds of `release` and `enhance`, leave on the heap,
// against as many bare replacements: with and without the code that V8 has compiled and what Chromium
// notes of long frames, and by what kinds of things it has grown. Build first:
// node tests/bench/measures/heap.mjs
import { inFreshPage, launch, openAndRest } from '../browser.mjs';
import { serve } from '../competitors.mjs';
import { galleryPage, inGallery, sliderOf } from './gallery.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./gallery.mjs').Gallery} Gallery */

const [first, more] = [20, 300];

/**
 * The bytes on the heap by kind, as V8 names kinds of nodes in a snapshot.
 *
 * @param {Page} page
 * @returns {Promise<Map<string, number>>}
 */
async function heapByKind(page) {
  // What is put off until nothing else is to be done.
  await page.evaluate(
    () => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 2000)),
  );
  const session = await page.context().newCDPSession(page);
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  let text = '';
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => {
    text += chunk;
  });
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  const { snapshot, nodes, strings } = JSON.parse(text);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const at = (/** @type {string} */ name) => fields.indexOf(name);
  /** @type {Map<string, number>} */
  const sizes = new Map();
  for (let node = 0; node < nodes.length; node += fields.length) {
    const type = types[at('type')][nodes[node + at('type')]];
    const name = String(strings[nodes[node + at('name')]]);
    const isNamed = type === 'object' || type === 'native' || type === 'hidden' || type === 'code';
    const kind = isNamed ? `${type} ${name.slice(0, 50)}` : type;
    sizes.set(kind, (sizes.get(kind) ?? 0) + nodes[node + at('self_size')]);
  }
  return sizes;
}

/** Machine code and bytecode with what V8 needs for them, and the browser's records of long frames. */
const engine =
  /^(code |native (blink::ScriptTiming|Performance|TaskAttribution|DOMRectReadOnly|system \/ WeakArray))/;

const sum = (/** @type {readonly (readonly [string, number])[]} */ sizes) =>
  sizes.reduce((total, [, size]) => total + size, 0) / 1000;

/**
 * @param {string} name @param {Page} page
 * @param {(times: number) => Promise<unknown>} repeat
 */
async function grow(name, page, repeat) {
  await repeat(first);
  const early = await heapByKind(page);
  await repeat(more);
  const late = await heapByKind(page);
  const before = sum([...early]);
  const grown = [...new Set([...early.keys(), ...late.keys()])]
    .map((kind) => /** @type {const} */ ([kind, (late.get(kind) ?? 0) - (early.get(kind) ?? 0)]))
    .sort(([, one], [, other]) => other - one);
  const percent = (/** @type {number} */ kilobytes) =>
    `${((100 * kilobytes) / before).toFixed(1)} %`;
  const rest = grown.filter(([kind]) => !engine.test(kind));
  console.log(
    `${name}: ${before.toFixed(0)} kB after ${first}, ${percent(sum(grown))} more after ${more} more, ${percent(sum(rest))} without the engine's own`,
  );
  for (const [kind, size] of grown.slice(0, Number(process.env.KINDS ?? 6))) {
    console.log(`  ${(size / 1000).toFixed(1).padStart(7)} kB ${kind}`);
  }
}

const server = await serve(new Map([['/bench/gallery/', galleryPage(sliderOf(4))]]));
const { origin } = server;
const browser = await launch();
for (const way of /** @type {const} */ (['choose', 'replace'])) {
  await inGallery(browser, origin, sliderOf(4), (page) =>
    grow(way === 'choose' ? 'choices' : 'bare replacements', page, (times) =>
      page.evaluate(
        async ([count, name]) => {
          const gallery = /** @type {Gallery} */ (Reflect.get(window, 'gallery'));
          for (let round = 0; round < count; round += 1) await gallery[name]();
        },
        /** @type {const} */ ([times, way]),
      ),
    ),
  );
}
await inFreshPage(browser, { origin, answered: true, height: 4000 }, async (page) => {
  await openAndRest(page, `${origin}/home/baukasten/`);
  await grow('rounds of release and enhance', page, (times) =>
    page.evaluate(async (count) => {
      for (let round = 0; round < count; round += 1) {
        window.auftritt?.release();
        window.auftritt?.enhance();
        // Observers, idle callbacks and loaded code have their turn.
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      }
    }, times),
  );
});
await browser.close();
server.close();
