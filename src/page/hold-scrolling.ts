import { holdStyle, undoAll } from './changes.js';

/** How many overlays hold the page now: a lightbox can open from the menu. */
let holders = 0;

let release = (): void => {};

function hold(): () => void {
  const root = document.documentElement;
  const { overflow, scrollbarGutter } = getComputedStyle(root);
  const hasBar = root.clientWidth < innerWidth;
  // What the body says is for the window where the root says nothing (CSS Overflow, "Propagation"). Said of the
  // root, it would make a box that scrolls of the body, and the place in the page would be lost.
  const isOfBody = overflow === 'visible' && getComputedStyle(document.body).overflow !== 'visible';
  return undoAll([
    holdStyle(isOfBody ? document.body : root, 'overflow-y', 'hidden', 'important'),
    ...(hasBar && scrollbarGutter === 'auto'
      ? [holdStyle(root, 'scrollbar-gutter', 'stable', 'important')]
      : []),
  ]);
}

/**
 * Keeps the page behind an overlay from scrolling, at its place. A scrollbar that takes room keeps it, where the
 * browser can.
 *
 * @returns a function that lets the page go, to be called once
 */
export function holdScrolling(): () => void {
  if (holders === 0) release = hold();
  holders += 1;
  return () => {
    holders -= 1;
    if (holders === 0) release();
  };
}
