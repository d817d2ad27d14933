import { readCookie } from '../../page/cookies.js';
import { type Answer, readAnswer, type Stored } from './answer.js';

/** The cookie that holds the answer; klaro's own name for it. */
export const consentCookie = 'klaro';

/**
 * The visitor's answer, known from the start, so that a page which needs to ask for nothing loads
 * no consent tool and nothing around it.
 */
export interface Answers {
  /** What is known of the answer. */
  stored(): Stored;
  /** The answer in force; undefined where there is none, or one that must be asked for again. */
  current(): Answer | undefined;
  /** Sets the answer, which the cookie holds if the browser allows it: it is in force at once. */
  set(answer: Answer): void;
  /**
   * Calls `listener` after each change of the answer, in this tab or in another one. What another tab has
   * answered is known at once where the browser tells of cookies (Cookie Store API), and else when the
   * visitor comes back to this one.
   *
   * @returns ends that
   */
  listen(listener: () => void): () => void;
}

/** The answer of the page's visitor. */
function createAnswers(): Answers {
  const changes = new EventTarget();
  /** What the cookie held when the page or another tab changed it last; it may not have been allowed. */
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
      // When a page was out of sight, or in the browser's memory, it may have been answered elsewhere.
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
