import { inFreshPage } from '../browser.mjs';

const items = Array.from({ length: 100 }, (_, index) => index + 1);

/** The answer to a call: a gallery of 100 items, as `gallery-inner` and `reference_content`. */
export const answer = `<div class="gallery-inner"><ul>${items
  .map(
    (item) =>
      `<li><a href="/media/${item}.jpg" data-fancybox="gallery" data-caption="Item ${item}">Item ${item}</a></li>`,
  )
  .join('')}</ul></div><div class="reference_content"><p>Content</p></div>`;

/** A gallery of two categories. */
export const galleryPage = `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Gallery</title>
  <link rel="stylesheet" href="/assets/auftritt.css">
  <script type="module" src="/assets/auftritt.js" data-disable="consent"></script></head><body>
  <section class="category-gallery">
    <input type="hidden" class="reference_request_url" value="/bench/answer/">
    <input type="hidden" class="content_uid" value="1"><input type="hidden" class="plugin_settings" value="x">
    <ul class="list_products">
      <li class="product_reference active" data-uid="1" data-color="#369"><a href="/1/">One</a></li>
      <li class="product_reference" data-uid="2" data-color="#963"><a href="/2/">Two</a></li>
    </ul>
    ${answer}
  </section></body></html>`;

/**
 * The time (ms) from choosing a category to the frame that shows its gallery, with the answer at
 * hand, and the same for a bare `fetch` whose answer is put in place of the old, by turns.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {number} rounds
 * @returns {Promise<{ own: number[], bare: number[] }>}
 */
export function choosing(browser, origin, rounds) {
  return inFreshPage(browser, { origin, answered: true }, async (page) => {
    await page.goto(`${origin}/bench/gallery/`);
    await page.waitForFunction(() => window.auftritt);
    await page.locator('.product_reference a').first().hover();
    await page.waitForFunction(() =>
      window.auftritt
        ?.report()
        .some(({ behaviour, state }) => behaviour === 'category-gallery' && state === 'running'),
    );
    return page.evaluate(
      async ([html, count]) => {
        // At hand: what is compared is the work, and not the network.
        window.fetch = async () =>
          new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
        /** Resolves after the next frame has been painted. */
        const painted = () =>
          new Promise((resolve) => {
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(undefined);
              port2.postMessage(undefined);
            });
          });
        const links = document.querySelectorAll('.product_reference a');
        const result = { own: /** @type {number[]} */ ([]), bare: /** @type {number[]} */ ([]) };
        for (let round = 0; round < count; round += 1) {
          await painted();
          let start = performance.now();
          const replaced = new Promise((resolve) => {
            addEventListener('auftritt:replaced', resolve, { once: true });
          });
          const link = links[(round + 1) % 2];
          if (link instanceof HTMLElement) link.click();
          await replaced;
          await painted();
          result.own.push(performance.now() - start);
          // What follows a replacement later (lightbox, overlay) is not part of the next one.
          await new Promise((resolve) => setTimeout(resolve, 1200));

          await painted();
          start = performance.now();
          const response = await fetch('/bench/answer/', { method: 'POST' });
          const parsed = new DOMParser().parseFromString(await response.text(), 'text/html');
          for (const section of ['.gallery-inner', '.reference_content']) {
            const target = document.querySelector(section);
            const source = parsed.querySelector(section);
            if (target && source) target.replaceChildren(...source.childNodes);
          }
          await painted();
          result.bare.push(performance.now() - start);
        }
        return result;
      },
      /** @type {const} */ ([answer, rounds]),
    );
  });
}
