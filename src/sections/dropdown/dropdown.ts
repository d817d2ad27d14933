import type { Behaviour } from '../../lifecycle/behaviour.js';
import { placeAtKey, usesArrows } from '../../page/arrow-keys.js';
import { holdClasses, holdStyle, saveAttributes, setAttribute } from '../../page/changes.js';
import { takeClicks } from '../../page/clicks.js';
import { disclosure } from '../../page/disclosure.js';
import { makeButton, takePresses } from '../../page/presses.js';
import { besideBootstrap } from '../beside-bootstrap.js';
import { hasStylesheet, lookClass } from '../hidden-by-stylesheet.js';
import { classesFor, type Moment, tellAsBootstrap } from '../markup-words.js';
import { closingOf, menuOf } from './menu.js';
import '../disclosure.css';

/** The items of a menu that the arrow keys lead to. */
const itemsOf = (menu: HTMLElement): readonly HTMLElement[] =>
  [...menu.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')].filter(
    (item) => !item.matches('.disabled') && item.getClientRects().length > 0,
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
  if (usesArrows(target) || (isOnToggle && !key.startsWith('Arrow'))) return false;
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
function keepOnPage(menu: HTMLElement, toggle: HTMLElement): (() => void) | undefined {
  if (getComputedStyle(menu).position !== 'absolute') return undefined;
  const { clientWidth, clientHeight } = document.documentElement;
  const { left, right, bottom, height } = menu.getBoundingClientRect();
  const { top } = toggle.getBoundingClientRect();
  const across = Math.max(-left, Math.min(0, clientWidth - right));
  const up = bottom > clientHeight && height <= top ? top - bottom : 0;
  return across || up ? holdStyle(menu, 'translate', `${across}px ${up}px`) : undefined;
}

/**
 * A control that opens a menu of links or a small form beside it (contract, "Additions in version 1.2").
 * Escape, a click elsewhere, and the focus that leaves close the menu.
 */
const dropdown: Behaviour = (toggle, page) => {
  const { words, menu } = menuOf(toggle, page);
  const closing = closingOf(toggle, words);
  const isStyled = hasStylesheet(words);
  const [placed, place] = words.placedBy ?? [];
  const item = toggle.parentElement;
  const restoreMenu = saveAttributes(menu, ...(placed ? [placed] : []));
  const held = [
    ['openMenu', holdClasses(menu)],
    ['openMenuToggle', holdClasses(toggle)],
    ...(item ? [['openMenuItem', holdClasses(item)] as const] : []),
  ] as const;
  const restoreLink = toggle.matches('a[href]') ? makeButton(toggle) : (): void => {};
  if (!isStyled) held[0][1].set({ [lookClass]: true });
  let putBack: (() => void) | undefined;
  let whileOpen = new AbortController();
  let endCloses = (): void => {};

  const isInside = (target: EventTarget | null): boolean =>
    target instanceof Node && (menu.contains(target) || toggle.contains(target));

  /** Closes the menu at a click, as `closing` says. A control in the menu keeps it open. */
  const closeAtClick = (target: Element): boolean => {
    const isInMenu = menu.contains(target);
    const stays =
      toggle.contains(target) ||
      (isInMenu && target.closest(`${fields}, ${page.selectors.dropdown}`) !== null);
    if (!stays && (isInMenu ? closing.inside : closing.outside)) own.close();
    // The click goes on to whatever it was meant for.
    return false;
  };

  function arrange(open: boolean): void {
    putBack?.();
    putBack = open ? keepOnPage(menu, toggle) : undefined;
  }

  function endListening(): void {
    whileOpen.abort();
    endCloses();
  }

  function listen(): void {
    whileOpen = new AbortController();
    const { signal } = whileOpen;
    endCloses = takeClicks(window, closeAtClick);
    window.addEventListener('resize', () => arrange(true), { passive: true, signal });
    for (const each of [toggle, menu]) {
      each.addEventListener(
        'focusout',
        ({ relatedTarget }) => {
          if (closing.outside && relatedTarget && !isInside(relatedTarget)) own.close();
        },
        { signal },
      );
    }
  }

  const tell = (moment: Moment): boolean => {
    const teller = words.events === 'parent' ? (item ?? toggle) : toggle;
    return tellAsBootstrap(words, teller, moment, 'dropdown', toggle);
  };

  const own = disclosure(menu, {
    id: `auftritt-dropdown-${++count}`,
    isHiddenByClass: isStyled,
    startsOpen: Object.keys(classesFor('openMenu', true, words)).some((name) =>
      menu.classList.contains(name),
    ),
    shown(open) {
      for (const [role, classes] of held) classes.set(classesFor(role, open, words));
      if (placed) setAttribute(menu, placed, open ? (place ?? '') : null);
      arrange(open);
      endListening();
      if (open) listen();
    },
    asks: (open) => tell(open ? 'show' : 'hide'),
    tells: (open) => tell(open ? 'shown' : 'hidden'),
  });

  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing) return;
    // A dialog in the menu, or over it, has its keys for itself.
    const layer = event.target instanceof Element && event.target.closest(layers);
    if (layer && !layer.contains(toggle)) return;
    const isEscape = event.key === 'Escape' && own.isOpen;
    if (isEscape) {
      own.close();
      toggle.focus();
    }
    if (!isEscape && !moveInMenu(event, toggle, menu, own.open)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const removeToggle = own.addToggle(toggle);
  const endClicks = takePresses(toggle, () => {
    if (!toggle.matches('.disabled, [aria-disabled="true"]')) own.change();
    return true;
  });
  for (const each of [toggle, menu]) each.addEventListener('keydown', onKey);

  return () => {
    endClicks();
    endListening();
    for (const each of [toggle, menu]) each.removeEventListener('keydown', onKey);
    putBack?.();
    removeToggle();
    own.remove();
    restoreMenu();
    restoreLink();
    for (const [, classes] of held) classes.restore();
  };
};

export default besideBootstrap('Dropdown', dropdown);

export { default as definition } from './definition.js';
