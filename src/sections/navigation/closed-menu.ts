import type { Teardown } from '../../lifecycle/behaviour.js';
import { saveAttributes, setAttribute } from '../../page/attributes.js';
import type { Page } from '../../page/page.js';
import { mediaOf } from '../../page/screens.js';
import { giveBack, openerOf } from './opener.js';

/**
 * Below 1050 px the navigation waits behind its opener, as a closed menu, until the visitor comes
 * near either and the code of the menu is loaded. Throws where there is no opener, or none
 * but another navigation's.
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
  return () => {
    desktop.removeEventListener('change', arrange);
    giveBack(opener);
    for (const restore of restores) restore();
  };
}
