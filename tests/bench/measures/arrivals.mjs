import { inFreshPage } from '../browser.mjs';

/** How elements come to a page: name → how many at once. */
export const ways = { 'in hundreds': 100, 'one by one': 1 };

/** How many elements are added. */
const count = 1000;

/**
 * The time (ms) of the main thread that an added element costs a page, when it is added so many at once, each batch in a
 * task of its own. Nothing of ours starts on them.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {number} batch
 */
export function arrivals(browser, address, batch) {
  return inFreshPage(browser, { origin: address, answered: true, width: 1280 }, async (page) => {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const time = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
    };
    const start = await time();
    await page.evaluate(
      async ([all, each]) => {
        const channel = new MessageChannel();
        for (let added = 0; added < all; added += each) {
          const parts = Array.from({ length: each }, () => document.createElement('p'));
          document.body.append(...parts);
          await new Promise((resolve) => {
            channel.port1.onmessage = resolve;
            channel.port2.postMessage(null);
          });
        }
      },
      /** @type {const} */ ([count, batch]),
    );
    return (1000 * ((await time()) - start)) / count;
  });
}
