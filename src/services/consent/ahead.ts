import { readCookies } from '../../page/cookies.js';
import { once } from './once.js';
import { loadAnswers } from './when-known.js';

/** Loads the notice's code, once for all that ask for it. */
export const loadConsent = once(() => import('./consent.js'));

/** What makes a page ask, in its JSON: it may do so by other means too, and then asks a little later. */
const asks = /"(analytics-id|consent|purposes)"/;

/**
 * Requests the notice's code at once on a page that will ask a visitor who has not answered. It would come three
 * files later, each after the one before.
 */
export function askAhead(tag: HTMLScriptElement | undefined, json: string): void {
  const mayAsk = tag?.matches('[data-analytics-id], [data-consent="always"]') || asks.test(json);
  if (tag?.matches('[data-disable~="consent"]') || json.includes('"disable"')) return;
  if (!mayAsk || readCookies('klaro').length > 0) return;
  // Who needs them asks again, and says what did not arrive.
  for (const code of [loadAnswers(), loadConsent()]) code.catch(() => {});
}
