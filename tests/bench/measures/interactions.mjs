// How long the first interaction with each section takes to the next paint, with a processor four times
// slower and with the code fetched ahead where it is. Build first:
// node tests/bench/measures/interactions.mjs
import { inFreshPage, launch, openAndRest } from '../browser.mjs';
import { serve } from '../competitors.mjs';
import { median } from '../statistics.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/**
 * What a visitor does: name → the page, the window's width (px), what is brought into sight, and the
 * interaction with it.
 *
 * @type {Record<string, { path: string, width: number, target: string, act?: (page: Page) => Promise<void> }>}
 */
const interactions = {
  category: {
    path: '/home/produkte/pendelleuchten/',
    width: 1440,
    target: '.product_reference:not(.active) a',
  },
  lightbox: { path: '/home/referenzen/', width: 1440, target: 'a[data-fancybox]' },
  'first blur of a field': {
    path: '/home/kontakt/',
    width: 1440,
    target: '.inquiry-form .form-group input',
    act: (page) => page.keyboard.press('Tab'),
  },
  menu: { path: '/home/impressum/', width: 390, target: '.navigation-opener' },
  coverflow: { path: '/home/kollektion/', width: 1440, target: '.flipster__button--next' },
  slider: { path: '/home/', width: 1440, target: '.image-slider .slick-next' },
};

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);

/**
 * The longest event (ms, in steps of 8) of the interaction from its beginning to the next paint.
 *
 * @param {import('@playwright/test').Browser} browser @param {string} origin
 * @param {(typeof interactions)[string]} interaction
 */
const delay = (browser, origin, { path, width, target, act }) =>
  inFreshPage(browser, { origin, answered: true, width }, async (page) => {
    await openAndRest(page, `${origin}${path}`);
    const place = page.locator(target).first();
    await page
      .locator(target.split(' ')[0] ?? target)
      .first()
      .scrollIntoViewIfNeeded();
    await place.waitFor();
    await page.waitForLoadState('networkidle');
    if (act) await place.focus();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.evaluate(() => {
      /** @type {number[]} */
      const durations = [];
      Object.assign(window, { durations });
      const options = { type: 'event', durationThreshold: 16 };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (Number(Reflect.get(entry, 'interactionId')) > 0) durations.push(entry.duration);
        }
      }).observe(options);
    });
    await (act ? act(page) : place.click());
    return page.evaluate(
      () =>
        new Promise((resolve) => {
          // Entries are handed over some time after the paint; an interaction below 16 ms has none.
          setTimeout(
            () =>
              resolve(Math.max(16, .../** @type {number[]} */ (Reflect.get(window, 'durations')))),
            1000,
          );
        }),
    );
  });

const server = await serve(new Map());
const browser = await launch();
for (const [name, interaction] of Object.entries(interactions)) {
  /** @type {number[]} */
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    times.push(Number(await delay(browser, server.origin, interaction)));
  }
  console.log(`${name}: ${Math.min(...times)} ms, median ${median(times)}`);
}
await browser.close();
server.close();
