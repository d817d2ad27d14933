import type { Configuration } from '../page/configuration.js';
import { activeLanguage, wordsIn } from '../page/language.js';
import { type Page, pageHooks } from '../page/page.js';
import { reportProblem } from '../page/problem.js';

/** What the page does by others: it starts and ends behaviours. */
export type PageActions = Pick<
  Page,
  'enhance' | 'fail' | 'hasVisitorActed' | 'release' | 'translate'
>;

/**
 * Creates the page from the configuration and what starts and ends behaviours on it.
 */
export function createPage(
  configuration: Configuration,
  { enhance, fail, hasVisitorActed, release, translate }: PageActions,
): Page {
  const page: Page = {
    configuration,
    // Determined each time: the menu may come later, and a router may change the language.
    get language() {
      return activeLanguage(pageHooks.languageMenu);
    },
    words: (wording) => wordsIn(page.language, wording),
    report: reportProblem,
    fail,
    enhance,
    hasVisitorActed,
    release,
    translate,
  };
  return page;
}
