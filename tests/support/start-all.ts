import type { Page } from '@playwright/test';
import { expect, running } from './site.js';

/** Scrolls through the page, and resolves when what came into sight has started; then goes back. */
export async function startAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Chromium may keep a page that is still waiting for a frame; it has nothing new to show then.
    const frame = (): Promise<void> =>
      new Promise((shown) => {
        const limit = setTimeout(shown, 1000);
        requestAnimationFrame(() => {
          clearTimeout(limit);
          shown();
        });
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      // Observers are told of a place after it has been shown.
      await frame();
      await frame();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  const loading = () =>
    page.evaluate(
      () =>
        window.auftritt
          ?.instances()
          .filter(({ state }) => state === 'loading')
          .map(({ behaviour }) => behaviour) ?? [],
    );
  await expect.poll(loading).toEqual([]);
}

/** Lets the start screen go, as the first key press does. */
export async function endIntro(page: Page): Promise<void> {
  const screen = page.locator('.start-screen');
  if ((await screen.count()) === 0) return;
  await running(page, 'intro');
  await page.keyboard.press('Shift');
  await expect(screen).toBeHidden();
}
