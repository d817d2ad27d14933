import { settingsBase } from '../../page/addresses.js';
import { cookieNames, readCookies, removeCookie } from '../../page/cookies.js';
import type { Journal } from '../../page/journal.js';
import type { Page } from '../../page/page.js';
import { whenActivated } from '../../page/prerendering.js';
import { policyNamed } from '../../page/trusted-types.js';
import { writeCookie } from '../../page/write-cookie.js';
import type { Answers } from '../consent/answers.js';
import { tellGoogle } from '../google.js';

declare global {
  interface Window {
    [optOut: `ga-disable-${string}`]: boolean | undefined;
  }
}

/** The form of a property's id: G-… (Google Analytics 4), UA-…, GT-… and the like. */
const form = /^[A-Z]{1,4}-[A-Z0-9]+(-[A-Z0-9]+)*$/i;

/** Returns the text if it is the id of an analytics property, or undefined. */
export function propertyId(text: string | undefined): string | undefined {
  return text !== undefined && text.length <= 40 && form.test(text) ? text : undefined;
}

/** The error message if the script tag names no property, so that nothing can be measured. */
export const lackOfId = ({ configuration }: Pick<Page, 'configuration'>): string | undefined =>
  configuration.analyticsId === undefined ? 'the tag lacks data-analytics-id' : undefined;

/**
 * The name of the opt-out cookie, and of the property of `window` that switches the service off.
 */
export const optOutName = (id: string): `ga-disable-${string}` => `ga-disable-${id}`;

/**
 * The cookies that the service and Google's advertising set for themselves: `_ga`, `_ga_…`, `_gid`, `_gat`, `_gat_…`,
 * `_gac_…`, `_gcl_…`.
 */
export const isServiceCookie = (name: string): boolean =>
  /^_(ga|gid|gat|(ga|gat|gac|gcl)_.+)$/.test(name);

/** The address of the service's script (developers.google.com/tag-platform/gtagjs). */
const service = 'https://www.googletagmanager.com/gtag/js';

/** The address of the script for a property. */
export function scriptAddress(id: string, source: string | undefined, base: string): string {
  const address = new URL(source ?? service, base);
  address.searchParams.set('id', id);
  return address.href;
}

/**
 * Queues one page view with an anonymised IP address. The service sends it once its script has arrived.
 */
function measure(id: string): void {
  tellGoogle('js', new Date());
  tellGoogle('config', id, { anonymize_ip: true });
}

const policy = policyNamed('auftritt-analytics');

/**
 * Creates the service's script. A page that requires Trusted Types must allow
 * `trusted-types auftritt-analytics`.
 */
function createScript(id: string, { configuration }: Page): HTMLScriptElement {
  const { analyticsSrc, nonce } = configuration;
  const script = document.createElement('script');
  script.async = true;
  if (nonce) script.nonce = nonce;
  script.src = policy().createScriptURL(scriptAddress(id, analyticsSrc, settingsBase()));
  return script;
}

/**
 * When the opt-out cookie expires (specification 9.9). Browsers shorten this, Chromium to 400 days, so
 * the script renews an existing cookie on each visit.
 */
export const optOutExpiry = new Date(Date.UTC(2099, 11, 31, 23, 59, 59));

/**
 * Creates the one analytics property of a page. Without consent, or after an opt-out, it neither loads the service nor keeps it
 * active.
 */
export function createProperty(id: string, page: Page, answers: Answers) {
  const name = optOutName(id);
  let out = readCookies(name).includes('true');
  let measured = false;
  /**
   * The script is not loaded again once it has arrived: it would send the page view a second time.
   */
  let script: HTMLScriptElement | undefined;

  const addScript = (): HTMLScriptElement => {
    const added = createScript(id, page);
    added.addEventListener('load', () => {
      // The script has run. If the element stayed, Turbo would run it again with the head of a cached page.
      added.remove();
      // If the service was switched off while the script was loading, the script has taken the page view
      // but not sent it.
      if (window[name]) measured = false;
    });
    // A blocker has prevented it.
    added.addEventListener('error', () => {
      added.remove();
      script = undefined;
    });
    document.head.append(added);
    return added;
  };

  const remember = (): boolean => writeCookie(name, 'true', optOutExpiry);

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
      script ??= addScript();
      return;
    }
    stop();
    if (out || decided() === false) {
      for (const each of cookieNames().filter(isServiceCookie)) removeCookie(each);
    }
  };

  if (out) remember();

  return {
    optedOut: (): boolean => out,
    /** Opts the visitor out at once. Returns whether the browser will remember it. */
    optOut(): boolean {
      out = true;
      update();
      return remember();
    },
    /** Measures the page while this is allowed, once a visitor is there. */
    start(undo: Journal): void {
      const updateOnVisit = (): void => whenActivated(update, undo.signal);
      answers.listen(updateOnVisit, undo);
      updateOnVisit();
      undo.by(stop);
    },
  };
}

export type Property = ReturnType<typeof createProperty>;
