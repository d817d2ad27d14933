import { behaviours } from './behaviours.js';
import type { Lifecycle } from './lifecycle/lifecycle.js';
import { wrongIn } from './lifecycle/structure.js';
import type { Configuration } from './page/configuration.js';
import { activeLanguage } from './page/language.js';
import { nearest } from './page/nearest.js';
import type { Page } from './page/page.js';
import { Problem, reportProblem } from './page/problem.js';
import { wordsIn } from './page/words.js';

/** Creates the page from the configuration and the lifecycle that runs on it. */
export function createPage(
  configuration: Configuration,
  { enhance, fail, release }: Lifecycle,
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
      const owner = behaviours.find(({ requirements }) => requirements?.parts?.[hook]);
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
