import type { Page } from '@playwright/test';
import { foreignPage, sections } from './foreign.mjs';
import { answerWith } from './routes.js';
import { ready, touch } from './site.js';

/** The sections that a page has beside each other: the intro covers it, and has a page of its own. */
export const together = sections.map(({ name }) => name).filter((name) => name !== 'intro');

/** What a page of others is made of, and where it is seen. */
export type ForeignVisit = Parameters<typeof foreignPage>[0] & {
  readonly width?: number;
  readonly height?: number;
  /** Any other change of the page's HTML. */
  readonly change?: (html: string) => string;
};

/** Opens a page of others, on which nothing moves by itself, and resolves when the script runs on it. */
export async function openForeign(page: Page, visit: ForeignVisit): Promise<void> {
  const { width, height = 900, change = (html) => html, ...site } = visit;
  if (width !== undefined) await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: site.scheme ?? null, reducedMotion: 'reduce' });
  await answerWith(page, '**/foreign/', change(foreignPage(site)));
  await page.goto('/foreign/');
  if (site.script !== false) await ready(page);
}

/** Gives everything the pointer that it may wait for, and resolves once all of it has started. */
export async function everythingStarted(page: Page): Promise<void> {
  await touch(page);
  await page.waitForFunction(() =>
    window.auftritt
      ?.instances()
      .every(({ state }) => state === 'running' || state === 'unconfigured'),
  );
}
