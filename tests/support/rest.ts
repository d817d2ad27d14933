import type { Page } from '@playwright/test';

/**
 * Resolves once the page rests: it has loaded with its fonts, no code is on its way, and what was
 * put off until the browser is idle has been done.
 */
export async function rest(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const isUnderWay = (): boolean =>
      (window.auftritt?.instances() ?? []).some(({ state }) => state === 'loading');
    // Chromium may keep a page that is still waiting for a frame, or for an idle moment: it rests then.
    const frame = (): Promise<void> =>
      new Promise((shown) => {
        const limit = setTimeout(shown, 1000);
        requestAnimationFrame(() => {
          clearTimeout(limit);
          shown();
        });
      });
    for (let quiet = 0; quiet < 3; quiet = isUnderWay() ? 0 : quiet + 1) {
      await frame();
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    }
    await frame();
  });
}
