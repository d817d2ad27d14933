import type { Journal } from '../../page/journal.js';
import type { CoverflowOptions } from './options.js';

/** The elements of a coverflow. The items are children of the list, and there are at least two. */
export interface Parts {
  readonly element: HTMLElement;
  readonly list: HTMLElement;
  readonly items: readonly HTMLElement[];
}

/** How an engine lays the items out, from the item at which it starts. */
type Layout = Pick<CoverflowOptions, 'loop' | 'spacing'> & { readonly start: number };

/** What moves the items: our own stage, or flipster. */
export interface Engine {
  jump(index: number): void;
  /** Lays the items out anew, after a size has changed. */
  measure(): void;
}

/**
 * Lays the items out with flipster's classes.
 *
 * @param switched is called with the index of each new current item, but not at the start
 * @param undo gets how to end what CSS and attributes do not show. The caller restores those
 */
export type StartEngine = (
  parts: Parts,
  layout: Layout,
  switched: (index: number) => void,
  undo: Journal,
) => Engine;

/** The state of an item so many places (below 0: before) from the current one, as flipster writes it. */
function stateAt(position: number): string {
  if (position === 0) return 'flipster__item--current';
  const side = `flipster__item--${position < 0 ? 'past' : 'future'}`;
  return `${side} ${side}-${Math.abs(position)}`;
}

/** Moves the items by CSS: for pages without jQuery. */
export const startStage: StartEngine = ({ element, list, items }, { start, spacing }, switched) => {
  let current = start;
  let offsets: readonly number[] = [];
  element.classList.add('flipster', 'flipster--coverflow', 'flipster--active');
  list.classList.add('flipster__container');

  const arrange = (): void => {
    items.forEach((item, index) => {
      const others = [...item.classList].filter((name) => !name.startsWith('flipster__item'));
      item.className = [...others, 'flipster__item', stateAt(index - current)].join(' ');
      const distance = Math.abs(index - current);
      item.style.zIndex = String(items.length + (distance === 0 ? 1 : -distance));
    });
    list.style.transform = `translateX(${offsets[current] ?? 0}px)`;
  };

  const measure = (): void => {
    // It has no boxes, in a closed tab for example.
    if (list.offsetWidth === 0) return;
    // A theme, or flipster's own stylesheet, may let sizes and distances change slowly.
    for (const { style } of [list, ...items]) style.transition = 'none';
    const widths = items.map((item) => item.offsetWidth);
    items.forEach((item, index) => {
      item.style.setProperty('margin-right', `${(widths[index] ?? 0) * spacing}px`);
    });
    // What is left is read before it is written: each layout between the two takes time.
    const height = Math.max(...items.map((item) => item.offsetHeight));
    const middle = list.clientWidth / 2;
    offsets = items.map((item, index) => middle - item.offsetLeft - (widths[index] ?? 0) / 2);
    list.style.height = `${height}px`;
    arrange();
    // The browser must have seen the new place before it may change slowly again.
    list.getBoundingClientRect();
    for (const { style } of [list, ...items]) style.transition = '';
  };

  arrange();
  measure();
  return {
    measure,
    jump(index) {
      if (index === current) return;
      current = index;
      switched(index);
      arrange();
    },
  };
};
