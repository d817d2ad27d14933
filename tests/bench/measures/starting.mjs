import { inFreshPage } from '../browser.mjs';

/** Elements of behaviours without a library: name → one element. */
export const kinds = {
  telephone: '<a href="tel:+49 (0)30-1">Call</a>',
  anchors: '<a href="#top">Up</a>',
  'to-top': '<button class="to-top">Up</button>',
  lightbox: '<a data-fancybox="a" href="/a.jpg">Picture</a>',
  downloads:
    '<div class="downloads"><button class="downloads__toggle">D</button><ul class="downloads__body"><li></li></ul></div>',
};

/**
 * The time (ms) that `enhance` takes for so many elements of a kind, once its code is there: the
 * median of several rounds.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin @param {string} markup @param {readonly number[]} counts
 * @param {number} rounds
 */
export function starting(browser, origin, markup, counts, rounds) {
  return inFreshPage(browser, { origin, answered: true, width: 390 }, async (page) => {
    await page.goto(`${origin}/bench/empty/`);
    await page.waitForFunction(() => window.auftritt);
    return page.evaluate(
      async ([html, numbers, times]) => {
        const place = document.createElement('div');
        document.body.append(place);
        const settle = () => new Promise((resolve) => setTimeout(resolve, 50));
        place.innerHTML = html;
        window.auftritt?.enhance(place);
        await settle();
        window.auftritt?.release(place);
        /** @type {number[][]} */
        const result = numbers.map(() => []);
        for (let time = 0; time < times; time += 1) {
          for (const [index, number] of numbers.entries()) {
            place.innerHTML = html.repeat(number);
            await settle();
            const start = performance.now();
            window.auftritt?.enhance(place);
            result[index]?.push(performance.now() - start);
            window.auftritt?.release(place);
          }
        }
        return result;
      },
      /** @type {const} */ ([markup, counts, rounds]),
    );
  });
}
