import type { Journal } from '../../page/journal.js';
import { isSeen, isTrapped, raise } from '../../page/overlays.js';

/** The custom properties with the room (px) above and below the drawer; look.css uses them. */
const start = '--auftritt-navigation-start';
const end = '--auftritt-navigation-end';

/** klaro's notice and dialog. They overlay an open menu, so they must stay usable. */
export const consent = '.klaro';

/**
 * Places the menu of narrow screens as a layer of its own. A header with a filter, a transform or another
 * property that holds what is fixed in it, and what the page lays over it, send the menu to the top layer.
 *
 * @param above the element below which the menu begins: the header, or else the opener
 */
export function drawer(navigation: HTMLElement, opener: Element, above: Element, undo: Journal) {
  const root = document.documentElement;
  let isOnTop = false;
  let sizes = undo.part();
  let kept = '';
  let ofNotice = undo.part();

  const set = (properties: Readonly<Record<string, number>>): void => {
    const wanted = JSON.stringify(properties);
    // What stands already would have the browser compute its styles and the layout anew.
    if (wanted === kept) return;
    sizes.close();
    sizes = undo.part();
    kept = wanted;
    for (const [name, size] of Object.entries(properties)) {
      sizes.style(navigation, name, `${size}px`);
    }
  };

  /** The larger part of the window beside the header, or beside the opener alone. */
  const besideHeader = (): readonly [above: number, below: number] => {
    const half = root.clientHeight / 2;
    const { top, bottom } = opener.getBoundingClientRect();
    const edge = above.getBoundingClientRect().bottom;
    const upper = edge <= half ? edge : bottom;
    return upper <= half ? [Math.max(0, upper), 0] : [0, Math.max(0, root.clientHeight - top)];
  };

  /** The notice, which shares the room with the menu: each can be pressed, and scrolled where it is higher. */
  const shownNotice = (): HTMLElement | undefined => {
    const notice = document.querySelector<HTMLElement>(`${consent} .cookie-notice`);
    return notice?.offsetHeight ? notice : undefined;
  };

  const room = (): readonly [above: number, below: number] => {
    const [over, under] = besideHeader();
    ofNotice.close();
    ofNotice = undo.part();
    const notice = shownNotice();
    if (!notice) return [over, under];
    const half = (root.clientHeight - over - under) / 2;
    if (notice.offsetHeight > half) {
      ofNotice.style(notice, 'max-block-size', `${Math.floor(half)}px`);
    }
    const { top, bottom } = notice.getBoundingClientRect();
    // One that a theme puts at the top shares no room.
    const isAtEnd = (top + bottom) / 2 > over + half;
    return [over, isAtEnd ? Math.max(under, root.clientHeight - top) : under];
  };

  /** Moves and sizes the menu in what holds it, so that it is where it would be without that. */
  const correct = ([over, under]: readonly [number, number]): void => {
    const moved = navigation.getBoundingClientRect().top - over;
    const size = root.clientHeight - over - under;
    set({ [start]: over - moved, [end]: under, 'block-size': size });
  };

  /** Keeps room for the header. Before the menu is shown, so that it is laid out once. */
  const reserve = (): readonly [number, number] => {
    const [over, under] = room();
    set({ [start]: over, [end]: under });
    return [over, under];
  };

  return {
    reserve,
    /** Puts the menu below the header, whatever is around it. Returns whether it is in sight. */
    arrange(): boolean {
      const [over, under] = reserve();
      if (getComputedStyle(navigation).position !== 'fixed') return true;
      const limit = root.clientHeight - under;
      // A theme that says itself how far down the menu reaches knows of no notice there.
      if (under > 0 && navigation.getBoundingClientRect().bottom > limit + 1) {
        set({ [start]: over, [end]: under, bottom: under, 'max-block-size': limit - over });
      }
      if (!isOnTop && (isTrapped(navigation) || !isSeen(navigation, consent))) {
        const endTop = raise(navigation);
        isOnTop = endTop !== undefined;
        if (endTop) undo.by(endTop);
        else correct([over, under]);
      }
      const notice = shownNotice();
      if (notice && !isSeen(notice, 'dialog')) raise(notice);
      return isSeen(navigation, consent);
    },
  };
}
