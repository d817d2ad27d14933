import type { BrowserContext, Page } from '@playwright/test';

/** A purpose in the page's JSON. */
export type PurposeJson = Readonly<Record<string, unknown>>;

/** The head of a page whose JSON names purposes. */
export const withPurposes = (
  purposes: Readonly<Record<string, PurposeJson>>,
  settings: Readonly<Record<string, unknown>> = {},
): string =>
  `<script type="application/json" data-auftritt>${JSON.stringify({ purposes, ...settings })}</script>`;

/** Stores an answer, as another tab does, and lets the page notice it. */
export async function answerElsewhere(
  page: Page,
  context: BrowserContext,
  url: string,
  answer: Readonly<Record<string, boolean>>,
): Promise<void> {
  const value = encodeURIComponent(JSON.stringify({ cms: true, ...answer }));
  await context.addCookies([{ name: 'klaro', value, url, sameSite: 'Lax' }]);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
}

/** What the page has dispatched as `auftritt:consent`, in order. */
export async function recordDecisions(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const details: unknown[] = [];
    Reflect.set(window, 'decisions', details);
    document.addEventListener('auftritt:consent', ({ detail }) => details.push(detail));
  });
  return () => page.evaluate(() => Reflect.get(window, 'decisions'));
}
