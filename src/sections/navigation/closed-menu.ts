import type { Teardown } from '../../lifecycle/behaviour.js';
import { saveAttributes } from '../../page/attributes.js';
import type { Page } from '../../page/page.js';
import { Problem } from '../../page/problem.js';
import { mediaOf } from '../../page/screens.js';

/** The openers that have a navigation. */
const taken = new WeakSet<Element>();

/**
 * Below 1050 px the navigation waits behind its opener, as a closed menu, until the visitor comes
 * near either and the code of the menu is loaded. Throws where there is no opener, or none
 * but another navigation's.
 */
export function closedMenu(navigation: HTMLElement, page: Page): Teardown {
  const opener = page.near(navigation, 'navigationOpener');
  if (!opener || taken.has(opener)) {
    throw new Problem(navigation, `element lacks ${page.selectors.navigationOpener}`);
  }
  taken.add(opener);
  const desktop = mediaOf('desktop');
  const restores = [
    saveAttributes(navigation, 'hidden'),
    saveAttributes(opener, 'hidden', 'aria-expanded'),
  ];
  const arrange = (): void => {
    navigation.hidden = !desktop.matches;
    opener.hidden = desktop.matches;
    if (desktop.matches) opener.removeAttribute('aria-expanded');
    else opener.setAttribute('aria-expanded', 'false');
  };
  desktop.addEventListener('change', arrange);
  arrange();
  return () => {
    desktop.removeEventListener('change', arrange);
    taken.delete(opener);
    for (const restore of restores) restore();
  };
}
