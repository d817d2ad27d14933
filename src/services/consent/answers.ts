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
  /** Sets the answer: it is in force at once. */
  set(answer: Answer): void;
  /** Reads the answer again: a page that the browser kept may have been answered elsewhere. */
  refresh(): void;
  /** Calls `listener` after each change of the answer, until the signal is aborted. */
  listen(listener: () => void, signal: AbortSignal): void;
}

const read = (): Stored => readAnswer(readCookie(consentCookie));

/** The answer of the page's visitor. */
function createAnswers(): Answers {
  const changes = new EventTarget();
  let stored = read();
  const answers: Answers = {
    stored: () => stored,
    current: () => (stored.state === 'answered' ? stored.answer : undefined),
    set(answer) {
      stored = { state: 'answered', answer };
      changes.dispatchEvent(new Event('change'));
    },
    refresh() {
      const now = read();
      if (now.state === 'answered') answers.set(now.answer);
    },
    listen: (listener, signal) => changes.addEventListener('change', listener, { signal }),
  };
  return answers;
}

let known: Answers | undefined;

/** The visitor's answer, which consent and analytics share. */
export function answers(): Answers {
  known ??= createAnswers();
  return known;
}
