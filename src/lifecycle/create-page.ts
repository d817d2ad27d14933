import type { Configuration } from '../page/configuration.js';
import { nearest } from '../page/elements.js';
import { activeLanguage, wordsIn } from '../page/language.js';
import type { Page } from '../page/page.js';
import { Problem, reportProblem } from '../page/problem.js';
import type { Definition } from './definition.js';
import type { Lifecycle } from './lifecycle.js';
import { wrongIn } from './structure.js';

/**
 * Creates the page from the configuration and the lifecycle that runs on it.
 *
 * @param definitions what is required of the parts
 */
export function createPage(
  configuration: Configuration,
  { enhance, fail, release }: Lifecycle,
  definitions: readonly Definition[],
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
      const owner = definitions.find(({ requirements }) => requirements?.parts?.[hook]);
      const found = [...element.querySelectorAll<HTMLElement>(selectors[hook])];
      return found.filter((part) => {
        const wrong = owner && wrongIn(part, owner.requirements?.parts?.[hook], selectors);
        if (wrong) reportProblem(owner.name, part, new Problem(part, wrong));
        return !wrong;
      });
    },
    findNear: (element, hook) => nearest(element, selectors[hook]),
    report: reportProblem,
    fail,
    enhance,
    release,
  };
  return page;
}
