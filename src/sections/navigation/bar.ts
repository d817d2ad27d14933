import { isShown } from '../../page/elements.js';
import type { Journal } from '../../page/journal.js';
import { keepOnTheWay } from './pointer-way.js';

/**
 * How far (px) a level must move across to be in the window: to the other side of the entry that it opens beside if it
 * has room there, without a gap that the mouse would have to cross; else as far as it reaches out.
 */
function acrossOf(list: DOMRect, entry: DOMRect, isBeside: boolean, width: number): number {
  const right = list.right - width;
  if (right <= 0 && list.left >= 0) return 0;
  const start = list.left < 0 ? entry.right : entry.left - list.width;
  const hasRoom = isBeside && start >= 0 && start + list.width <= width;
  return hasRoom ? start - list.left : Math.max(-list.left, Math.min(0, -right));
}

/**
 * How far (px) a level must move up to be in the window: one beside its entry as far as it reaches out, one below its
 * entry to above it, where it has room.
 */
function upOf(list: DOMRect, entry: DOMRect, isBeside: boolean, height: number): number {
  const below = list.bottom - height;
  if (below <= 0) return 0;
  if (isBeside) return -Math.min(below, Math.max(0, list.top));
  return list.height <= entry.top ? entry.top - list.bottom : 0;
}

/**
 * Lets a level scroll that is higher than its room. It would cut off the levels beside its entries: they stand
 * below them, and all of them are shown, so that nothing moves under the mouse.
 */
function shorten(list: HTMLElement, room: number, undo: Journal): void {
  undo.style(list, 'box-sizing', 'border-box');
  undo.style(list, 'max-block-size', `${room}px`);
  undo.style(list, 'overflow-y', 'auto');
  undo.style(list, 'overscroll-behavior', 'contain');
  for (const inner of list.querySelectorAll('ul')) {
    undo.style(inner, 'position', 'static');
    undo.style(inner, 'display', 'block');
    undo.style(inner, 'inline-size', 'auto');
  }
}

/** Gives the focus of what a narrow window showed to the entry of its level, or to the first one. */
function takeFocus(navigation: HTMLElement, left: Element): void {
  const focused = document.activeElement;
  if (focused !== document.body && focused !== left) return;
  const links = [...navigation.querySelectorAll<HTMLElement>('a[href], button')].filter(isShown);
  const around = links.filter((each) => each.closest('li')?.contains(left));
  (around.at(-1) ?? links[0])?.focus({ preventScroll: true });
}

/**
 * Keeps the levels of the bar in the window, however many entries there are and wherever they stand: the
 * page never scrolls sideways for them. Closes a level without moving the pointer or the focus (WCAG 2.2,
 * 1.4.13, "Dismissible"); it can appear again once both have left its entry.
 *
 * A theme shows a level while its entry is hovered or focused.
 *
 * @param left what had the focus and is hidden now that there is a bar
 */
export default function createBar(
  navigation: HTMLElement,
  left: Element | undefined,
  undo: Journal,
) {
  const moved = new Map<HTMLElement, Journal>();
  const dismissed = new Map<HTMLElement, Journal>();

  const putBack = (): void => {
    for (const move of moved.values()) move.close();
    moved.clear();
  };

  /** Moves the levels that are shown now into the window, and has them scroll where they are higher. */
  const look = (): void => {
    for (const [list, move] of moved) {
      if (list.getClientRects().length > 0) continue;
      move.close();
      moved.delete(list);
    }
    for (const list of navigation.querySelectorAll<HTMLElement>('li > ul')) {
      if (moved.has(list) || list.getClientRects().length === 0) continue;
      // What stands in the flow is the theme's, and so is what it moves itself.
      const { position, translate } = getComputedStyle(list);
      if (position !== 'absolute' || (translate !== 'none' && translate !== '0px')) continue;
      const entry = list.parentElement?.getBoundingClientRect();
      if (!entry) continue;
      const isBeside = navigation.contains(list.parentElement?.closest('li > ul') ?? null);
      let box = list.getBoundingClientRect();
      const { clientWidth, clientHeight } = document.documentElement;
      const room = isBeside ? clientHeight : Math.max(clientHeight - box.top, entry.top);
      const move = undo.part();
      const isHigher = box.height - room >= 1;
      if (isHigher) {
        shorten(list, room, move);
        box = list.getBoundingClientRect();
      }
      const across = acrossOf(box, entry, isBeside, clientWidth);
      const up = upOf(box, entry, isBeside, clientHeight);
      const isOutside = Math.max(Math.abs(across), Math.abs(up)) >= 1;
      if (isOutside) move.style(list, 'translate', `${across}px ${up}px`);
      if (isHigher || isOutside) moved.set(list, move);
      else move.close();
    }
  };

  const bringBack = (list: HTMLElement): void => {
    dismissed.get(list)?.close();
    dismissed.delete(list);
  };

  for (const type of ['mouseover', 'focusin', 'focusout'] as const) {
    undo.on(navigation, type, look, { passive: true });
  }
  undo.on(window, 'resize', putBack, { passive: true });
  // Its place was given up with the last `mouseover`, which the browser tells of before the way.
  keepOnTheWay(navigation, undo, look);
  look();
  if (left) takeFocus(navigation, left);
  return {
    look,
    /** Closes the innermost visible level. Returns whether there was one. */
    dismiss(): boolean {
      const used = 'li:is(:hover, :focus-within) > ul';
      const list = [...navigation.querySelectorAll<HTMLElement>(used)].filter(isShown).at(-1);
      const entry = list?.closest('li');
      if (!list || !entry) return false;
      const whileDismissed = undo.part();
      dismissed.set(list, whileDismissed);
      if (list.contains(document.activeElement)) {
        entry.querySelector<HTMLElement>(':scope > :is(a, button, span)')?.focus();
      }
      whileDismissed.attribute(list, 'hidden', '');
      whileDismissed.on(entry, 'mouseleave', () => {
        if (!entry.contains(document.activeElement)) bringBack(list);
      });
      whileDismissed.on(entry, 'focusout', ({ relatedTarget }) => {
        const stays = relatedTarget instanceof Node && entry.contains(relatedTarget);
        if (!stays && !entry.matches(':hover')) bringBack(list);
      });
      return true;
    },
  };
}
