import { isUsable } from '../../page/clicks.js';
import { givenHook } from '../../page/elements.js';
import type { Journal } from '../../page/journal.js';
import type { Page } from '../../page/page.js';
import { Problem } from '../../page/problem.js';
import { isInSight } from '../disclosure.js';
import {
  type MarkupWords,
  setClasses,
  targetOf,
  targetsOf,
  withItsCopies,
  wordsOf,
} from '../markup-words.js';
import definition from './definition.js';

/** A tab with its panel. Where a page prints a panel twice, the tab may have both. */
export interface TabAndPanel {
  readonly tab: HTMLElement;
  readonly panels: readonly HTMLElement[];
  readonly words: MarkupWords;
}

const { hooks } = definition;

/** What finds a tab. In a list of foreign markup the links need not be tabs. */
export const tabSelector = `${hooks.tabs}:not(${givenHook('tabs')}) a, [data-tab]`;

/** The words of our own markup. */
export const ownWords: MarkupWords = {
  attributes: { target: ['data-tab', 'href'] },
  classes: { chosenTab: 'active', chosenPanel: 'active' },
};

/** The innermost element that holds both. */
function commonAncestor(one: Element, other: Element): Element | null {
  let element: Element | null = one;
  while (element && !element.contains(other)) element = element.parentElement;
  return element;
}

/**
 * The panels of a tab in a list: what it names. Of several with one id it has those to which no tab of
 * another list with that name is nearer, such as those in its own copy of a block.
 */
function panelsOf(tab: HTMLElement, words: MarkupWords, page: Page): readonly HTMLElement[] {
  const copies = withItsCopies(targetsOf(tab, words));
  if (copies.length < 2) return copies;
  const rivals = [...document.querySelectorAll<HTMLElement>(tabSelector)].filter(
    (each) =>
      each.closest(hooks.tabs) &&
      targetsOf(each, wordsOf(each, 'tab', page, ownWords))[0] === copies[0],
  );
  const near = copies.filter((copy) =>
    rivals.every((rival) => commonAncestor(rival, copy)?.contains(commonAncestor(tab, copy))),
  );
  return near.length > 0 ? near : copies;
}

/**
 * Finds the tabs of a list. It reports a tab without a panel, and leaves it out.
 *
 * @throws Problem if there is no tab with a panel
 */
export function findTabs(list: HTMLElement, page: Page): readonly TabAndPanel[] {
  const tabsOfList = [...list.querySelectorAll<HTMLElement>(tabSelector)].filter(
    (tab) => tab.parentElement?.closest(hooks.tabs) === list,
  );
  const withPanels = tabsOfList.flatMap((tab): TabAndPanel[] => {
    const words = wordsOf(tab, 'tab', page, ownWords);
    const panels = panelsOf(tab, words, page);
    if (panels.length > 0) return [{ tab, panels, words }];
    const wanted = targetOf(tab, words) ?? words.attributes?.target?.[0];
    page.report('tabs', tab, new Problem(tab, `element lacks ${wanted}`));
    return [];
  });
  if (withPanels.length === 0) throw new Problem(list, `element lacks ${hooks.tab}`);
  return withPanels;
}

/** A tab that can be chosen. */
export type Tab = ReturnType<typeof createTab>;

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';
let count = 0;

/** Gives a tab of a list and its panel their roles (ARIA Authoring Practices, "Tabs"). */
export function createTab(
  { tab: element, panels, words }: TabAndPanel,
  list: HTMLElement,
  undo: Journal,
) {
  const listItem = element.parentElement?.closest('li');
  const item = listItem !== list && list.contains(listItem ?? null) ? listItem : undefined;
  count += 1;
  undo.attribute(element, 'id', element.id || `auftritt-tab-${count}`);
  undo.attribute(element, 'role', 'tab');
  if (item) undo.attribute(item, 'role', 'presentation');
  for (const panel of panels) {
    undo.attribute(panel, 'id', panel.id || `auftritt-tab-panel-${count}`);
    undo.attribute(element, 'aria-controls', panel.id);
    undo.attribute(panel, 'role', 'tabpanel');
    undo.attribute(panel, 'aria-labelledby', element.id);
  }
  const stops = panels.map(
    (panel) => panel.getAttribute('tabindex') ?? (panel.querySelector(focusable) ? null : '0'),
  );

  return {
    element,
    panels,
    words,
    /** Whether a visitor may choose it now. */
    isUsable: (): boolean => isUsable(element) && (isInSight(element) || !isInSight(list)),
    /** Shows or hides the panel, and says so. */
    set(chosen: boolean): void {
      undo.attribute(element, 'aria-selected', String(chosen));
      undo.attribute(element, 'tabindex', chosen ? '0' : '-1');
      setClasses(undo, element, 'chosenTab', chosen, words);
      if (item) setClasses(undo, item, 'chosenTabItem', chosen, words);
      panels.forEach((panel, index) => {
        setClasses(undo, panel, 'chosenPanel', chosen, words);
        undo.attribute(panel, 'hidden', chosen ? null : 'until-found');
        // What is hidden so that it can be found would still be reached by Tab.
        undo.attribute(panel, 'tabindex', chosen ? (stops[index] ?? null) : '-1');
      });
    },
  };
}
