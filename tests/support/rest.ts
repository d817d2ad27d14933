import type { Page } from '@playwright/test';
import { frame, idleMoment } from './site.js';

const isUnderWay = (): boolean =>
  (window.auftritt?.instances() ?? []).some(({ state }) => state === 'loading');

/**
 * Resolves once the page rests: it has loaded with its fonts, no code is on its way, and what was
 * put off until the browser is idle has been done.
 */
export async function rest(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  for (let quiet = 0; quiet < 3; quiet = (await page.evaluate(isUnderWay)) ? 0 : quiet + 1) {
    await page.evaluate(frame);
    await page.evaluate(idleMoment);
  }
  await page.evaluate(frame);
}
