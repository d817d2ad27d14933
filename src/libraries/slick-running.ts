import type { Page } from '../page/page.js';

/** Throws a `Problem` for an element on which the page's own script has started slick. */
export function refuseRunning(element: Element, page: Page): void {
  if (element.classList.contains('slick-initialized')) {
    throw page.problem(element, 'is a slick slider already');
  }
}
