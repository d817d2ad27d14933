import { inGallery } from './gallery.mjs';

/** @typedef {import('./gallery.mjs').Gallery} Gallery */

const items = Array.from({ length: 100 }, (_, index) => index + 1);

/** The answer to a call: a gallery of 100 items, as `gallery-inner` and `reference_content`. */
export const answer = `<div class="gallery-inner"><ul>${items
  .map(
    (item) =>
      `<li><a href="/media/${item}.jpg" data-fancybox="gallery" data-caption="Item ${item}">Item ${item}</a></li>`,
  )
  .join('')}</ul></div><div class="reference_content"><p>Content</p></div>`;

/**
 * The time (ms) from choosing a category to the frame that shows its gallery, and the same for a
 * bare `fetch` whose answer is put in place of the old, by turns, with a processor four times slower.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {number} rounds
 * @returns {Promise<{ own: number[], bare: number[] }>}
 */
export const choosing = (browser, origin, rounds) =>
  inGallery(browser, origin, answer, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    return page.evaluate(async (count) => {
      const { choose, replace } = /** @type {Gallery} */ (Reflect.get(window, 'gallery'));
      const result = { own: /** @type {number[]} */ ([]), bare: /** @type {number[]} */ ([]) };
      for (let round = 0; round < count; round += 1) {
        result.own.push(await choose());
        // What follows a replacement later (lightbox, overlay) is not part of the next one.
        await new Promise((resolve) => setTimeout(resolve, 1200));
        result.bare.push(await replace());
      }
      return result;
    }, rounds);
  });
