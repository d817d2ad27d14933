import { type Journal, openJournal } from './journal.js';

const number = (length: string): number => Number.parseFloat(length) || 0;

/** Whether something around an element keeps it from where its own style puts it in the window. */
export function isTrapped(element: HTMLElement): boolean {
  const rect = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const { clientHeight } = document.documentElement;
  const above = rect.top - number(style.top) - number(style.marginTop);
  const below = clientHeight - rect.bottom - number(style.bottom) - number(style.marginBottom);
  return Math.max(Math.abs(above), Math.abs(below)) > 2;
}

/** What a visitor sees in the middle of an element, if that is in the window. What is inert is looked through. */
export function seenAt(element: Element): Element | null {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  if (element.getClientRects().length === 0) return null;
  const middle = Math.max(0, top) + Math.min(document.documentElement.clientHeight, bottom);
  return document.elementFromPoint((left + right) / 2, middle / 2);
}

/**
 * Whether an element is what a visitor sees in the middle of it.
 *
 * @param others selector of what may lie over it
 */
export function isSeen(element: HTMLElement, others: string): boolean {
  const seen = seenAt(element);
  return seen !== null && (element.contains(seen) || seen.closest(others) !== null);
}

/**
 * Sends an element to the top layer, over everything that the page has and free of what is around it, where the
 * browser has one for it (`popover`: Chrome 114, Firefox 125, Safari 17).
 *
 * @returns what takes it off the top layer; undefined where the browser cannot
 */
export function raise(element: HTMLElement): (() => void) | undefined {
  if (!('showPopover' in element)) return undefined;
  // What came there later lies over it.
  if (element.matches(':popover-open')) element.hidePopover();
  const undo = openJournal();
  undo.attribute(element, 'popover', 'manual');
  element.showPopover();
  // Without the attribute it is on the top layer no more.
  return undo.close;
}

/** What Escape closes before anything else, where a browser knows it: an unknown name in `:is()` matches nothing. */
const layers = ':is(:modal, [popover]:not([popover="manual"]):popover-open)';

/** Whether a dialog or a popover lies over an element, and Escape is for that one. */
export const isBelow = (element: Element): boolean =>
  [...document.querySelectorAll(layers)].some((layer) => !layer.contains(element));

/** Tells an overlay from a copy of it. A page that was stored with one must not meet that of another. */
const overlayMark = 'data-auftritt-overlay';

/**
 * Takes the copies of an overlay away when it ends: a script of the page has made them by writing the page's HTML anew.
 * They would lie over the page, and nothing in them would answer.
 */
export function endCopies(overlay: Element, undo: Journal): void {
  const key = String(Math.random());
  overlay.setAttribute(overlayMark, key);
  undo.by(() => {
    overlay.removeAttribute(overlayMark);
    for (const copy of document.querySelectorAll(`[${overlayMark}="${key}"]`)) copy.remove();
  });
}

/** How many overlays hold the page now: a lightbox can open from the menu. */
let holders = 0;

let holding: Journal | undefined;

function hold(undo: Journal): void {
  const root = document.documentElement;
  const { overflow, scrollbarGutter } = getComputedStyle(root);
  const hasBar = root.clientWidth < innerWidth;
  // What the body says is for the window where the root says nothing (CSS Overflow, "Propagation"). Said of the
  // root, it would make a box that scrolls of the body, and the place in the page would be lost.
  const isOfBody = overflow === 'visible' && getComputedStyle(document.body).overflow !== 'visible';
  undo.style(isOfBody ? document.body : root, 'overflow-y', 'hidden', 'important');
  if (hasBar && scrollbarGutter === 'auto') {
    undo.style(root, 'scrollbar-gutter', 'stable', 'important');
  }
}

/**
 * Keeps the page behind an overlay from scrolling, at its place. A scrollbar that takes room keeps it, where the
 * browser can.
 *
 * @returns a function that lets the page go, to be called once
 */
export function holdScrolling(): () => void {
  if (holders === 0) {
    holding = openJournal();
    hold(holding);
  }
  holders += 1;
  return () => {
    holders -= 1;
    if (holders === 0) holding?.close();
  };
}
