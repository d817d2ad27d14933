// How long a choice in a category gallery takes to be painted, with a slider of 4, 100 and 500 pictures
// in the answer, against a bare `fetch` and `replaceChildren`. Build first:
// node tests/bench/measures/pictures.mjs
import { inFreshPage, launch } from '../browser.mjs';
import { serve } from '../competitors.mjs';
import { galleryPage } from './choosing.mjs';

const counts = [4, 100, 500];
const rounds = Number(process.env.BENCH_ROUNDS ?? 9);

/** @param {number} index */
const picture = (index) =>
  `<figure><a href="/media/inspiration-morning-1.webp" data-fancybox="gallery"><img src="/media/inspiration-morning-1-720.webp" alt="Picture ${index}" width="1200" height="800" loading="lazy"></a></figure>`;

/** @param {number} count */
const answerWith = (count) =>
  `<div class="gallery-inner"><div class="gallery-slider">${Array.from({ length: count }, (_, index) => picture(index)).join('')}</div></div><div class="reference_content"><p>Content</p></div>`;

/**
 * Times (ms) from the choice to the frame that shows its answer, and to the slider; what stood there
 * before came in the same way. `moved`: how far (px) the first picture went from that frame on.
 *
 * @param {import('@playwright/test').Browser} browser @param {string} origin @param {number} count
 */
const choosing = (browser, origin, count) =>
  inFreshPage(browser, { origin, answered: true }, async (page) => {
    await page.goto(`${origin}/bench/gallery/`);
    await page.waitForFunction(() => window.auftritt);
    await page.locator('.product_reference a').first().hover();
    await page.waitForFunction(() =>
      window.auftritt
        ?.instances()
        .some(({ behaviour, state }) => behaviour === 'category-gallery' && state === 'running'),
    );
    return page.evaluate(
      async ([html, times]) => {
        // At hand: what is compared is the work, and not the network.
        window.fetch = async () =>
          new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
        const painted = () =>
          new Promise((resolve) => {
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(undefined);
              port2.postMessage(undefined);
            });
          });
        const rest = () =>
          new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 1200));
        const links = document.querySelectorAll('.product_reference a');
        let turn = 0;
        const place = () => {
          const {
            x = 0,
            y = 0,
            width = 0,
          } = document
            .querySelector(
              '.slick-current:not(.slick-cloned) img, .gallery-slider > figure:first-child img',
            )
            ?.getBoundingClientRect() ?? {};
          return { x, y, width };
        };
        const own = async () => {
          await painted();
          const start = performance.now();
          const replaced = new Promise((resolve) => {
            addEventListener('auftritt:replaced', resolve, { once: true });
          });
          turn += 1;
          const link = links[turn % 2];
          if (link instanceof HTMLElement) link.click();
          await replaced;
          await painted();
          const paint = performance.now() - start;
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
        const bare = async () => {
          await painted();
          const start = performance.now();
          const response = await fetch('/bench/answer/', { method: 'POST' });
          const parsed = new DOMParser().parseFromString(await response.text(), 'text/html');
          for (const section of ['.gallery-inner', '.reference_content']) {
            const target = document.querySelector(section);
            const source = parsed.querySelector(section);
            if (target && source) target.replaceChildren(...source.childNodes);
          }
          await painted();
          const paint = performance.now() - start;
          await rest();
          return paint;
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
          await bare();
          result.bare.push(await bare());
        }
        return result;
      },
      /** @type {const} */ ([answerWith(count), rounds]),
    );
  });

const server = await serve(
  new Map([
    ['/bench/gallery/', galleryPage],
    ['/bench/answer/', answerWith(4)],
  ]),
);
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
