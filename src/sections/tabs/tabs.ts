import type { Behaviour } from '../../lifecycle/behaviour.js';
import { answerClicks } from '../../page/answer-clicks.js';
import { saveAttributes } from '../../page/attributes.js';
import { holdClasses } from '../../page/hold-classes.js';
import { besideBootstrap } from '../beside-bootstrap.js';
import { hasStylesheet, lookClass } from '../hidden-by-stylesheet.js';
import { findTabs } from './find-tabs.js';
import { isVertical, tabAtKey } from './keyboard.js';
import { createTab, type Tab } from './tab.js';
import '../disclosure.css';

/** The tab that the server's HTML shows: the chosen one, else the first. */
const chosenAtFirst = (tabs: readonly Tab[]): Tab | undefined =>
  tabs.find(({ element }) => element.matches('[aria-selected="true"], .active, .active > *')) ??
  tabs[0];

/**
 * A list of tabs, each with a panel, of which one is shown (contract, "Additions in version 1.2"). The
 * focus chooses, Tab leads from the chosen tab to its panel (ARIA Authoring Practices, "Tabs").
 */
const tabs: Behaviour = (list, page) => {
  const found = findTabs(list, page);
  const restoreList = saveAttributes(list, 'role', 'aria-orientation');
  const all = found.map(createTab);
  const initial = chosenAtFirst(all);
  const listening = new AbortController();
  const { signal } = listening;

  const classes = holdClasses(list);
  if (!found.some(({ words }) => hasStylesheet(words))) classes.set({ [lookClass]: true });
  list.setAttribute('role', 'tablist');
  if (isVertical(list)) list.setAttribute('aria-orientation', 'vertical');

  const choose = (tab: Tab): void => {
    const hidesFocus = all.some(
      (each) => each !== tab && each.panel.contains(document.activeElement),
    );
    for (const each of all) each.set(each === tab);
    // What is hidden loses the focus to the page.
    if (hidesFocus) tab.element.focus({ preventScroll: true });
  };

  const tabAround = (target: EventTarget | null): Tab | undefined =>
    all.find(({ element }) => target instanceof Node && element.contains(target));

  const endClicks = answerClicks(list, (target) => {
    const tab = tabAround(target);
    if (tab?.isUsable()) choose(tab);
    return tab !== undefined;
  });
  list.addEventListener(
    'keydown',
    (event) => {
      const tab = tabAround(event.target);
      if (!tab || event.altKey || event.ctrlKey || event.metaKey) return;
      const usable = all.filter((each) => each === tab || each.isUsable());
      const isPress = [' ', 'Enter'].includes(event.key);
      const place = isPress
        ? usable.indexOf(tab)
        : tabAtKey(event.key, usable.indexOf(tab), usable.length, list);
      const next = place === undefined ? undefined : usable[place];
      if (!next?.isUsable()) return;
      event.preventDefault();
      choose(next);
      next.element.focus();
    },
    { signal },
  );
  for (const tab of all) {
    tab.panel.addEventListener('beforematch', () => choose(tab), { signal });
  }
  if (initial) choose(initial);

  return () => {
    listening.abort();
    endClicks();
    for (const tab of all) tab.remove();
    restoreList();
    classes.restore();
  };
};

export default besideBootstrap('Tab', tabs);
