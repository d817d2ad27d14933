import type { Configuration } from '../../page/configuration.js';
import { cookieNames, readCookies, writeCookie } from '../../page/cookies.js';
import { whenIdle } from '../../page/moments.js';
import type { Page } from '../../page/page.js';
import type { ConsentDecision } from '../../public-interface.js';
import {
  type Answer,
  type App,
  appsOf,
  decisionOn,
  measuringApp,
  readAnswers,
  type Stored,
  writtenAnswer,
} from './answer.js';
import { carryOut } from './carry-out.js';

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
  const follow = carryOut(purposes, analyticsId !== undefined);
  const changes = new EventTarget();
  /** The cookie's values at the last change. The browser may have refused to write the cookie. */
  let values = readCookies(consentCookie);
  let stored = readAnswers(values, apps);
  /** Whether the answer is only known here, since the browser has not stored it. */
  let isOnlyHere = false;
  /** The decision on an app; undefined if the visitor has not taken it. */
  const decided = (name: string): boolean | undefined => decisionOn(name, stored);

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
    /** The state of the answer. */
    stored: (): Stored => stored,
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
     * @returns a function that ends this
     */
    listen(listener: () => void): () => void {
      const listening = new AbortController();
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
      return () => listening.abort();
    },
  };
}

export type Answers = ReturnType<typeof createAnswers>;

let known: Answers | undefined;

/** The visitor's answer, which consent and analytics share. */
export function answers({ configuration }: Pick<Page, 'configuration'>): Answers {
  known ??= createAnswers(configuration);
  return known;
}

/**
 * Calls `start` if the visitor has not answered yet and the page itself has a reason to ask. Content that waits asks
 * by itself.
 */
export function whenToAsk(page: Page, start: () => void): undefined {
  const { analyticsId, consent } = page.configuration;
  const isAnswered = answers(page).stored().state === 'answered';
  if (!isAnswered && (analyticsId !== undefined || consent === 'always')) start();
}

/**
 * Calls `start` when the browser is idle. If the visitor has declined analytics and the service has left
 * no cookie to remove, `start` waits for another answer.
 *
 * @returns a function that ends the wait
 */
export function whenToMeasure(page: Page, start: () => void): () => void {
  const { measuring, decided, listen } = answers(page);
  const isDeclined = measuring !== undefined && decided(measuring) === false;
  const leavesNone = !cookieNames().some((name) => name.startsWith('_g'));
  return isDeclined && leavesNone ? listen(start) : whenIdle(start);
}
