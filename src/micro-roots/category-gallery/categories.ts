import type { Page } from '../../page/page.js';
import { Problem } from '../../page/problem.js';
import type { BehaviourName } from '../../public-interface.js';
import { type Colour, readColour } from './colours.js';

/** An item of the list, as the server sent it. */
export interface Category {
  readonly uid: string;
  readonly name: string;
  readonly element: HTMLElement;
  /** The element that the keyboard reaches: the item itself, or the link or button in it. */
  readonly link: HTMLElement;
  readonly colour: Colour | undefined;
}

/**
 * A group's heading with its colour, which is the colour of the first coloured item in the group.
 */
export interface Heading {
  readonly element: HTMLElement;
  readonly colour: Colour;
}

/** The list, as it is on the page now. */
export interface Categories {
  readonly items: readonly Category[];
  readonly headings: readonly Heading[];
  /** The uid of the item that is marked as active. */
  readonly active: string | undefined;
}

/** What the keyboard reaches in an item. A button works with the script alone. */
const controls = 'a[href], button';

const controlIn = (item: HTMLElement): HTMLElement | null =>
  item.matches(controls) ? item : item.querySelector<HTMLElement>(controls);

/**
 * The problems already reported for items. Both the preview and the code that takes over read the
 * items.
 */
const reported = new WeakMap<HTMLElement, string>();

function reportOnce(
  page: Page,
  behaviour: BehaviourName,
  element: HTMLElement,
  what: string,
): void {
  if (reported.get(element) === what) return;
  reported.set(element, what);
  page.report(behaviour, element, new Problem(element, what));
}

function readCategory(
  element: HTMLElement,
  page: Page,
  behaviour: BehaviourName,
): Category | undefined {
  const uid = element.dataset.uid ?? '';
  const link = controlIn(element);
  if (uid === '' || !link) {
    const what = uid === '' ? 'element has an empty data-uid' : 'element lacks a[href]';
    reportOnce(page, behaviour, element, what);
    return undefined;
  }
  const written = element.dataset.color ?? '';
  const colour = readColour(written);
  if (!colour) {
    const what = `data-color is no hex colour: ${JSON.stringify(written)}`;
    reportOnce(page, behaviour, element, what);
  }
  const name = element.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
  return { uid, name, element, link, colour };
}

/**
 * Returns a function that reads the current list of a gallery. An item without a uid or a link or button is
 * reported, left out and stays as the server sent it. An item without a usable colour is reported and
 * stays uncoloured. Each item is read and reported only once.
 */
export function categoryReader(
  root: HTMLElement,
  page: Page,
  behaviour: BehaviourName,
): () => Categories {
  const known = new WeakMap<HTMLElement, { readonly item: Category | undefined }>();
  const knownHeadings = new WeakMap<HTMLElement, Heading>();

  const read = (element: HTMLElement): Category | undefined => {
    const before = known.get(element);
    if (before) return before.item;
    const item = readCategory(element, page, behaviour);
    known.set(element, { item });
    return item;
  };

  /** The heading as it was read before, unless its colour is another now. */
  const headingOf = (element: HTMLElement, colour: Colour): Heading => {
    const before = knownHeadings.get(element);
    const heading = before?.colour === colour ? before : { element, colour };
    knownHeadings.set(element, heading);
    return heading;
  };

  return () => {
    const items = page
      .findParts(root, 'category')
      .map(read)
      .filter((item) => item !== undefined);
    const headings = page.findParts(root, 'categoryGroup').flatMap((group) => {
      const element = page.findPart(group, 'categoryGroupHeading');
      const colour = items.find((item) => item.colour && group.contains(item.element))?.colour;
      return element && colour ? [headingOf(element, colour)] : [];
    });
    const active = items.find(({ element }) => element.classList.contains('active'))?.uid;
    return { items, headings, active };
  };
}
