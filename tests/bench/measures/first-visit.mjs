// When the largest element of a first visit's page is painted on a phone, with and without the
// script by turns, as JSON on standard output: 390 px, slow 4G, and a processor four times slower.
// Build first: node tests/bench/measures/first-visit.mjs > first-visit.json

import { inFreshPage, launch } from '../browser.mjs';
import { serve } from '../competitors.mjs';
import { ratio, spread } from '../statistics.mjs';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);

/** One page per template, German. */
const pages = {
  home: '/home/',
  text: '/home/impressum/',
  category: '/home/produkte/pendelleuchten/',
  references: '/home/referenzen/',
  contact: '/home/kontakt/',
};

/** Slow 4G, as Lighthouse has it: 1.6 Mbit/s, and 150 ms until an answer begins. */
const slow4G = {
  offline: false,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
  latency: 150,
};

/**
 * @typedef {object} Paint
 * @property {number} largest ms
 * @property {string} element
 * @property {boolean} notice whether the consent notice is shown
 */

/**
 * @param {import('@playwright/test').Browser} browser @param {string} origin @param {string} path
 * @returns {Promise<Paint>}
 */
const visit = (browser, origin, path) =>
  inFreshPage(browser, { origin, answered: false, width: 390, height: 844 }, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(() => {
      const seen = { largest: 0, element: '' };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const element = Reflect.get(entry, 'element');
          seen.largest = entry.startTime;
          if (!(element instanceof Element)) continue;
          const inside = element.closest('.klaro') ? '.klaro ' : '';
          seen.element = `${inside}${element.localName}${element.className && `.${element.className}`} ${Reflect.get(entry, 'size')}`;
        }
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto(`${origin}${path}`, { waitUntil: 'load', timeout: 120_000 });
    await page.waitForLoadState('networkidle', { timeout: 120_000 });
    const hasScript = await page.evaluate(() => 'auftritt' in window);
    const notice = page.locator('.klaro .cookie-notice');
    if (hasScript) await notice.waitFor();
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestIdleCallback(() =>
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined))),
          );
        }),
    );
    const seen = await page.evaluate(() => Reflect.get(window, 'seen'));
    return { ...seen, notice: (await notice.count()) > 0 };
  });

const server = await serve(new Map());
const browser = await launch();
/** @type {Record<string, object>} */
const measured = {};
for (const [name, path] of Object.entries(pages)) {
  /** @type {Record<'none' | 'auftritt', Paint[]>} */
  const paints = { none: [], auftritt: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const competitor of /** @type {const} */ (['none', 'auftritt'])) {
      const address = `${path}?competitor=${competitor}`;
      paints[competitor].push(await visit(browser, server.origin, address));
    }
  }
  const largest = (/** @type {Paint[]} */ of) => of.map((paint) => Math.round(paint.largest));
  const elements = (/** @type {Paint[]} */ of) => [...new Set(of.map(({ element }) => element))];
  measured[name] = {
    'without the script, ms': spread(largest(paints.none)),
    'with the script, ms': spread(largest(paints.auftritt)),
    ratio: ratio(largest(paints.auftritt), largest(paints.none)),
    'largest element without': elements(paints.none),
    'largest element with': elements(paints.auftritt),
  };
}
await browser.close();
server.close();
console.log(JSON.stringify(measured, null, 2));
