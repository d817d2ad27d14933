import type { Wait } from '../../lifecycle/loading.js';
import { readCookies } from '../../page/cookies.js';
import type { Page } from '../../page/page.js';

/**
 * Waits for a moment that depends on the visitor's answer. The store of the answer is a chunk of its own,
 * which only the pages that use the answer request. If it does not load, the behaviour starts at once
 * and reports the missing code itself.
 *
 * @param moment the function of answers.ts that waits for the moment
 */
export const whenKnown =
  (moment: 'whenToAsk' | 'whenToMeasure', page: Page): Wait =>
  (start) => {
    let end: (() => void) | undefined;
    let isOver = false;
    import('./answers.js').then((code) => {
      if (!isOver) end = code[moment](page, start);
    }, start);
    return () => {
      isOver = true;
      end?.();
    };
  };

/** What makes a page ask, in its JSON: it may do so by other means too, and then asks a little later. */
const asks = /"(analytics-id|consent|purposes)"/;

/**
 * Requests the code of the notice and of its answer at once on a page that will ask a visitor who has not
 * answered. It would come three files later, each after the one before.
 */
export function askAhead(tag: HTMLScriptElement | undefined, json: string): void {
  const mayAsk = tag?.matches('[data-analytics-id], [data-consent="always"]') || asks.test(json);
  if (tag?.matches('[data-disable~="consent"]') || json.includes('"disable"')) return;
  if (!mayAsk || readCookies('klaro').length > 0) return;
  // Who needs them asks again, and says what did not arrive.
  const codes = [import('./answers.js'), import('./consent.js'), import('./write-cookie.js')];
  for (const code of codes) code.catch(() => {});
}
