import { holdsTarget } from '../page/elements.js';
import type { Journal } from '../page/journal.js';
import { openAtFault } from '../page/reveal.js';
import { type ToggleOf, toggleOf } from '../page/toggle-button.js';

/** A condition that can change over time, such as a `MediaQueryList`. */
export interface Condition {
  readonly matches: boolean;
  addEventListener(
    type: 'change',
    listener: () => void,
    options: { readonly signal: AbortSignal },
  ): void;
}

/** How a body opens and closes. */
export interface DisclosureOptions {
  /** The id of the body if it has none. */
  readonly id: string;
  /** Where the body can be closed. By default it can be closed everywhere. */
  readonly media?: Condition | undefined;
  /** Whether it is open at first. */
  readonly startsOpen?: boolean;
  /** Returns the bodies of its accordion. When it opens, the others close. */
  readonly accordion?: (() => Iterable<Disclosure>) | undefined;
  /** Returns toggles that have not been added, such as those whose code has not come. */
  readonly otherToggles?: () => Iterable<HTMLElement>;
  /** Whether a stylesheet of the site hides the closed body, so that it needs no `hidden`. */
  readonly isHiddenByClass?: boolean;
  /** Is called whenever the body opens or closes. */
  shown?(open: boolean): void;
  /** Is asked before it opens or closes. Returns whether it may. */
  asks?(open: boolean): boolean;
  /** Is called when it has opened or closed, and all others of its accordion have as well. */
  tells?(open: boolean): void;
}

/** Whether an element has a place in the window. */
export const isInSight = (element: Element): boolean => element.getClientRects().length > 0;

/** The parts of a table. CSS cannot hide only their contents. */
const partOfTable = 'tr, tbody, thead, tfoot, td, th, caption';

/** A body that opens and closes (ARIA Authoring Practices, "Disclosure"). */
export interface Disclosure {
  readonly isOpen: boolean;
  open(): void;
  close(): void;
  /**
   * Does what a press on a toggle does: opens what is closed and closes what is open, or as it is told.
   * Returns false where the body cannot be closed.
   */
  change(next?: boolean): boolean;
  /**
   * Lets the keyboard and assistive technology use an element as a toggle, until the journal is closed. The caller
   * handles its clicks.
   */
  addToggle(toggle: HTMLElement, undo: Journal): void;
}

/**
 * Makes a body open and close. The browser's own search finds text in a closed body, and opens it then
 * (`hidden="until-found"`, HTML, "The hidden attribute"). Where the body cannot be closed it is open, and
 * its toggles are as the server sent them.
 */
export function disclosure(
  body: HTMLElement,
  undo: Journal,
  {
    id,
    media = matchMedia('all'),
    startsOpen = false,
    accordion = () => [],
    otherToggles = () => [],
    isHiddenByClass = false,
    shown,
    asks = () => true,
    tells,
  }: DisclosureOptions,
): Disclosure {
  const { signal } = undo;
  /** The toggles, as long as the body can be closed. */
  const toggles = new Map<HTMLElement, ToggleOf>();
  /** What arranges each of them for the width of the window. */
  const arrangers = new Set<() => void>();
  const hidden = body.matches(partOfTable) ? '' : 'until-found';
  // The visitor may have opened another body before this one starts.
  let open = holdsTarget(body) || (startsOpen && ![...accordion()].some(({ isOpen }) => isOpen));

  undo.attribute(body, 'id', body.id || id);

  const show = (next: boolean): void => {
    open = next;
    const isClosed = media.matches && !open;
    for (const toggle of toggles.values()) toggle.set(open);
    // What is hidden loses the focus to the page. A toggle may be hidden too, or stand in the body.
    if (isClosed && body.contains(document.activeElement)) {
      const all = [...[...toggles.values()].map(({ element }) => element), ...otherToggles()];
      const shown = all.find((toggle) => !body.contains(toggle) && isInSight(toggle));
      shown?.focus({ preventScroll: true });
    }
    undo.attribute(body, 'hidden', isClosed && !isHiddenByClass ? hidden : null);
    shown?.(open);
  };

  /** Opens or closes, if the page lets it. A listener of the page may end it meanwhile. */
  const change = (next: boolean): void => {
    if (next === open) return;
    if (!asks(next) || signal.aborted || next === open) return;
    if (next) for (const other of [...accordion()]) if (other !== self) other.close();
    if (signal.aborted) return;
    show(next);
    tells?.(next);
  };

  const arrange = (): void => {
    for (const arrangeToggle of arrangers) arrangeToggle();
    // What is being used is not closed.
    show(open || body.contains(document.activeElement));
  };

  const self: Disclosure = {
    get isOpen() {
      return open;
    },
    open: () => change(true),
    close: () => change(false),
    change(next = !open) {
      if (media.matches) change(next);
      return media.matches;
    },
    addToggle(toggle, undoToggle) {
      let whileClosable = undoToggle.part();
      const arrangeToggle = (): void => {
        whileClosable.close();
        if (!media.matches) return;
        whileClosable = undoToggle.part();
        toggles.set(toggle, toggleOf(toggle, body, whileClosable));
        whileClosable.by(() => toggles.delete(toggle));
      };
      arrangers.add(arrangeToggle);
      undoToggle.by(() => arrangers.delete(arrangeToggle));
      arrangeToggle();
      show(open);
    },
  };
  undo.on(body, 'beforematch', self.open);
  openAtFault(body, signal);
  media.addEventListener('change', arrange, { signal });
  arrange();
  return self;
}
