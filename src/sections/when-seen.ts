import type { Strategy } from '../lifecycle/loading.js';
import { saveAttributes } from '../page/changes.js';
import type { Page } from '../page/page.js';
import type { BehaviourName } from '../public-interface.js';

const isHidden = (element: Element): boolean => getComputedStyle(element).display === 'none';

/** Whether the page's styles hide an element even once a library has started it, and given it these classes. */
export function isAlwaysHidden(element: Element, started: readonly string[]): boolean {
  const restore = saveAttributes(element, 'class');
  element.classList.add(...started);
  const isStillHidden = isHidden(element);
  restore();
  return isStillHidden;
}

/**
 * When a section starts whose library starts it: when it comes near the window; one that is hidden until then, when
 * the browser is idle. One that is always hidden is reported.
 */
export function whenSeen(
  behaviour: BehaviourName,
  element: HTMLElement,
  page: Page,
  started: readonly string[],
): Strategy {
  if (!isHidden(element)) return 'visible';
  if (!isAlwaysHidden(element, started)) return 'idle';
  import('./hidden-by.js')
    .then(({ reportHiding }) => reportHiding(behaviour, element, page))
    .catch(reportError);
  return 'visible';
}
