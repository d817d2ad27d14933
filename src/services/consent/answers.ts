import { cookieNames, readCookie } from '../../page/cookies.js';
import { whenIdle } from '../../page/when-idle.js';
import { type Answer, readAnswer, type Stored } from './answer.js';

// These are in the chunk of the answer. The other chunks of consent take them from here.
export { readAnswer } from './answer.js';
export { apps, isApp } from './apps.js';

/** The cookie that holds the answer. The name is klaro's. */
export const consentCookie = 'klaro';

/**
 * The visitor's answer. Its code is small, and a page that need not ask loads no other code of consent.
 */
export interface Answers {
  /** The state of the answer. */
  stored(): Stored;
  /** The answer in force; undefined if there is none, or if the script must ask again. */
  current(): Answer | undefined;
  /** Puts an answer in force at once. The caller writes the cookie. */
  set(answer: Answer): void;
  /**
   * Calls `listener` after each change of the answer, in this tab or in another one. A change in
   * another tab is noticed at once if the browser supports the Cookie Store API, and otherwise when the
   * visitor comes back to this tab.
   *
   * @returns a function that ends this
   */
  listen(listener: () => void): () => void;
}

/** Creates the store of the visitor's answer. */
function createAnswers(): Answers {
  const changes = new EventTarget();
  /** The cookie's text at the last change. The browser may have refused to write the cookie. */
  let text = readCookie(consentCookie);
  let stored = readAnswer(text);

  const change = (now: Stored): void => {
    text = readCookie(consentCookie);
    stored = now;
    changes.dispatchEvent(new Event('change'));
  };

  return {
    stored: () => stored,
    current: () => (stored.state === 'answered' ? stored.answer : undefined),
    set: (answer) => change({ state: 'answered', answer }),
    listen(listener) {
      const listening = new AbortController();
      const read = (): void => {
        const now = readCookie(consentCookie);
        if (now !== text) change(readAnswer(now));
      };
      changes.addEventListener('change', listener, listening);
      // The visitor may have answered in another tab while this page was hidden or in the back/forward
      // cache.
      for (const type of ['focus', 'visibilitychange']) addEventListener(type, read, listening);
      window.cookieStore?.addEventListener('change', read, listening);
      return () => listening.abort();
    },
  };
}

let known: Answers | undefined;

/** The visitor's answer, which consent and analytics share. */
export function answers(): Answers {
  known ??= createAnswers();
  return known;
}

/** Calls `start` at the next idle moment, unless `ending` is aborted before. */
function startWhenIdle(start: () => void, ending: AbortSignal): void {
  if (!ending.aborted) ending.addEventListener('abort', whenIdle(start));
}

/** Calls `start` when the browser is idle, if the visitor has not answered yet. */
export function whenToAsk(start: () => void, ending: AbortSignal): void {
  if (!answers().current()) startWhenIdle(start, ending);
}

/** Whether the visitor has declined analytics and the service has left no cookie to remove. */
const isDeclined = (): boolean =>
  answers().current()?.analytics === false && !cookieNames().some((name) => name.startsWith('_g'));

/**
 * Calls `start` when the browser is idle. If the visitor has declined analytics, `start` waits for
 * another answer.
 */
export function whenToMeasure(start: () => void, ending: AbortSignal): void {
  if (!isDeclined()) startWhenIdle(start, ending);
  else if (!ending.aborted) ending.addEventListener('abort', answers().listen(start));
}
