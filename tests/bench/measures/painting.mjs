import { inFreshPage, openAndRest } from '../browser.mjs';

/**
 * When the largest element of a page is painted (ms).
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin @param {string} path
 */
export function largestPaint(browser, origin, path) {
  return inFreshPage(browser, { origin, answered: true }, async (page) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries())
          Object.assign(window, { largest: startTime });
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await openAndRest(page, `${origin}${path}`);
    return Number(await page.evaluate(() => Reflect.get(window, 'largest')));
  });
}
