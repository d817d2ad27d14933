import type { Teardown } from '../../lifecycle/behaviour.js';
import { saveAttributes, setAttribute, undoAll } from '../../page/changes.js';
import { mediaOf } from '../../page/media.js';
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

/**
 * Hides the navigation behind its opener below 1050 px, like a closed menu, until the visitor touches
 * either and the menu's code has loaded. Throws if there is no opener, or only another navigation's.
 */
export function closedMenu(navigation: HTMLElement, page: Page): Teardown {
  const opener = openerOf(navigation, page);
  const desktop = mediaOf('desktop');
  const restores = [
    saveAttributes(navigation, 'hidden'),
    saveAttributes(opener, 'hidden', 'aria-expanded'),
  ];
  const arrange = (): void => {
    navigation.hidden = !desktop.matches;
    opener.hidden = desktop.matches;
    setAttribute(opener, 'aria-expanded', desktop.matches ? null : 'false');
  };
  desktop.addEventListener('change', arrange);
  arrange();
  return undoAll([
    () => desktop.removeEventListener('change', arrange),
    () => giveBack(opener),
    ...restores,
  ]);
}
