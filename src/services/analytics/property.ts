import type { Teardown } from '../../lifecycle/behaviour.js';
import type { Page } from '../../page/page.js';
import type { Consent } from '../consent/consent.js';
import { addScript, isServiceCookie, measure } from './gtag.js';
import { optOutName } from './property-id.js';

/**
 * When the opt-out cookie expires (specification, section 9). Browsers shorten that, Chromium to
 * 400 days; so a cookie that is there is written anew on each visit.
 */
export const optOutExpiry = new Date(Date.UTC(2099, 11, 31, 23, 59, 59));

/** The one analytics property of a page. */
export interface Property {
  optedOut(): boolean;
  /** Opts the visitor out, from now on; says whether the browser will remember it. */
  optOut(): boolean;
  /** Measures the page as long as it may; returns how to end that. */
  start(): Teardown;
}

/** Nothing of the service is loaded, or stays in force, without consent or against an opt-out. */
export function createProperty(id: string, page: Page, consent: Consent): Property {
  const name = optOutName(id);
  const { cookies } = consent;
  let out = cookies.read(name) === 'true';
  let measured = false;
  /** Once it has arrived it is not asked for again: it would send the page view a second time. */
  let script: HTMLScriptElement | undefined;

  const remember = (): boolean => cookies.write(name, 'true', optOutExpiry);

  const stop = (): void => {
    // The service asks for this before each request and before each cookie
    // (developers.google.com/analytics/devguides/collection/gtagjs/user-opt-out).
    window[name] = true;
    script?.remove();
  };

  const update = (): void => {
    if (!out && consent.given('analytics')) {
      window[name] = false;
      if (!measured) measure(id);
      measured = true;
      script ??= addScript(id, page, () => {
        script = undefined;
      });
      return;
    }
    stop();
    if (!out && consent.stored().state !== 'answered') return;
    for (const cookie of cookies.names().filter(isServiceCookie)) cookies.remove(cookie);
  };

  if (out) remember();

  return {
    optedOut: () => out,
    optOut() {
      out = true;
      update();
      return remember();
    },
    start() {
      const listening = new AbortController();
      consent.listen(update, listening.signal);
      update();
      return () => {
        listening.abort();
        stop();
      };
    },
  };
}
