import { LimitMet, type Source, Uncheckable } from '../pages/source.js';
import { createChecker } from './check-page.js';
import { type Answer, type Settings, sent } from './messages.js';
import { readSiteSelectors } from './tag.js';

/** Checks pages and returns an answer for each one, even where the check fails. */
export interface Answering {
  /** The errors in the site's own selectors, one line each. */
  readonly wrong: readonly string[];
  answerTo(source: Source): Answer;
}

/** The name and message of an error. Errors from jsdom are not instances of our `Error`. */
const textOf = (error: unknown): string => {
  const { name, message } = Object(error);
  return `${name}: ${message}`;
};

/** The answer for a page whose check threw an error. */
function answerOf(error: unknown): Answer {
  if (error instanceof Uncheckable) return { kind: 'refused', why: error.message };
  if (error instanceof LimitMet) return { kind: 'limit', limit: error.limit, isSpent: false };
  const why = textOf(error);
  // A parser overflows the call stack where something nests too deeply, such as style rules.
  const isTooDeep = why.startsWith('RangeError: Maximum call stack');
  return isTooDeep ? { kind: 'limit', limit: 'nesting', isSpent: true } : { kind: 'failed', why };
}

/** Prepares the check of a site's pages. */
export function createAnswering({ selectors, wantsTag }: Settings): Answering {
  const wrong: string[] = [];
  const ofSite = readSiteSelectors(selectors, (line) => wrong.push(line));
  const checker = createChecker(ofSite, wantsTag);
  return {
    wrong,
    answerTo(source) {
      try {
        return { kind: 'checked', page: sent(checker.check(source)) };
      } catch (error) {
        return answerOf(error);
      }
    },
  };
}
