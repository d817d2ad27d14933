import type { Page } from '@playwright/test';
import { expect, frame, running } from './site.js';

/** Scrolls through the page, and resolves when what came into sight has started; then goes back. */
export async function startAll(page: Page): Promise<void> {
  const scrollOn = (): boolean => {
    const before = window.scrollY;
    window.scrollBy({ top: window.innerHeight, behavior: 'instant' });
    return window.scrollY > before;
  };
  do {
    // Observers are told of a place after it has been shown.
    await page.evaluate(frame);
    await page.evaluate(frame);
  } while (await page.evaluate(scrollOn));
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
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
