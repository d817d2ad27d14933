import type { Behaviour } from '../../lifecycle/behaviour.js';
import { placeAtKey, usesArrows } from '../../page/arrow-keys.js';
import { isUsable, takeClicks } from '../../page/clicks.js';
import { isShown } from '../../page/elements.js';
import type { Journal } from '../../page/journal.js';
import { makeButton, takePresses } from '../../page/presses.js';
import { disclosure } from '../disclosure.js';
import { hasStylesheet, lookClass } from '../hidden-by-stylesheet.js';
import { classesFor, type Moment, setClasses, tellAsBootstrap } from '../markup-words.js';
import definition from './definition.js';
import { closingOf, menuOf } from './menu.js';
import '../disclosure.css';

/** The items of a menu that the arrow keys lead to. */
const itemsOf = (menu: HTMLElement): readonly HTMLElement[] =>
  [...menu.querySelectorAll<HTMLElement>('a[href], button')].filter(
    (item) => isUsable(item) && isShown(item),
  );

const arrows = ['ArrowUp', 'ArrowDown'] as const;

/**
 * Moves the focus in a menu by the arrow keys, Home and End (ARIA Authoring Practices, "Disclosure
 * Navigation Menu"). An arrow on the toggle opens the menu first.
 *
 * @param open opens the menu
 * @returns whether the key was one of them
 */
function moveInMenu(
  { key, target }: KeyboardEvent,
  toggle: HTMLElement,
  menu: HTMLElement,
  open: () => void,
): boolean {
  const isOnToggle = target === toggle;
  if (usesArrows(target) || (isOnToggle && !(key.startsWith('Arrow') && isUsable(toggle))))
    return false;
  if (placeAtKey(key, 0, 1, arrows) === undefined) return false;
  open();
  const items = itemsOf(menu);
  const current = items.findIndex((item) => item.contains(target instanceof Node ? target : null));
  items[placeAtKey(key, current, items.length, arrows) ?? 0]?.focus();
  return true;
}

let count = 0;

/** What lies over the page, where a browser knows it. */
const layers = ':is(:modal, :popover-open)';

/** What a visitor fills in or opens inside a menu, and so needs the open menu for. */
const fields = 'form, input, select, textarea, label, summary, [contenteditable]';

/**
 * Moves an open menu as far as it reaches beyond an edge of the page, and above its toggle where it has room only there.
 */
function keepOnPage(menu: HTMLElement, toggle: HTMLElement, undo: Journal): void {
  if (getComputedStyle(menu).position !== 'absolute') return;
  const { clientWidth, clientHeight } = document.documentElement;
  const { left, right, bottom, height } = menu.getBoundingClientRect();
  const { top } = toggle.getBoundingClientRect();
  const across = Math.max(-left, Math.min(0, clientWidth - right));
  const up = bottom > clientHeight && height <= top ? top - bottom : 0;
  if (across || up) undo.style(menu, 'translate', `${across}px ${up}px`);
}

/**
 * A control that opens a menu of links or a small form beside it (contract, "Additions in version 1.2").
 * Escape, a click elsewhere, and the focus that leaves close the menu.
 */
const dropdown: Behaviour = (toggle, page, undo) => {
  const { words, menu } = menuOf(toggle, page);
  const closing = closingOf(toggle, words);
  const isStyled = hasStylesheet(words);
  const [placed, placement = ''] = words.placedBy ?? [];
  const item = toggle.parentElement;
  if (toggle.matches('a[href]')) makeButton(toggle, undo);
  if (!isStyled) undo.class(menu, lookClass);
  let whileOpen = undo.part();
  let moved = whileOpen.part();

  const isInside = (target: EventTarget | null): boolean =>
    target instanceof Node && (menu.contains(target) || toggle.contains(target));

  /** Closes the menu at a click, as `closing` says. A control in the menu keeps it open. */
  const closeAtClick = (target: Element): boolean => {
    const isInMenu = menu.contains(target);
    const stays =
      toggle.contains(target) ||
      (isInMenu && target.closest(`${fields}, ${definition.hooks.dropdown}`) !== null);
    if (!stays && (isInMenu ? closing.inside : closing.outside)) self.close();
    // The click goes on to whatever it was meant for.
    return false;
  };

  const arrange = (): void => {
    moved.close();
    moved = whileOpen.part();
    keepOnPage(menu, toggle, moved);
  };

  /** A click on a text, and in Safari on the toggle itself, leaves no element the focus. Escape is for what is seen. */
  const onKeyOfPage = (event: KeyboardEvent): void => {
    const { left, right, top, bottom } = menu.getBoundingClientRect();
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (event.target === document.body && event.key === 'Escape' && isInside(seen)) onKey(event);
  };

  const listen = (): void => {
    whileOpen.by(takeClicks(window, closeAtClick));
    whileOpen.on(window, 'resize', arrange, { passive: true });
    whileOpen.on(document, 'keydown', onKeyOfPage, { capture: true });
    for (const each of [toggle, menu]) {
      whileOpen.on(each, 'focusout', ({ relatedTarget }) => {
        if (closing.outside && relatedTarget && !isInside(relatedTarget)) self.close();
      });
    }
  };

  const tell = (moment: Moment): boolean => {
    const teller = words.events === 'parent' ? (item ?? toggle) : toggle;
    return tellAsBootstrap(words, teller, moment, 'dropdown', toggle);
  };

  const self = disclosure(menu, undo, {
    id: `auftritt-dropdown-${++count}`,
    isHiddenByClass: isStyled,
    startsOpen: classesFor('openMenu', words).some((name) => menu.classList.contains(name)),
    shown(open) {
      setClasses(undo, menu, 'openMenu', open, words);
      setClasses(undo, toggle, 'openMenuToggle', open, words);
      if (item) setClasses(undo, item, 'openMenuItem', open, words);
      if (placed) undo.attribute(menu, placed, open ? placement : null);
      whileOpen.close();
      if (!open) return;
      whileOpen = undo.part();
      arrange();
      listen();
    },
    asks: (open) => tell(open ? 'show' : 'hide'),
    tells: (open) => tell(open ? 'shown' : 'hidden'),
  });

  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing) return;
    // A dialog in the menu, or over it, has its keys for itself.
    const layer = event.target instanceof Element && event.target.closest(layers);
    if (layer && !layer.contains(toggle)) return;
    const isEscape = event.key === 'Escape' && self.isOpen;
    if (isEscape) {
      self.close();
      toggle.focus();
    }
    if (!isEscape && !moveInMenu(event, toggle, menu, self.open)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  self.addToggle(toggle, undo);
  takePresses(
    toggle,
    () => {
      self.change();
      return true;
    },
    undo,
  );
  for (const each of [toggle, menu]) undo.on(each, 'keydown', onKey);
};

export default dropdown;

export { default as definition } from './definition.js';
