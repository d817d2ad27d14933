import type { Page } from '../../page/page.js';
import { Problem } from '../../page/problem.js';

/** Opener → its navigation. A navigation that has left the page no longer counts. */
const navigations = new WeakMap<Element, Element>();

/**
 * The opener of a navigation. Throws a `Problem` if there is none, or only another navigation's.
 */
export function openerOf(navigation: HTMLElement, page: Page): HTMLElement {
  const opener = page.findNear(navigation, 'navigationOpener');
  const owner = opener && navigations.get(opener);
  if (!opener || (owner?.isConnected && owner !== navigation)) {
    throw new Problem(navigation, `element lacks ${page.selectors.navigationOpener}`);
  }
  navigations.set(opener, navigation);
  return opener;
}

/** Releases the opener, so that another navigation may use it. */
export function giveBack(opener: Element): void {
  navigations.delete(opener);
}
