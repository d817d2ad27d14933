/** @typedef {import('@playwright/test').Page} Page */

/**
 * Gives everything the pointer that it may wait for, and resolves once all of it runs or is
 * unconfigured.
 *
 * @param {Page} page
 */
export async function everythingStarted(page) {
  await page.evaluate(() => {
    for (const { element } of window.auftritt?.instances() ?? []) {
      element.dispatchEvent(new Event('pointerover', { bubbles: true }));
    }
  });
  await page.waitForFunction(() =>
    window.auftritt
      ?.instances()
      .every(({ state }) => state === 'running' || state === 'unconfigured'),
  );
}
