import type { Configuration } from './configuration.js';
import { type BehaviourName, structures } from './contract.js';
import type { Lifecycle } from './lifecycle/lifecycle.js';
import { Problem, reportProblem } from './lifecycle/problem.js';
import { near, wrongInPart } from './lifecycle/structure.js';
import { record } from './page/attributes.js';
import { activeLanguage } from './page/language.js';
import type { Page } from './page/page.js';
import { isPlainClick } from './page/plain-click.js';
import { screens } from './page/screens.js';
import { reducedMotion, scrollTo } from './page/scrolling.js';
import { wordingIn } from './page/wording.js';

/** What behaviours are given of the page. */
export function createPage(
  configuration: Configuration,
  lifecycle: Lifecycle,
  styles: Page['styles'],
): Page {
  const { selectors } = configuration;
  const language = activeLanguage(document, selectors);

  /** Height (px) of the header, which every scroll to a target stays below. */
  const headerHeight = (): number =>
    document.querySelector<HTMLElement>(selectors.header)?.offsetHeight ?? 0;

  const page: Page = {
    configuration,
    selectors,
    language,
    wording: wordingIn(language),
    find: (element, hook) => element.querySelector<HTMLElement>(selectors[hook]),
    part(element, hook) {
      const part = page.find(element, hook);
      if (!part) throw new Problem(element, `element lacks ${selectors[hook]}`);
      return part;
    },
    parts(element, hook) {
      const found = [...element.querySelectorAll<HTMLElement>(selectors[hook])];
      return found.filter((part) => {
        for (const [name, structure] of Object.entries(structures)) {
          const wrong = wrongInPart(part, structure, hook, selectors);
          if (wrong) reportProblem(name, part, new Problem(part, wrong));
          if (wrong) return false;
        }
        return true;
      });
    },
    near: (element, hook) => near(element, selectors[hook]),
    problem: (element, what) => new Problem(element, what),
    report: (behaviour: BehaviourName, element, error) => reportProblem(behaviour, element, error),
    record,
    styles,
    isPlainClick,
    screen: (screen) => matchMedia(screens[screen]),
    reducedMotion,
    scrollTo(target) {
      scrollTo(() =>
        typeof target === 'number'
          ? target
          : target.getBoundingClientRect().top + window.scrollY - headerHeight(),
      );
    },
    enhance: lifecycle.enhance,
    release: lifecycle.release,
  };
  return page;
}
