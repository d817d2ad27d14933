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
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let quiet = 0; quiet < 3; quiet = isUnderWay() ? 0 : quiet + 1) {
      // Chromium calls a page idle after a frame. A still page that asks for none may never hear of it.
      await frame();
      await new Promise((resolve) => requestIdleCallback(resolve));
    }
    await frame();
  });
}
