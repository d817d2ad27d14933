import type { Teardown } from '../../lifecycle/behaviour.js';
import { holdClasses, saveAttributes, setAttribute } from '../../page/changes.js';
import type { Page } from '../../page/page.js';
import { takePresses } from '../../page/presses.js';
import { toggleButton } from '../../page/toggle-button.js';
import {
  classesFor,
  type MarkupWords,
  targetsOf,
  tellAsBootstrap,
  withItsCopies,
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

/** Restores panels. */
function giveBack(panels: Iterable<HTMLElement>): void {
  for (const panel of [...panels]) {
    held.get(panel)?.();
    held.delete(panel);
  }
}

/** Restores the panels that have left the page, such as those that a router has removed. */
function forgetGone(): void {
  giveBack([...held.keys()].filter((panel) => !panel.isConnected));
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
 * the tab; else it shows the panel and hides those beside it, in each copy that the page has of them. What
 * it shows is read at each press.
 */
export function loneTab(element: HTMLElement, page: Page): Teardown {
  const words = wordsOf(element, 'tab', page, ownWords);
  const panelsNow = (): readonly HTMLElement[] => withItsCopies(targetsOf(element, words));
  const button = toggleButton(element);
  const restore = saveAttributes(button.element, 'aria-expanded', 'aria-controls');
  const classes = holdClasses(element);

  const say = (): void => {
    const panels = panelsNow();
    const [panel] = panels;
    if (!panel || choices.has(panel)) return;
    const shown = panels.every((each) => isShown(each, words));
    setAttribute(button.element, 'aria-controls', panel.id || null);
    button.element.setAttribute('aria-expanded', String(shown));
    classes.set(classesFor('chosenTab', shown, words));
  };

  forgetGone();
  lone.set(element, say);
  say();
  const endClicks = takePresses(element, () => {
    forgetGone();
    const panels = panelsNow();
    for (const choose of new Set(panels.map((panel) => choices.get(panel)))) choose?.();
    const closed = panels.filter((panel) => !choices.has(panel) && !isShown(panel, words));
    if (closed.length === 0) return panels.length > 0;
    if (!tellAsBootstrap(words, element, 'show', 'tab')) return true;
    for (const panel of closed) show(panel, words, page);
    tellAsBootstrap(words, element, 'shown', 'tab');
    return true;
  });
  return () => {
    endClicks();
    lone.delete(element);
    classes.restore();
    restore();
    button.remove();
    if (lone.size === 0) giveBack(held.keys());
    else forgetGone();
  };
}
