import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The sum of all layout shifts of the page so far (Layout Instability API). */
    layoutShift: number;
  }
}

/** Adds up the layout shifts of each page from now on; to be called before a page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        window.layoutShift += Number(Reflect.get(entry, 'value'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How far the page has shifted since it was opened. */
export const shiftOf = (page: Page): Promise<number> => page.evaluate(() => window.layoutShift);
