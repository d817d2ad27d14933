// How long a choice in a category gallery takes to be painted, with a slider of 4, 100 and 500 pictures
// in the answer, against a bare `fetch` and `replaceChildren`. Build first:
// node tests/bench/measures/pictures.mjs
import { launch } from '../browser.mjs';
import { serve } from '../competitors.mjs';
import { galleryPage, inGallery, sliderOf } from './gallery.mjs';

/** @typedef {import('./gallery.mjs').Gallery} Gallery */

const counts = [4, 100, 500];
const rounds = Number(process.env.BENCH_ROUNDS ?? 9);

/**
 * Times (ms) from the choice to the frame that shows its answer, and to the slider; what stood there
 * before came in the same way. `moved`: how far (px) the first picture went from that frame on.
 *
 * @param {import('@playwright/test').Browser} browser @param {string} origin @param {number} count
 */
const choosing = (browser, origin, count) =>
  inGallery(browser, origin, sliderOf(count), (page) =>
    page.evaluate(async (times) => {
      const { painted, choose, replace } = /** @type {Gallery} */ (Reflect.get(window, 'gallery'));
      /** Until nothing of what follows a replacement is left to do. */
      const rest = () =>
        new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 1200));
      const place = () => {
        const picture = document.querySelector(
          '.slick-current:not(.slick-cloned) img, .gallery-slider > figure:first-child img',
        );
        return picture?.getBoundingClientRect() ?? new DOMRect();
      };
      const own = async () => {
        const start = performance.now();
        const paint = await choose();
        const first = place();
        while (!document.querySelector('.gallery-inner .slick-initialized')) await painted();
        const slider = performance.now() - start;
        await rest();
        const last = place();
        const moved = Math.max(
          Math.abs(first.x - last.x),
          Math.abs(first.y - last.y),
          Math.abs(first.width - last.width),
        );
        return { paint, slider, moved };
      };
      const result = {
        own: /** @type {number[]} */ ([]),
        slider: /** @type {number[]} */ ([]),
        bare: /** @type {number[]} */ ([]),
        moved: 0,
      };
      for (let round = 0; round < times; round += 1) {
        // The first of each finds what the other one left.
        await own();
        const { paint, slider, moved } = await own();
        result.own.push(paint);
        result.slider.push(slider);
        result.moved = Math.max(result.moved, moved);
        window.auftritt?.release(document.querySelector('.gallery-inner') ?? document.body);
        await replace();
        await rest();
        result.bare.push(await replace());
        await rest();
      }
      return result;
    }, rounds),
  );

const server = await serve(new Map([['/bench/gallery/', galleryPage(sliderOf(4))]]));
const browser = await launch();
for (const count of counts) {
  const { own, slider, bare, moved } = await choosing(browser, server.origin, count);
  // The shortest: what else the machine does only adds.
  const [ownPaint, barePaint, ready] = [own, bare, slider].map((times) => Math.min(...times));
  console.log(
    `${count} pictures: ${ownPaint?.toFixed(1)} ms, bare ${barePaint?.toFixed(1)} ms; the slider after ${ready?.toFixed(0)} ms; the first picture moved by ${moved.toFixed(1)} px`,
  );
}
await browser.close();
await server.close();
