import type { Teardown } from '../../lifecycle/behaviour.js';
import { readCookies } from '../../page/cookies.js';
import { whenActivated } from '../../page/moments.js';
import type { Page } from '../../page/page.js';
import type { Answers } from '../consent/answers.js';
import { addScript, measure } from './gtag.js';
import { optOutName } from './property-id.js';
import { removeServiceCookies } from './service-cookies.js';

/**
 * When the opt-out cookie expires (specification 9.9). Browsers shorten this, Chromium to 400 days, so
 * the script renews an existing cookie on each visit.
 */
export const optOutExpiry = new Date(Date.UTC(2099, 11, 31, 23, 59, 59));

/** Loads what writes a cookie, which only those need who opt out or have done so. */
export const loadWriter = () => import('../consent/write-cookie.js');

/** The one analytics property of a page. */
export interface Property {
  optedOut(): boolean;
  /**
   * Opts the visitor out at once. Resolves to whether the browser will remember it.
   *
   * @throws if the code that writes the cookie does not arrive
   */
  optOut(): Promise<boolean>;
  /**
   * Measures the page while this is allowed, once a visitor is there. Returns a function that ends
   * this.
   */
  start(): Teardown;
}

/**
 * Creates the property. Without consent, or after an opt-out, it neither loads the service nor keeps it
 * active.
 */
export function createProperty(id: string, page: Page, answers: Answers): Property {
  const name = optOutName(id);
  let out = readCookies(name).includes('true');
  let measured = false;
  /**
   * The script is not loaded again once it has arrived: it would send the page view a second time.
   */
  let script: HTMLScriptElement | undefined;

  const remember = async (): Promise<boolean> => {
    const { writeCookie } = await loadWriter();
    return writeCookie(name, 'true', optOutExpiry);
  };

  const stop = (): void => {
    // The service asks for this before each request and before each cookie
    // (developers.google.com/analytics/devguides/collection/gtagjs/user-opt-out).
    window[name] = true;
    script?.remove();
  };

  /** The decision on analytics; undefined if the visitor has not taken it. */
  const decided = (): boolean | undefined =>
    answers.measuring === undefined ? undefined : answers.decided(answers.measuring);

  const update = (): void => {
    if (!out && decided()) {
      window[name] = false;
      if (!measured) measure(id);
      measured = true;
      script ??= addScript(id, page, {
        arrived() {
          // If the service was switched off while the script was loading, the script has taken the page
          // view but not sent it.
          if (window[name]) measured = false;
        },
        blocked() {
          script = undefined;
        },
      });
      return;
    }
    stop();
    if (out || decided() === false) removeServiceCookies();
  };

  // A cookie that is not renewed now is renewed on the next visit.
  if (out) remember().catch(() => {});

  return {
    optedOut: () => out,
    optOut() {
      out = true;
      update();
      return remember();
    },
    start() {
      const ending = new AbortController();
      const updateOnVisit = (): void => whenActivated(update, ending.signal);
      const leave = answers.listen(updateOnVisit);
      updateOnVisit();
      return () => {
        leave();
        ending.abort();
        stop();
      };
    },
  };
}
