import type { Page } from '../../page/page.js';
import { Problem } from '../../page/problem.js';
import type { MarkupWords } from '../markup-words.js';
import { targetOf, targetsOf, wordsOf } from '../markup-words.js';

/** A tab with its panel. */
export interface TabAndPanel {
  readonly tab: HTMLElement;
  readonly panel: HTMLElement;
  readonly words: MarkupWords;
}

/** The words of our own markup. */
export const ownWords: MarkupWords = {
  attributes: { target: ['data-tab', 'href'] },
  classes: { chosenTab: 'active', chosenPanel: 'active' },
};

/**
 * Finds the tabs of a list. It reports a tab without a panel, and leaves it out.
 *
 * @throws Problem if there is no tab with a panel
 */
export function findTabs(list: HTMLElement, page: Page): readonly TabAndPanel[] {
  const own = page
    .findParts(list, 'tab')
    .filter((tab) => tab.parentElement?.closest(page.selectors.tabs) === list);
  const found = own.flatMap((tab): TabAndPanel[] => {
    const words = wordsOf(tab, 'tab', page, ownWords);
    const [panel] = targetsOf(tab, words);
    if (panel) return [{ tab, panel, words }];
    const wanted = targetOf(tab, words) ?? words.attributes?.target?.[0];
    page.report('tabs', tab, new Problem(tab, `element lacks ${wanted}`));
    return [];
  });
  if (found.length === 0) throw new Problem(list, `element lacks ${page.selectors.tab}`);
  return found;
}
