import type { Teardown } from '../../lifecycle/behaviour.js';
import { readCookie } from '../../page/cookies.js';
import type { Page } from '../../page/page.js';
import { whenActivated } from '../../page/when-activated.js';
import type { Answers } from '../consent/answers.js';
import { addScript, measure } from './gtag.js';
import { optOutName } from './property-id.js';
import { removeServiceCookies } from './service-cookies.js';

/**
 * When the opt-out cookie expires (specification 9.9). Browsers shorten that, Chromium to
 * 400 days; so a cookie that is there is written anew on each visit.
 */
export const optOutExpiry = new Date(Date.UTC(2099, 11, 31, 23, 59, 59));

/** The one analytics property of a page. */
export interface Property {
  optedOut(): boolean;
  /** Loads what `optOut` needs, so that the cookie is set while the visitor is still here. */
  prepareOptOut(): void;
  /**
   * Opts the visitor out, from now on; says whether the browser will remember it. Rejects where
   * the code that writes cookies does not arrive.
   */
  optOut(): Promise<boolean>;
  /** Measures the page as long as it may, once a visitor is there; returns how to end that. */
  start(): Teardown;
}

/** Loaded where a cookie is to be written or removed, and for nothing else. */
const cookieCode = () => import('../consent/cookies.js');

/** Nothing of the service is loaded, or stays in force, without consent or against an opt-out. */
export function createProperty(id: string, page: Page, answers: Answers): Property {
  const name = optOutName(id);
  let out = readCookie(name) === 'true';
  let measured = false;
  /** Once it has arrived it is not asked for again: it would send the page view a second time. */
  let script: HTMLScriptElement | undefined;

  const remember = async (): Promise<boolean> =>
    (await cookieCode()).writeCookie(name, 'true', optOutExpiry);
  const report = (error: unknown): void => page.report('analytics', document.body, error);

  const stop = (): void => {
    // The service asks for this before each request and before each cookie
    // (developers.google.com/analytics/devguides/collection/gtagjs/user-opt-out).
    window[name] = true;
    script?.remove();
  };

  const update = (): void => {
    if (!out && answers.current()?.analytics) {
      window[name] = false;
      if (!measured) measure(id);
      measured = true;
      script ??= addScript(id, page, {
        arrived() {
          // It has taken the page view and not sent it, if it was silenced while it was under way.
          if (window[name]) measured = false;
        },
        blocked() {
          script = undefined;
        },
      });
      return;
    }
    stop();
    if (out || answers.current()) removeServiceCookies().catch(report);
  };

  if (out) remember().catch(report);

  return {
    optedOut: () => out,
    prepareOptOut() {
      cookieCode().catch(report);
    },
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
