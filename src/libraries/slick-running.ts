import { Problem } from '../page/problem.js';
/** Throws a `Problem` for an element on which the page's own script has started slick. */
export function refuseRunning(element: Element): void {
  if (element.classList.contains('slick-initialized')) {
    throw new Problem(element, 'is a slick slider already');
  }
}
