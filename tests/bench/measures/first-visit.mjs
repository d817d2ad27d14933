import { inFreshPage } from '../browser.mjs';
import { slidersFirst } from '../competitors.mjs';
import { asPhone } from '../networks.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** The pages whose first visit is measured: one per template, German. The home page has its sliders in sight. */
export const visited = {
  text: '/home/impressum/',
  'home, sliders visible': slidersFirst,
  references: '/home/referenzen/',
  'category gallery': '/home/produkte/pendelleuchten/',
  form: '/home/kontakt/',
};

/** How long (ms) a visit is watched after the page has loaded: the notice comes in this time. */
const after = 1000;

/**
 * @typedef {object} Visit
 * @property {number} largest when the largest element was painted last, ms
 * @property {number} shift the layout shift of the whole visit
 * @property {number} [notice] how long after the entry's file had come our notice was painted, ms; undefined without it
 */

/**
 * A first visit on a phone: 390 px, slow 4G, a processor four times slower, no answer to the notice.
 *
 * @param {import('@playwright/test').Browser} browser @param {string} origin @param {string} path
 * @returns {Promise<Visit>}
 */
export const firstVisit = (browser, origin, path) =>
  inFreshPage(browser, { origin, answered: false, width: 390, height: 844 }, async (page) => {
    const { slow } = await asPhone(page);
    await slow();
    await page.addInitScript(() => {
      /** @type {Visit} */
      const seen = { largest: 0, shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) seen.largest = startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      const watching = new MutationObserver(() => {
        if (!document.querySelector('.klaro .cookie-notice')) return;
        watching.disconnect();
        requestAnimationFrame(() =>
          setTimeout(() => {
            const entry = performance
              .getEntriesByType('resource')
              .find(({ name }) => /\/assets\/auftritt\.js/.test(name));
            if (entry instanceof PerformanceResourceTiming) {
              seen.notice = performance.now() - entry.responseEnd;
            }
          }),
        );
      });
      watching.observe(document, { childList: true, subtree: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, 'value'));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${origin}${path}`, { waitUntil: 'load', timeout: 120_000 });
    return page.evaluate(
      (time) =>
        new Promise((resolve) => setTimeout(() => resolve(Reflect.get(window, 'seen')), time)),
      after,
    );
  });
