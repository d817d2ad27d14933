import type { BrowserContext } from '@playwright/test';

/** A visitor's earlier answer, as the consent cookie holds it. */
export interface EarlierAnswer {
  readonly cms: boolean;
  readonly analytics: boolean;
}

/** Agreed to what the site needs and to nothing else. */
export const declined: EarlierAnswer = { cms: true, analytics: false };

/** Agreed to everything. */
export const accepted: EarlierAnswer = { cms: true, analytics: true };

/** Gives the browser the cookie of a visitor who has answered, app by app or purpose by purpose. */
export async function answerConsent(
  context: BrowserContext,
  baseURL: string,
  answer: EarlierAnswer | Readonly<Record<string, boolean>> = declined,
): Promise<void> {
  const value = encodeURIComponent(JSON.stringify(answer));
  await context.addCookies([{ name: 'klaro', value, url: baseURL, sameSite: 'Lax' }]);
}
