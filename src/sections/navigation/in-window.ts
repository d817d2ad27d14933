import { holdStyle } from '../../page/changes.js';

/** Moves the levels of the bar into the window. */
export interface InWindow {
  /** Looks at the levels that are shown now. */
  look(): void;
  end(): void;
}

/**
 * How far (px) a level must move to be in the window: to the other side of the level that it opens beside
 * if it has room there, else as far as it reaches out.
 */
function shiftOf(list: DOMRect, beside: DOMRect | undefined, width: number): number {
  const right = list.right - width;
  if (right <= 0 && list.left >= 0) return 0;
  const clamp = list.left < 0 ? -list.left : -Math.min(right, list.left);
  if (!beside) return clamp;
  const place = list.left < 0 ? beside.right : beside.left - list.width;
  return place >= 0 && place + list.width <= width ? place - list.left : clamp;
}

/**
 * Keeps the levels of the bar in the window, however many entries there are and wherever they stand: the
 * page never scrolls sideways for them. A theme shows them while an entry is hovered or focused.
 */
export function inWindow(navigation: HTMLElement): InWindow {
  const moved = new Map<HTMLElement, () => void>();
  const listening = new AbortController();
  const { signal } = listening;

  const putBack = (): void => {
    for (const restore of moved.values()) restore();
    moved.clear();
  };

  const look = (): void => {
    for (const [list, restore] of moved) {
      if (list.getClientRects().length > 0) continue;
      restore();
      moved.delete(list);
    }
    for (const list of navigation.querySelectorAll<HTMLElement>('li > ul')) {
      if (moved.has(list) || list.getClientRects().length === 0) continue;
      // What stands in the flow is the theme's, and so is what it moves itself.
      const { position, translate } = getComputedStyle(list);
      if (position !== 'absolute' || (translate !== 'none' && translate !== '0px')) continue;
      const beside = list.parentElement?.closest<HTMLElement>('li > ul')?.getBoundingClientRect();
      const width = document.documentElement.clientWidth;
      const shift = shiftOf(list.getBoundingClientRect(), beside, width);
      if (Math.abs(shift) >= 1) moved.set(list, holdStyle(list, 'translate', `${shift}px`));
    }
  };

  for (const type of ['mouseover', 'focusin', 'focusout']) {
    navigation.addEventListener(type, look, { passive: true, signal });
  }
  window.addEventListener('resize', putBack, { passive: true, signal });
  look();
  return {
    look,
    end() {
      listening.abort();
      putBack();
    },
  };
}
