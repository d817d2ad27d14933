import type { Configuration } from '../../page/configuration.js';
import { cookieNames, readCookies, removeCookie } from '../../page/cookies.js';
import { whenIdle } from '../../page/moments.js';
import { parseJson } from '../../page/options.js';
import type { Page } from '../../page/page.js';
import { writeCookie } from '../../page/write-cookie.js';
import type { ConsentDecision } from '../../public-interface.js';
import { type Signal, signals, tellGoogle } from '../google.js';
import type { Purpose, Purposes } from './purposes.js';

/** What the visitor decides on: one of the two apps, or a purpose of the site (specification 9.10). */
export interface App {
  /** Its name, as in `data-name`. */
  readonly name: string;
  /** Its name in the consent cookie. */
  readonly key: string;
  /** Whether the visitor cannot decline it. */
  readonly required: boolean;
}

const cms: App = { name: 'cms', key: 'cms', required: true };

/** The apps that consent covers (specification 9.10). */
const specified: readonly App[] = [cms, { name: 'analytics', key: 'analytics', required: false }];

/** The apps of a site: the two usual ones, or its purposes in place of the optional one. */
export const appsOf = (purposes: Purposes | undefined): readonly App[] =>
  purposes ? [cms, ...purposes] : specified;

/** The app that analytics needs; undefined if the site has no purpose for it. */
export const measuringApp = (apps: readonly App[]): string | undefined =>
  ['statistics', 'analytics'].find((wanted) => apps.some(({ name }) => name === wanted));

/** A visitor's answer: the name of an app → whether it may run. What is not decided is missing. */
export type Answer = Readonly<Record<string, boolean>>;

/** A visitor's answer, and its state. */
export interface Stored {
  /** Given; given for a different set of apps, so that the script must ask again; or none. */
  readonly state: 'answered' | 'outdated' | 'unanswered';
  readonly answer: Answer;
}

/** Reads a value of the consent cookie (klaro's format: a JSON object, app → boolean). Any other value is no answer. */
function readAnswer(text: string, apps: readonly App[]): Answer {
  // A value that is not an object has no properties that are apps.
  const given: object = Object(parseJson(text));
  const answer: Record<string, boolean> = {};
  for (const { name, key, required } of apps) {
    if (!Object.hasOwn(given, key)) continue;
    const value: unknown = Reflect.get(given, key);
    if (typeof value !== 'boolean' || (required && !value)) return {};
    answer[name] = value;
  }
  return answer;
}

/**
 * Reads all values that the browser has for the consent cookie: several if another klaro has set one of the
 * same name for another path or domain. An answer without the required app is not ours, and is asked for again as a
 * whole. An app on which two answers differ is not decided, so that it waits, and the script asks again.
 */
export function readAnswers(texts: readonly string[], apps: readonly App[] = specified): Stored {
  const all = texts.map((text) => readAnswer(text, apps));
  if (all.every((answer) => Object.keys(answer).length === 0)) {
    return { state: 'unanswered', answer: {} };
  }
  const agreed = apps.flatMap(({ name }) => {
    const decisions = all.flatMap((answer) => (answer.cms ? (answer[name] ?? []) : []));
    const [decision, ...others] = new Set(decisions);
    return decision === undefined || others.length > 0 ? [] : [[name, decision] as const];
  });
  const state = agreed.length === apps.length ? 'answered' : 'outdated';
  return { state, answer: Object.fromEntries(agreed) };
}

/** The consent cookie's value for an answer. */
export const writtenAnswer = (answer: Answer, apps: readonly App[]): string =>
  JSON.stringify(
    Object.fromEntries(
      apps.filter(({ name }) => name in answer).map(({ name, key }) => [key, answer[name]]),
    ),
  );

/** Whether a cookie or a worker has one of these names, or fits a pattern that ends with `*`. */
const isNamed = (name: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
  );

/** Takes service workers off the site, such as those that a service has put there for its messages. */
async function removeWorkers(patterns: readonly string[]): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    const { active, waiting, installing } = registration;
    const address = (active ?? waiting ?? installing)?.scriptURL;
    if (address && isNamed(new URL(address).pathname, patterns)) await registration.unregister();
  }
}

/** Each signal with its state. */
const stateOf = (granted: readonly Signal[]) =>
  Object.fromEntries(
    signals.map((signal) => [signal, granted.includes(signal) ? 'granted' : 'denied']),
  );

/** Whether the visitor allows an app; undefined where the visitor has not decided. */
type Decided = (name: string) => boolean | undefined;

/** What depends on a decision. */
export type Dependent = Pick<Purpose, 'name' | 'signals' | 'cookies' | 'workers'>;

/** What depends on measuring where the site names no purposes. */
const measuring: Dependent = {
  name: 'analytics',
  signals: ['analytics_storage'],
  cookies: [],
  workers: [],
};

/**
 * Creates what carries out the visitor's decisions. It tells Google's services in the documented order (Google Consent
 * Mode v2): `default` before any other command, then `update` with each decision, and when there is none any more. And it
 * removes the cookies and the service workers of each purpose that the visitor has declined.
 */
export function carryOut(dependents: readonly Dependent[]): (decided: Decided) => void {
  const isTold = dependents.some((each) => each.signals.length > 0);
  let told = '';
  const tell = (decided: Decided): void => {
    if (told === '') {
      tellGoogle('consent', 'default', stateOf([]));
      told = JSON.stringify([false, stateOf([])]);
    }
    const isDecided = dependents.some(({ name }) => decided(name) !== undefined);
    const allowed = dependents.filter(({ name }) => decided(name));
    const state = stateOf(allowed.flatMap((each) => each.signals));
    const text = JSON.stringify([isDecided, state]);
    if (text !== told) tellGoogle('consent', 'update', state);
    told = text;
  };
  return (decided) => {
    if (isTold) tell(decided);
    const declined = dependents.filter(({ name }) => decided(name) === false);
    const cookies = declined.flatMap((each) => each.cookies);
    for (const cookie of cookieNames()) if (isNamed(cookie, cookies)) removeCookie(cookie);
    const workers = declined.flatMap((each) => each.workers);
    // A browser that forbids them has none.
    if (workers.length > 0 && 'serviceWorker' in navigator) removeWorkers(workers).catch(() => {});
  };
}

