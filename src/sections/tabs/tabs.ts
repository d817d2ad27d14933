import type { Behaviour } from '../../lifecycle/behaviour.js';
import { placeAtKey } from '../../page/arrow-keys.js';
import { holdsTarget } from '../../page/elements.js';
import { takePresses } from '../../page/presses.js';
import { openAtFault } from '../../page/reveal.js';
import { hasStylesheet, lookClass } from '../hidden-by-stylesheet.js';
import { type Moment, tellAsBootstrap } from '../markup-words.js';
import { choices, loneTab } from './lone-tab.js';
import { createTab, findTabs, type Tab, tabSelector } from './tab.js';
import '../disclosure.css';

/** Whether the tabs of a list stand below each other. */
const isVertical = (list: HTMLElement): boolean =>
  list.getAttribute('aria-orientation') === 'vertical' ||
  getComputedStyle(list).flexDirection.startsWith('column');

/** The arrow keys that lead to the tab before and after. */
function arrowsOf(list: HTMLElement): readonly [back: string, forth: string] {
  if (isVertical(list)) return ['ArrowUp', 'ArrowDown'];
  const isRightToLeft = getComputedStyle(list).direction === 'rtl';
  return isRightToLeft ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
}

/** The tab to begin with: that of what the address leads to, else the one that the server's HTML shows, else the
 * first that can be used. */
const chosenAtFirst = (tabs: readonly Tab[]): Tab | undefined =>
  tabs.find(({ panels }) => panels.some(holdsTarget)) ??
  tabs.find(({ element }) => element.matches('[aria-selected="true"], .active, .active > *')) ??
  tabs.find((tab) => tab.isUsable()) ??
  tabs[0];

/**
 * A list of tabs, each with a panel, of which one is shown (contract, "Additions in version 1.2"). The
 * focus chooses, Tab leads from the chosen tab to its panel (ARIA Authoring Practices, "Tabs").
 */
const listOfTabs: Behaviour = (list, page, undo) => {
  const tabsAndPanels = findTabs(list, page);
  const all = tabsAndPanels.map((each) => createTab(each, list, undo));
  const initial = chosenAtFirst(all);
  const { signal } = undo;

  if (!tabsAndPanels.some(({ words }) => hasStylesheet(words))) undo.class(list, lookClass);
  undo.attribute(list, 'role', 'tablist');
  if (isVertical(list)) undo.attribute(list, 'aria-orientation', 'vertical');

  let current = initial;

  const set = (tab: Tab): void => {
    current = tab;
    const hidesFocus = all.some(
      ({ panels }) =>
        panels !== tab.panels && panels.some((panel) => panel.contains(document.activeElement)),
    );
    for (const each of all) each.set(each === tab);
    // What is hidden loses the focus to the page.
    if (hidesFocus) tab.element.focus({ preventScroll: true });
  };

  /** Chooses a tab, if the page lets it. A listener of the page may end the list meanwhile. */
  const choose = (tab: Tab): void => {
    const before = current;
    if (!before || tab === before) return;
    const tell = (of: Tab, moment: Moment, other: Tab): boolean =>
      tellAsBootstrap(of.words, of.element, moment, 'tab', other.element);
    const mayHide = tell(before, 'hide', tab);
    const mayShow = tell(tab, 'show', before);
    if (!mayHide || !mayShow || signal.aborted) return;
    set(tab);
    tell(before, 'hidden', tab);
    tell(tab, 'shown', before);
  };

  for (const tab of all) {
    for (const panel of tab.panels) {
      choices.set(panel, () => choose(tab));
      undo.by(() => choices.delete(panel));
      undo.on(panel, 'beforematch', () => choose(tab));
      openAtFault(panel, signal);
    }
    takePresses(
      tab.element,
      () => {
        choose(tab);
        return true;
      },
      undo,
    );
  }
  undo.on(list, 'keydown', (event) => {
    // A control inside a tab has its keys for itself.
    const tab = all.find(({ element }) => element === event.target);
    if (!tab || event.altKey || event.ctrlKey || event.metaKey) return;
    const usable = all.filter((each) => each === tab || each.isUsable());
    const isPress = [' ', 'Enter'].includes(event.key);
    const index = isPress
      ? usable.indexOf(tab)
      : placeAtKey(event.key, usable.indexOf(tab), usable.length, arrowsOf(list));
    const next = index === undefined ? undefined : usable[index];
    if (!next?.isUsable()) return;
    event.preventDefault();
    choose(next);
    next.element.focus();
  });
  if (initial) set(initial);
};

const tabs: Behaviour = (element, page, undo, name) => {
  if (element.matches(tabSelector)) return loneTab(element, page, undo, name);
  // A list of mere links has no tabs.
  return element.querySelector(tabSelector) ? listOfTabs(element, page, undo, name) : undefined;
};

export default tabs;

export { default as definition } from './definition.js';
