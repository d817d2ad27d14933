import { createChecker } from './check-page.js';
import { LimitMet } from './limits.js';
import { type Answer, type Settings, sent } from './messages.js';
import type { Source } from './source.js';
import { readSiteSelectors } from './tag.js';
import { Uncheckable } from './uncheckable.js';

/** What checks pages and has an answer to every one. */
export interface Answering {
  /** What is wrong with the site's own selectors, a line for each thing. */
  readonly wrong: readonly string[];
  answerTo(source: Source): Answer;
}

/** What an error says, also one of jsdom's, which is no `Error` of ours. */
const textOf = (error: unknown): string => {
  const { name, message } = Object(error);
  return `${name}: ${message}`;
};

/** The answer to a page whose check has not come to its end. */
function answerOf(error: unknown): Answer {
  if (error instanceof Uncheckable) return { kind: 'refused', why: error.message };
  if (error instanceof LimitMet) return { kind: 'limit', limit: error.limit, isSpent: false };
  const why = textOf(error);
  // What is inside each other too often, such as rules of styles, ends the calls of its parser.
  const isTooDeep = why.startsWith('RangeError: Maximum call stack');
  return isTooDeep ? { kind: 'limit', limit: 'nesting', isSpent: true } : { kind: 'failed', why };
}

/** Makes ready for the pages of a site. */
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
