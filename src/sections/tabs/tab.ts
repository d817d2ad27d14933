import { holdClasses, saveAttributes, setAttribute, undoAll } from '../../page/changes.js';
import type { Page } from '../../page/page.js';
import { Problem } from '../../page/problem.js';
import { classesFor, type MarkupWords, targetOf, targetsOf, wordsOf } from '../markup-words.js';

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

/** A tab that can be chosen. */
export type Tab = ReturnType<typeof createTab>;

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';
let count = 0;

/** Gives a tab and its panel their roles (ARIA Authoring Practices, "Tabs"). */
export function createTab({ tab: element, panel, words }: TabAndPanel) {
  const item = element.closest('li');
  const restore = undoAll([
    saveAttributes(element, 'role', 'id', 'aria-selected', 'aria-controls', 'tabindex'),
    saveAttributes(panel, 'role', 'id', 'aria-labelledby', 'tabindex', 'hidden'),
    item ? saveAttributes(item, 'role') : () => {},
  ]);
  const held = [
    ['chosenTab', holdClasses(element)],
    ...(item ? [['chosenTabItem', holdClasses(item)] as const] : []),
    ['chosenPanel', holdClasses(panel)],
  ] as const;
  count += 1;
  element.id ||= `auftritt-tab-${count}`;
  panel.id ||= `auftritt-tab-panel-${count}`;
  element.setAttribute('role', 'tab');
  element.setAttribute('aria-controls', panel.id);
  panel.setAttribute('role', 'tabpanel');
  panel.setAttribute('aria-labelledby', element.id);
  item?.setAttribute('role', 'presentation');
  if (!panel.matches('[tabindex]') && !panel.querySelector(focusable)) panel.tabIndex = 0;

  return {
    element,
    panel,
    words,
    /** Whether a visitor may choose it now. */
    isUsable: (): boolean =>
      !element.matches(':disabled, .disabled, [aria-disabled="true"]') &&
      !item?.matches('.disabled'),
    /** Shows or hides the panel, and says so. */
    set(chosen: boolean): void {
      element.setAttribute('aria-selected', String(chosen));
      element.tabIndex = chosen ? 0 : -1;
      for (const [role, classes] of held) classes.set(classesFor(role, chosen, words));
      setAttribute(panel, 'hidden', chosen ? null : 'until-found');
    },
    /** Restores tab and panel as the server sent them. */
    remove(): void {
      restore();
      for (const [, classes] of held) classes.restore();
    },
  };
}
