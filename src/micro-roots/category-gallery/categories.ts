import { openJournal } from '../../page/journal.js';
import type { Page } from '../../page/page.js';
import { Problem } from '../../page/problem.js';
import type { BehaviourName } from '../../public-interface.js';
import { type Colour, readColour } from './colours.js';
import { galleryHooks as hooks } from './definition.js';

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

function readCategory(
  element: HTMLElement,
  page: Page,
  behaviour: BehaviourName,
): Category | undefined {
  const uid = element.dataset.uid ?? '';
  const link = controlIn(element);
  if (uid === '' || !link) {
    const problem = uid === '' ? 'element has an empty data-uid' : 'element lacks a[href]';
    page.report(behaviour, element, new Problem(element, problem));
    return undefined;
  }
  const written = element.dataset.color ?? '';
  const colour = readColour(written);
  if (!colour) {
    const problem = `data-color is no hex colour: ${JSON.stringify(written)}`;
    page.report(behaviour, element, new Problem(element, problem));
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
  const cache = new WeakMap<HTMLElement, { readonly item: Category | undefined }>();

  const read = (element: HTMLElement): Category | undefined => {
    const before = cache.get(element);
    if (before) return before.item;
    const item = readCategory(element, page, behaviour);
    cache.set(element, { item });
    return item;
  };

  return () => {
    const items = [...root.querySelectorAll<HTMLElement>(hooks.category)]
      .map(read)
      .filter((item) => item !== undefined);
    const headings = [...root.querySelectorAll(hooks.categoryGroup)].flatMap((group) => {
      const element = group.querySelector<HTMLElement>(hooks.categoryGroupHeading);
      const colour = items.find((item) => item.colour && group.contains(item.element))?.colour;
      return element && colour ? [{ element, colour }] : [];
    });
    const active = items.find(({ element }) => element.classList.contains('active'))?.uid;
    return { items, headings, active };
  };
}

/** Whether an element that had the focus can no longer have it: it is gone or no longer shown. */
const isLost = (focused: Element): boolean =>
  !focused.isConnected || focused.getClientRects().length === 0;

/**
 * Focuses a list, which is not focusable by itself. It stays focusable until it loses the focus.
 */
function focusList(list: HTMLElement): void {
  const focusing = openJournal();
  focusing.attribute(list, 'tabindex', '-1');
  focusing.on(list, 'blur', focusing.close);
  list.focus({ preventScroll: true });
}

/**
 * Makes a change that may remove the focused element. If the focus was lost, it moves to the item with this
 * uid, else to the list.
 *
 * @param items returns the items after the change
 */
export function keepFocus(
  root: HTMLElement,
  uid: string,
  items: () => readonly Category[],
  change: () => void,
): void {
  const focused = document.activeElement;
  change();
  if (!focused || !isLost(focused)) return;
  const link = items().find((item) => item.uid === uid)?.link;
  link?.focus({ preventScroll: true });
  if (link && document.activeElement === link) return;
  const list = root.querySelector<HTMLElement>(hooks.categoryList);
  if (list) focusList(list);
}
