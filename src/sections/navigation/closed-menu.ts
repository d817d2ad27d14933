import type { Teardown } from '../../lifecycle/behaviour.js';
import { saveAttributes, setAttribute } from '../../page/changes.js';
import { mediaOf } from '../../page/media.js';
import type { Page } from '../../page/page.js';
import { giveBack, openerOf } from './opener.js';

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
  return () => {
    desktop.removeEventListener('change', arrange);
    giveBack(opener);
    for (const restore of restores) restore();
  };
}
