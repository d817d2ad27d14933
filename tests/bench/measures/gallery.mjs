// A category gallery whose answers are at hand: what is compared is the work, and not the network.
import { inFreshPage } from '../browser.mjs';

/**
 * A gallery of two categories.
 *
 * @param {string} sections what an answer replaces
 */
export const galleryPage = (
  sections,
) => `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Gallery</title>
  <link rel="stylesheet" href="/assets/auftritt.css">
  <script type="module" src="/assets/auftritt.js" data-disable="consent"></script></head><body>
  <section class="category-gallery">
    <input type="hidden" class="reference_request_url" value="/bench/answer/">
    <input type="hidden" class="content_uid" value="1"><input type="hidden" class="plugin_settings" value="x">
    <ul class="list_products">
      <li class="product_reference active" data-uid="1" data-color="#369"><a href="/1/">One</a></li>
      <li class="product_reference" data-uid="2" data-color="#963"><a href="/2/">Two</a></li>
    </ul>
    ${sections}
  </section></body></html>`;

/** @param {number} index */
const picture = (index) =>
  `<figure><a href="/media/inspiration-morning-1.webp" data-fancybox="gallery"><img src="/media/inspiration-morning-1-720.webp" alt="Picture ${index}" width="1200" height="800" loading="lazy"></a></figure>`;

/**
 * An answer with a slider.
 *
 * @param {number} count of its pictures
 */
export const sliderOf = (count) =>
  `<div class="gallery-inner"><div class="gallery-slider">${Array.from({ length: count }, (_, index) => picture(index)).join('')}</div></div><div class="reference_content"><p>Content</p></div>`;

/**
 * What a gallery's page has to measure with, as `window.gallery`.
 *
 * @typedef {object} Gallery
 * @property {() => Promise<void>} painted resolves after the next frame has been painted
 * @property {() => Promise<number>} choose chooses the category that is not shown; ms from the click
 *   to the frame that shows it
 * @property {() => Promise<number>} replace the same by a bare `fetch` and `replaceChildren`
 */

/** @param {string} answer */
function provide(answer) {
  window.fetch = async () =>
    new Response(answer, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  const links = document.querySelectorAll('.product_reference a');
  let turn = 0;
  /** @type {Gallery} */
  const gallery = {
    painted: () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(undefined);
          port2.postMessage(undefined);
        });
      }),
    async choose() {
      await gallery.painted();
      const start = performance.now();
      const replaced = new Promise((resolve) => {
        addEventListener('auftritt:replaced', resolve, { once: true });
      });
      turn += 1;
      const link = links[turn % 2];
      if (link instanceof HTMLElement) link.click();
      await replaced;
      await gallery.painted();
      return performance.now() - start;
    },
    async replace() {
      await gallery.painted();
      const start = performance.now();
      const response = await fetch('/bench/answer/', { method: 'POST' });
      const parsed = new DOMParser().parseFromString(await response.text(), 'text/html');
      for (const section of ['.gallery-inner', '.reference_content']) {
        const target = document.querySelector(section);
        const source = parsed.querySelector(section);
        if (target && source) target.replaceChildren(...source.childNodes);
      }
      await gallery.painted();
      return performance.now() - start;
    },
  };
  Object.assign(window, { gallery });
}

/**
 * Measures in a gallery that runs and gets this answer to each choice.
 *
 * @template Result
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin of a server with `galleryPage` at `/bench/gallery/`
 * @param {string} answer
 * @param {(page: import('@playwright/test').Page) => Promise<Result>} measure
 * @param {string} path of another such page
 */
export const inGallery = (browser, origin, answer, measure, path = '/bench/gallery/') =>
  inFreshPage(browser, { origin, answered: true }, async (page) => {
    await page.goto(`${origin}${path}`);
    await page.waitForFunction(() => window.auftritt);
    await page.locator('.product_reference a').first().hover();
    await page.waitForFunction(() =>
      window.auftritt
        ?.instances()
        .some(({ behaviour, state }) => behaviour === 'category-gallery' && state === 'running'),
    );
    await page.evaluate(provide, answer);
    return measure(page);
  });
