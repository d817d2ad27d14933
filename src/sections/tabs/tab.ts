import { holdClasses, saveAttributes, setAttribute } from '../../page/changes.js';
import type { MarkupWords } from '../markup-words.js';
import { classesFor } from '../markup-words.js';
import type { TabAndPanel } from './find-tabs.js';

/** A tab that can be chosen. */
export interface Tab {
  readonly element: HTMLElement;
  readonly panel: HTMLElement;
  readonly words: MarkupWords;
  /** Whether a visitor may choose it now. */
  isUsable(): boolean;
  /** Shows or hides the panel, and says so. */
  set(chosen: boolean): void;
  /** Restores tab and panel as the server sent them. */
  remove(): void;
}

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';
let count = 0;

/** Gives a tab and its panel their roles (ARIA Authoring Practices, "Tabs"). */
export function createTab({ tab: element, panel, words }: TabAndPanel): Tab {
  const item = element.closest('li');
  const restore = [
    saveAttributes(element, 'role', 'id', 'aria-selected', 'aria-controls', 'tabindex'),
    saveAttributes(panel, 'role', 'id', 'aria-labelledby', 'tabindex', 'hidden'),
    item ? saveAttributes(item, 'role') : () => {},
  ];
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
    isUsable: () =>
      !element.matches(':disabled, .disabled, [aria-disabled="true"]') &&
      !item?.matches('.disabled'),
    set(chosen) {
      element.setAttribute('aria-selected', String(chosen));
      element.tabIndex = chosen ? 0 : -1;
      for (const [role, classes] of held) classes.set(classesFor(role, chosen, words));
      setAttribute(panel, 'hidden', chosen ? null : 'until-found');
    },
    remove() {
      for (const undo of restore) undo();
      for (const [, classes] of held) classes.restore();
    },
  };
}
