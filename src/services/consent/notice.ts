import type { Teardown } from '../../lifecycle/behaviour.js';
import type { Page } from '../../page/page.js';
import { Problem } from '../../page/problem.js';
import type { Consent } from './consent.js';

/** The error that klaro's code or styles did not arrive. */
export const missing = (element: Element, cause: unknown): Error =>
  new Problem(element, `klaro did not arrive (${cause instanceof Error ? cause.message : cause})`);

/**
 * The consent notice: shown on every page until there is a valid answer, whatever else the page
 * runs. A page that comes back from the browser's memory may have been answered elsewhere since.
 */
export function consentNotice(body: HTMLElement, page: Page, consent: Consent): Teardown {
  const listening = new AbortController();
  if (consent.stored().state !== 'answered') {
    consent.showNotice().catch((cause: unknown) => {
      page.report('consent', body, missing(body, cause));
    });
  }
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return;
      consent.refresh();
      if (consent.stored().state === 'answered') consent.close();
    },
    { signal: listening.signal },
  );
  return () => {
    listening.abort();
    consent.close();
  };
}
