import type { BehaviourName } from '../names.js';
import type { Configuration } from '../page/configuration.js';
import { nearest } from '../page/elements.js';
import { activeLanguage, wordsIn } from '../page/language.js';
import type { Page } from '../page/page.js';
import { Problem, reportProblem } from '../page/problem.js';
import type { Requirements } from './requirements.js';
import { wrongIn } from './structure.js';

/** What the page does by others: it starts and ends behaviours. */
export type PageActions = Pick<
  Page,
  'enhance' | 'fail' | 'hasVisitorActed' | 'release' | 'translate'
>;

/**
 * Creates the page from the configuration and what starts and ends behaviours on it.
 *
 * @param definitions what is required of the parts, by behaviour
 */
export function createPage(
  configuration: Configuration,
  definitions: ReadonlyMap<BehaviourName, { readonly requirements?: Requirements }>,
  { enhance, fail, hasVisitorActed, release, translate }: PageActions,
): Page {
  const { selectors } = configuration;

  const page: Page = {
    configuration,
    selectors,
    // Determined each time: the menu may come later, and a router may change the language.
    get language() {
      return activeLanguage(selectors.languageMenu);
    },
    words: (wording) => wordsIn(page.language, wording),
    findPart: (element, hook) => element.querySelector<HTMLElement>(selectors[hook]),
    requirePart(element, hook) {
      const part = page.findPart(element, hook);
      if (!part) throw new Problem(element, `element lacks ${selectors[hook]}`);
      return part;
    },
    findParts(element, hook) {
      const owner = [...definitions].find(([, { requirements }]) => requirements?.parts?.[hook]);
      const found = [...element.querySelectorAll<HTMLElement>(selectors[hook])];
      return found.filter((part) => {
        const wrong = owner && wrongIn(part, owner[1].requirements?.parts?.[hook], selectors);
        if (wrong) reportProblem(owner[0], part, new Problem(part, wrong));
        return !wrong;
      });
    },
    findNear: (element, hook) => nearest(element, selectors[hook]),
    report: reportProblem,
    fail,
    enhance,
    hasVisitorActed,
    release,
    translate,
  };
  return page;
}
