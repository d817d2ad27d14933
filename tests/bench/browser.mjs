import { chromium } from '@playwright/test';
import { findChromium } from '../support/chromium.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Browser} Browser */

/** The Chromium that visitors have, without what it does on its own in the background. */
export function launch() {
  const executablePath = findChromium({ hasWindows: true });
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--disable-gpu', '--no-first-run', '--disable-background-networking'],
    chromiumSandbox: false,
  });
}

/** A visitor's earlier answer, as each notice stores it: agreed to what the site needs and to nothing else. */
const declined = {
  klaro: JSON.stringify({ cms: true, analytics: false }),
  cc_cookie: JSON.stringify({ categories: ['necessary'] }),
};

/**
 * A page in a browser profile of its own, with nothing in the cache.
 *
 * @template Result
 * @param {Browser} browser
 * @param {{ origin: string, answered: boolean, width?: number, height?: number, hasTouch?: boolean }} options
 * @param {(page: Page) => Promise<Result>} use
 */
export async function inFreshPage(
  browser,
  { origin, answered, width = 1440, height = 900, hasTouch = false },
  use,
) {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'de-DE',
    hasTouch,
  });
  if (answered) {
    const cookies = Object.entries(declined).map(([name, value]) => ({
      name,
      value: encodeURIComponent(value),
      url: origin,
    }));
    await context.addCookies(cookies);
  }
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

/**
 * Opens a page and lets it come to rest: nothing is loaded, and the browser has been idle.
 *
 * @param {Page} page @param {string} address
 */
export async function openAndRest(page, address) {
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(() => requestIdleCallback(() => resolve(undefined)));
      }),
  );
  await page.waitForLoadState('networkidle');
}
