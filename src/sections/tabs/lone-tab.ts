import type { Behaviour } from '../../lifecycle/behaviour.js';
import { holdsTarget } from '../../page/elements.js';
import { type Journal, openJournal } from '../../page/journal.js';
import { takePresses } from '../../page/presses.js';
import { toggleButton } from '../../page/toggle-button.js';
import {
  classesFor,
  type MarkupWords,
  setClasses,
  targetsOf,
  tellAsBootstrap,
  withItsCopies,
  wordsOf,
} from '../markup-words.js';
import definition from './definition.js';
import { ownWords } from './tab.js';

/** Panel of a list of tabs → what chooses its tab. */
export const choices = new WeakMap<HTMLElement, () => void>();

/** Control outside of a list → how it shows whether its panel is the one in sight. */
const lone = new Map<HTMLElement, () => void>();

/** The panels beside a panel, itself included. */
const panelsBeside = (panel: HTMLElement): readonly HTMLElement[] =>
  [...(panel.parentElement?.children ?? [])].filter(
    (each): each is HTMLElement =>
      each instanceof HTMLElement && each.matches(definition.hooks.tabPanel),
  );

const isShown = (panel: HTMLElement, words: MarkupWords): boolean =>
  classesFor('chosenPanel', words).some((name) => panel.classList.contains(name));

/** Panel that such a control has shown or hidden → what has been changed of it. */
const held = new Map<HTMLElement, Journal>();

/** Restores panels. */
function giveBack(panels: Iterable<HTMLElement>): void {
  for (const panel of [...panels]) {
    held.get(panel)?.close();
    held.delete(panel);
  }
}

/** Restores the panels that have left the page, such as those that a router has removed. */
function forgetGone(): void {
  giveBack([...held.keys()].filter((panel) => !panel.isConnected));
}

/** Shows a panel or hides it. */
function set(panel: HTMLElement, shown: boolean, words: MarkupWords): void {
  const undo = held.get(panel) ?? openJournal();
  if (!held.has(panel)) {
    held.set(panel, undo);
    undo.on(panel, 'beforematch', () => show(panel, words));
  }
  setClasses(undo, panel, 'chosenPanel', shown, words);
  undo.attribute(panel, 'hidden', shown ? null : 'until-found');
}

/** Shows a panel, and hides those beside it. */
function show(panel: HTMLElement, words: MarkupWords): void {
  for (const each of panelsBeside(panel)) set(each, each === panel, words);
  for (const say of lone.values()) say();
}

/** Keeps a panel hidden that another one is shown in the place of: styles of ours hide it until a control has come. */
function showFirst(panel: HTMLElement): void {
  const beside = panelsBeside(panel);
  const chosen = [holdsTarget, (each: HTMLElement) => isShown(each, ownWords)]
    .map((isChosen) => beside.find(isChosen))
    .find(Boolean);
  const first = chosen ?? beside[0] ?? panel;
  for (const each of new Set([first, panel])) set(each, each === first, ownWords);
}

/**
 * A control that shows a panel and stands in no list of tabs. Where the panel belongs to a list, it chooses
 * the tab; else it shows the panel and hides those beside it, in each copy that the page has of them. What
 * it shows is read at each press.
 */
export const loneTab: Behaviour = (element, page, undo) => {
  const words = wordsOf(element, 'tab', page, ownWords);
  const panelsNow = (): readonly HTMLElement[] => withItsCopies(targetsOf(element, words));
  const button = toggleButton(element, undo);

  const say = (): void => {
    const panels = panelsNow();
    const [panel] = panels;
    if (!panel || choices.has(panel)) return;
    const shown = panels.every((each) => isShown(each, words));
    undo.attribute(button, 'aria-controls', panel.id || null);
    undo.attribute(button, 'aria-expanded', String(shown));
    setClasses(undo, element, 'chosenTab', shown, words);
  };

  forgetGone();
  lone.set(element, say);
  undo.by(() => {
    lone.delete(element);
    if (lone.size === 0) giveBack(held.keys());
    else forgetGone();
  });
  for (const panel of panelsNow()) {
    if (words === ownWords && !choices.has(panel)) showFirst(panel);
  }
  for (const each of lone.values()) each();
  takePresses(
    element,
    () => {
      forgetGone();
      const panels = panelsNow();
      for (const choose of new Set(panels.map((panel) => choices.get(panel)))) choose?.();
      const closed = panels.filter((panel) => !choices.has(panel) && !isShown(panel, words));
      if (closed.length === 0) return panels.length > 0;
      if (!tellAsBootstrap(words, element, 'show', 'tab')) return true;
      for (const panel of closed) show(panel, words);
      tellAsBootstrap(words, element, 'shown', 'tab');
      return true;
    },
    undo,
  );
};
