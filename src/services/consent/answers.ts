import type { Answer } from './answer.js';

/**
 * The visitor's answer, known from the start, so that a page which needs to ask for nothing loads
 * no consent tool and nothing around it.
 */
export interface Answers {
  /** The answer in force; undefined where there is none, or none that is known here. */
  current(): Answer | undefined;
  /** Takes an answer: it is in force at once. */
  take(answer: Answer): void;
  /** Reads the answer again: a page that the browser kept may have been answered elsewhere. */
  refresh(): void;
  /** Calls `listener` after each change of the answer, until the signal is aborted. */
  listen(listener: () => void, signal: AbortSignal): void;
}

/**
 * The consent cookie as it is written here and by klaro itself, to the letter. Whatever else it may
 * hold is read by answer.ts, which is loaded then.
 */
const written = /(?:^|; )klaro=%7B%22cms%22%3Atrue%2C%22analytics%22%3A(true|false)%7D(?:;|$)/;

/** The page's cookies as the browser lists them; none where they are blocked. */
export function cookieText(): string {
  try {
    return document.cookie;
  } catch {
    return ''; // The browser's way to say that they are blocked.
  }
}

function read(): Answer | undefined {
  const analytics = written.exec(cookieText())?.[1];
  return analytics === undefined ? undefined : { cms: true, analytics: analytics === 'true' };
}

/** The answer of the page's visitor. */
export function createAnswers(): Answers {
  const changes = new EventTarget();
  let current = read();
  const take = (answer: Answer): void => {
    current = answer;
    changes.dispatchEvent(new Event('change'));
  };
  return {
    current: () => current,
    take,
    refresh() {
      const now = read();
      if (now) take(now);
    },
    listen: (listener, signal) => changes.addEventListener('change', listener, { signal }),
  };
}
