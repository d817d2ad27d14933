import type { Page } from '@playwright/test';
import { answerConsent } from '../../support/consent.js';

/** A purpose in the page's JSON. */
export type PurposeJson = Readonly<Record<string, unknown>>;

/** The head of a page whose JSON names purposes. */
export const withPurposes = (
  purposes: Readonly<Record<string, PurposeJson>>,
  settings: Readonly<Record<string, unknown>> = {},
): string =>
  `<script type="application/json" data-auftritt>${JSON.stringify({ purposes, ...settings })}</script>`;

/** Stores an answer for the site of the page, as another tab does, and lets the page notice it. */
export async function answerElsewhere(
  page: Page,
  answer: Readonly<Record<string, boolean>>,
): Promise<void> {
  await answerConsent(page.context(), new URL(page.url()).origin, { cms: true, ...answer });
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

/** The purposes of a site. */
export const site = {
  statistics: { services: ['Google Analytics'], cookies: ['_ga', '_ga_*'] },
  films: { services: ['YouTube'] },
  chat: { title: { de: 'Beratung', en: 'Chat' }, description: { de: 'Wir beraten Sie.' } },
};

/** A frame with a film that waits for a purpose. */
export const film = (name: string): string =>
  `<iframe title="Rundgang" width="480" height="270" data-name="${name}" data-src="https://films.test/7"></iframe>`;
