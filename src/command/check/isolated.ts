import type { Source } from '../pages/source.js';
import { createThread } from '../pages/thread.js';
import type { CheckedPage } from './findings.js';
import { type Answer, type Ready, received, type Settings } from './messages.js';

/** Checks pages in a separate thread, so that no page ends or blocks the check of the others. */
export interface IsolatedChecker {
  /** The errors in the site's own selectors, one line each. */
  wrongSelectors(): Promise<readonly string[]>;
  /**
   * @throws Uncheckable where the page cannot be checked
   * @throws LimitMet where the page exceeds a limit
   */
  check(source: Source): Promise<CheckedPage>;
  close(): Promise<void>;
}

/**
 * Creates a checker in a thread, which starts with the first question. If a page ends the thread or
 * leaves it in an unknown state, the next page gets a new thread.
 *
 * @param file the built `page-worker.ts`
 */
export function isolatedChecker(file: string, settings: Settings): IsolatedChecker {
  const thread = createThread<Ready, Source, Answer>(file, settings);
  return {
    wrongSelectors: async () => (await thread.ready()).wrong,
    async check(source) {
      const answer = await thread.ask(source);
      if (answer.kind === 'failed' || (answer.kind === 'limit' && answer.isSpent))
        await thread.end();
      return received(answer);
    },
    close: () => thread.end(),
  };
}
