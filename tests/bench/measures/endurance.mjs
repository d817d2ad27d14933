import { inFreshPage, openAndRest } from '../browser.mjs';

/** @param {import('@playwright/test').Page} page */
async function holdings(page) {
  const session = await page.context().newCDPSession(page);
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}

/**
 * What a page with everything holds after 20 rounds of `release` and `enhance`, and after 500 more.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin @param {string} path
 */
export function endurance(browser, origin, path) {
  return inFreshPage(browser, { origin, answered: true, height: 4000 }, async (page) => {
    await openAndRest(page, `${origin}${path}`);
    const rounds = (/** @type {number} */ count) =>
      page.evaluate(async (times) => {
        for (let round = 0; round < times; round += 1) {
          window.auftritt?.release();
          window.auftritt?.enhance();
          // Observers, idle callbacks and loaded code have their turn.
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        }
      }, count);
    await rounds(20);
    const early = await holdings(page);
    await rounds(500);
    return { early, late: await holdings(page) };
  });
}