/** The cookie that holds the answer. The name is klaro's. */
const consentCookie = 'klaro';

/** How long an answer is kept, in milliseconds: 365 days (specification 9.10). */
const lifetime = 365 * 24 * 60 * 60 * 1000;

/** The record of a decision, which a site may keep. */
function recordOf(answer: Answer, apps: readonly App[]): ConsentDecision {
  const optional = apps.filter(({ required }) => !required);
  const allowed = optional.filter(({ name }) => answer[name]);
  const isAll = allowed.length === optional.length;
  return {
    time: new Date().toISOString(),
    version: optional.map(({ key }) => key).join(' '),
    choice: isAll ? 'accepted' : allowed.length === 0 ? 'declined' : 'chosen',
  };
}

/**
 * Creates the store of the visitor's answer. Its code is small, and a page that need not ask loads no other code of
 * consent.
 */
function createAnswers({ purposes, analyticsId }: Configuration) {
  const apps = appsOf(purposes);
  const follow = carryOut(purposes ?? (analyticsId === undefined ? [] : [measuring]));
  const changes = new EventTarget();
  /** The cookie's values at the last change. The browser may have refused to write the cookie. */
  let values = readCookies(consentCookie);
  let stored = readAnswers(values, apps);
  /** Whether the answer is only known here, since the browser has not stored it. */
  let isOnlyHere = false;
  const decided: Decided = (name) => stored.answer[name];

  const tell = (decision?: ConsentDecision): void => {
    const optional = apps.filter(({ required }) => !required);
    const decisions = optional.map(({ name }) => [name, decided(name) ?? false]);
    const detail = { purposes: Object.fromEntries(decisions), decision };
    document.dispatchEvent(new CustomEvent('auftritt:consent', { detail }));
  };

  const change = (now: Stored, decision?: ConsentDecision): void => {
    values = readCookies(consentCookie);
    stored = now;
    // Google's services learn of the answer before a script of theirs is released.
    follow(decided);
    changes.dispatchEvent(new Event('change'));
    tell(decision);
  };

  follow(decided);
  if (stored.state !== 'unanswered') tell();
  return {
    /** What the visitor decides on. */
    apps,
    /** The app that analytics needs; undefined if the site has no purpose for it. */
    measuring: measuringApp(apps),
    stored: (): Stored => stored,
    /** The decision on an app; undefined if the visitor has not taken it. */
    decided,
    /** Puts an answer in force at once, and keeps it for 365 days if the browser allows cookies. */
    save(answer: Answer): void {
      const written = writtenAnswer(answer, apps);
      writeCookie(consentCookie, written, new Date(Date.now() + lifetime));
      change(readAnswers([written], apps), recordOf(answer, apps));
      isOnlyHere = !values.includes(written);
    },
    /**
     * Calls `listener` after each change of the answer, in this tab or in another one. A change in
     * another tab is noticed at once if the browser supports the Cookie Store API, and otherwise when the
     * visitor comes back to this tab.
     *
     * @param listening ends this; by default it lasts as long as the page
     */
    listen(
      listener: () => void,
      listening: Pick<AbortController, 'signal'> = new AbortController(),
    ): void {
      const read = (): void => {
        const now = readCookies(consentCookie);
        if (now.join() !== values.join()) change(readAnswers(now, apps));
      };
      changes.addEventListener('change', listener, listening);
      // The visitor may have answered in another tab while this page was hidden or in the back/forward
      // cache.
      for (const type of ['pageshow', 'focus', 'visibilitychange']) {
        addEventListener(type, read, listening);
      }
      // No other page learns of such an answer, so it does not hold any longer when this page comes back.
      const forget = ({ persisted }: PageTransitionEvent): void => {
        if (!persisted || !isOnlyHere) return;
        isOnlyHere = false;
        change(readAnswers(readCookies(consentCookie), apps));
      };
      addEventListener('pagehide', forget, listening);
      window.cookieStore?.addEventListener('change', read, listening);
    },
  };
}

export type Answers = ReturnType<typeof createAnswers>;

let current: Answers | undefined;

/** The visitor's answer, which consent and analytics share. */
export function answers({ configuration }: Pick<Page, 'configuration'>): Answers {
  current ??= createAnswers(configuration);
  return current;
}

/**
 * Calls `start` if the visitor has not answered yet and the page itself has a reason to ask. Content that waits asks
 * by itself.
 */
export function whenToAsk(page: Page, start: () => void): void {
  const { analyticsId, consent } = page.configuration;
  const isAnswered = answers(page).stored().state === 'answered';
  if (!isAnswered && (analyticsId !== undefined || consent === 'always')) start();
}

/**
 * Calls `start` when the browser is idle. If the visitor has declined analytics and the service has left
 * no cookie to remove, `start` waits for another answer.
 */
export function whenToMeasure(page: Page, start: () => void): void {
  const { measuring, decided, listen } = answers(page);
  const isDeclined = measuring !== undefined && decided(measuring) === false;
  const leavesNone = !cookieNames().some((name) => name.startsWith('_g'));
  if (isDeclined && leavesNone) listen(start);
  else whenIdle(start);
}
