import type { Configuration } from './configuration.js';
import type { Lifecycle } from './lifecycle/lifecycle.js';
import { Problem, reportProblem } from './lifecycle/problem.js';
import { record } from './page/attributes.js';
import { copies } from './page/copies.js';
import { nearest } from './page/nearest.js';
import { once } from './page/once.js';
import type { PageCore } from './page/page.js';
import { isPlainClick } from './page/plain-click.js';
import { screens } from './page/screens.js';
import { reducedMotion, scrollTo } from './page/scrolling.js';

/** What there is of the page from the start. */
export function createPage(
  configuration: Configuration,
  lifecycle: Lifecycle,
  styles: PageCore['styles'],
): PageCore {
  const { selectors } = configuration;

  /** Height (px) of the header, which every scroll to a target stays below. */
  const headerHeight = (): number =>
    document.querySelector<HTMLElement>(selectors.header)?.offsetHeight ?? 0;

  const core: PageCore = {
    configuration,
    selectors,
    copies,
    nearest,
    problem: (element, what) => new Problem(element, what),
    report: reportProblem,
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
    complete: once(async () => (await import('./complete-page.js')).default(core)),
  };
  return core;
}
