import type { Page } from '../../page/page.js';
import { Problem } from '../../page/problem.js';

/** Opener → its navigation. One that has gone from the page has none any more. */
const navigations = new WeakMap<Element, Element>();

/**
 * The opener of a navigation. Throws a `Problem` where there is none, or none but another
 * navigation's.
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

/** Gives the opener back, so that another navigation may have it. */
export function giveBack(opener: Element): void {
  navigations.delete(opener);
}
