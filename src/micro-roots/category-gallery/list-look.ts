import { type Journal, openJournal } from '../../page/journal.js';
import type { Categories, Category, Heading } from './categories.js';
import {
  background,
  type Colour,
  inkFor,
  isReadable,
  opacityOf,
  over,
  parseHex,
  type Surroundings,
  surroundingsReader,
  toCss,
} from './colours.js';

const dark = '(prefers-color-scheme: dark)';

/** The attributes of `html` in which frameworks and themes note the scheme that a visitor has chosen. */
const noted = ['class', 'data-theme', 'data-bs-theme'];

/**
 * Calls `changed` when the visitor's colour scheme changes, and when an attribute of `html` does that may
 * give the page another one.
 */
function watchScheme(changed: () => void, undo: Journal): void {
  undo.on(matchMedia(dark), 'change', changed);
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: noted });
  undo.by(() => observer.disconnect());
}

/** A readable text colour for a background colour of this opacity on the page. */
function inkOn(colour: Colour, opacity: number, { backdrop, ink }: Surroundings): string {
  const [red, green, blue] = parseHex(colour);
  return toCss(inkFor(over([red, green, blue, opacity], backdrop), ink));
}

/** WCAG 2.2, "large scale (text)": 18 points, or 14 points if it is bold. */
function isLarge(element: Element): boolean {
  const { fontSize, fontWeight } = getComputedStyle(element);
  return Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 14 : 18) * (96 / 72);
}

/** Changes an element. */
type Change = (undo: Journal) => void;

/**
 * An item's background is its colour at 100 % or 30 % (specification 4.1 and 4.2); its text is readable on
 * it, even if a theme sets its own link colour. Only the active item is marked, for screen readers too.
 */
function changeOfItem(
  { element, link, colour }: Category,
  active: boolean,
  surroundingsOf: (element: Element) => Surroundings,
): Change {
  const ink = colour && inkOn(colour, opacityOf(active), surroundingsOf(element));
  const isMarked = element.classList.contains('active') || link.hasAttribute('aria-current');
  return (undo) => {
    if (active || isMarked) {
      undo.class(element, 'active', active);
      undo.attribute(link, 'aria-current', active ? 'true' : null);
    }
    if (colour && ink) {
      undo.style(element, 'background-color', background(colour, active));
      undo.style(link, 'color', ink, 'important');
    }
  };
}

/**
 * A group's heading always shows the full colour (specification 4.2): as a line below it, so that all
 * headings look alike, and as its text colour where that can be read.
 */
function changeOfHeading(
  { element, colour }: Heading,
  surroundingsOf: (element: Element) => Surroundings,
): Change {
  const { backdrop } = surroundingsOf(element);
  const isColoured = isReadable(
    parseHex(colour),
    backdrop,
    isLarge(element) ? 'largeText' : 'anyText',
  );
  return (undo) => {
    undo.style(element, 'box-shadow', `0 4px ${colour}`);
    if (isColoured) undo.style(element, 'color', colour);
  };
}

/** What an element of the list looks like now: text that says it, and the journal of it. */
interface Shown {
  readonly as: string;
  readonly journal: Journal;
}

/** Creates the look of a list: the colours of its items and headings, and the mark of the active item. */
export function createListLook(undo: Journal) {
  const shown = new Map<HTMLElement, Shown>();
  let behind = '';
  let last: readonly [Categories, string | undefined] | undefined;

  const restore = (element: HTMLElement): void => {
    shown.get(element)?.journal.close();
    shown.delete(element);
  };

  const readBehind = ({ items: [item] }: Categories): string =>
    item ? JSON.stringify(surroundingsReader()(item.element)) : '';

  /** Shows a list, with the active category. Only what has changed is touched. */
  const show = (categories: Categories, active: string | undefined): void => {
    if (!last) behind = readBehind(categories);
    last = [categories, active];
    const surroundingsOf = surroundingsReader();
    const { items, headings } = categories;
    const wanted = new Map<HTMLElement, readonly [as: string, change: () => Change]>();
    for (const heading of headings) {
      const as = `${heading.colour} ${behind}`;
      wanted.set(heading.element, [as, () => changeOfHeading(heading, surroundingsOf)]);
    }
    for (const item of items) {
      const isActive = item.uid === active;
      wanted.set(item.element, [
        `${isActive} ${behind}`,
        () => changeOfItem(item, isActive, surroundingsOf),
      ]);
    }
    const changed = [...wanted].filter(([element, [as]]) => shown.get(element)?.as !== as);
    // All is read before anything is written, so that the browser computes the styles once.
    const changes = changed.map(([element, [as, change]]) => ({ element, as, change: change() }));
    for (const element of shown.keys()) if (!wanted.has(element)) restore(element);
    for (const { element, as, change } of changes) {
      restore(element);
      const journal = openJournal();
      shown.set(element, { as, journal });
      change(journal);
    }
  };

  /** Shows the list as what is behind it wants it now. It reads styles. */
  const refresh = (): void => {
    if (!last) return;
    behind = readBehind(last[0]);
    show(...last);
  };
  watchScheme(refresh, undo);
  undo.by(() => {
    for (const element of shown.keys()) restore(element);
  });

  return { show, refresh };
}
