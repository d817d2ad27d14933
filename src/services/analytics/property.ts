import type { Teardown } from '../../lifecycle/behaviour.js';
import { readCookie } from '../../page/cookies.js';
import type { Page } from '../../page/page.js';
import type { Answers } from '../consent/answers.js';
import { cookies } from '../consent/cookies.js';
import { addScript, isServiceCookie, measure } from './gtag.js';
import { optOutName } from './property-id.js';

/**
 * When the opt-out cookie expires (specification 9.9). Browsers shorten that, Chromium to
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
export function createProperty(id: string, page: Page, answers: Answers): Property {
  const name = optOutName(id);
  let out = readCookie(name) === 'true';
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

  const forget = (): void => {
    for (const cookie of cookies.names().filter(isServiceCookie)) cookies.remove(cookie);
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
    if (out || answers.current()) forget();
  };

  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) answers.refresh();
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
      const { signal } = listening;
      answers.listen(update, signal);
      window.addEventListener('pageshow', onPageShow, { signal });
      update();
      return () => {
        listening.abort();
        stop();
      };
    },
  };
}
