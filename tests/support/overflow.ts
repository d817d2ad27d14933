import type { Page } from '@playwright/test';

/** How many px of the page stick out to the right of the viewport. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
