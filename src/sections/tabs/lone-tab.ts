import type { Teardown } from '../../lifecycle/behaviour.js';
import { holdClasses, saveAttributes, setAttribute } from '../../page/changes.js';
import type { Page } from '../../page/page.js';
import { takePresses } from '../../page/presses.js';
import {
  classesFor,
  type MarkupWords,
  targetsOf,
  tellAsBootstrap,
  wordsOf,
} from '../markup-words.js';
import { ownWords } from './tab.js';

/** Panel of a list of tabs → what chooses its tab. */
export const choices = new WeakMap<HTMLElement, () => void>();

/** Control outside of a list → how it shows whether its panel is the one in sight. */
const lone = new Map<HTMLElement, () => void>();

/** The panels beside a panel, itself included. */
const panelsBeside = (panel: HTMLElement, page: Page): readonly HTMLElement[] =>
  [...(panel.parentElement?.children ?? [])].filter(
    (each): each is HTMLElement =>
      each instanceof HTMLElement && each.matches(page.selectors.tabPanel),
  );

const isShown = (panel: HTMLElement, words: MarkupWords): boolean =>
  Object.keys(classesFor('chosenPanel', true, words)).some((name) =>
    panel.classList.contains(name),
  );

/** Panel that such a control has shown or hidden → what restores it. */
const held = new Map<HTMLElement, () => void>();

function giveBack(): void {
  for (const restore of held.values()) restore();
  held.clear();
}

/** Shows a panel, and hides those beside it. */
function show(panel: HTMLElement, words: MarkupWords, page: Page): void {
  const classes = Object.keys(classesFor('chosenPanel', true, words));
  for (const each of panelsBeside(panel, page)) {
    if (!held.has(each)) {
      const restore = saveAttributes(each, 'class', 'hidden');
      const found = (): void => show(each, words, page);
      each.addEventListener('beforematch', found);
      held.set(each, () => {
        each.removeEventListener('beforematch', found);
        restore();
      });
    }
    for (const name of classes) each.classList.toggle(name, each === panel);
    setAttribute(each, 'hidden', each === panel ? null : 'until-found');
  }
  for (const say of lone.values()) say();
}

/**
 * A control that shows a panel and stands in no list of tabs. Where the panel belongs to a list, it chooses
 * the tab; else it shows the panel and hides those beside it. What it shows is read at each press.
 */
export function loneTab(element: HTMLElement, page: Page): Teardown {
  const words = wordsOf(element, 'tab', page, ownWords);
  const restore = saveAttributes(element, 'aria-expanded', 'aria-controls');
  const classes = holdClasses(element);
  const panelNow = (): HTMLElement | undefined => targetsOf(element, words)[0];

  const say = (): void => {
    const panel = panelNow();
    if (!panel || choices.has(panel)) return;
    const shown = isShown(panel, words);
    setAttribute(element, 'aria-controls', panel.id || null);
    element.setAttribute('aria-expanded', String(shown));
    classes.set(classesFor('chosenTab', shown, words));
  };

  lone.set(element, say);
  say();
  const endClicks = takePresses(element, () => {
    const panel = panelNow();
    const choose = panel && choices.get(panel);
    if (choose) choose();
    else if (panel && !isShown(panel, words)) {
      if (!tellAsBootstrap(words, element, 'show', 'tab')) return true;
      show(panel, words, page);
      tellAsBootstrap(words, element, 'shown', 'tab');
    }
    return panel !== undefined;
  });
  return () => {
    endClicks();
    lone.delete(element);
    classes.restore();
    restore();
    if (lone.size === 0) giveBack();
  };
}
