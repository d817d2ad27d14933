import { clones } from '../../page/elements.js';
import type { Page } from '../../page/page.js';
import { unclobbered } from '../../page/unclobbered.js';
import { contentOf } from './content.js';
import definition from './definition.js';
import { captionOf, groupNameOf, placesOf, triggered } from './places.js';

const { hooks } = definition;

/** What the items of one group have in common; undefined for an item without a group. */
interface Group {
  readonly name: string;
  /** The container of a group without a name; null for the document. */
  readonly container: Element | null;
}

function groupIn(item: Element, page: Page): Group | undefined {
  const places = placesOf(item, page);
  const name = groupNameOf(item, places);
  if (name) return { name, container: null };
  const container = item.closest(hooks.lightboxGroup);
  return container || places.together ? { name, container } : undefined;
}

/** Whether two elements are items of one group. */
export function areOneGroup(one: Element, other: Element, page: Page): boolean {
  const [groupOfOne, others] = [groupIn(one, page), groupIn(other, page)];
  return groupOfOne?.name === others?.name && groupOfOne?.container === others?.container;
}

/** All items of the page, in document order, without the copies that slick makes. */
const itemsOf = (page: Page): readonly HTMLElement[] =>
  [...unclobbered(document).querySelectorAll<HTMLElement>(hooks.lightboxItem)].filter(
    (item) => !item.closest(clones) && contentOf(item, page),
  );

/** The address of the picture that an item shows; undefined for other content. */
function pictureOf(item: HTMLElement, page: Page): string | undefined {
  const content = contentOf(item, page);
  return content?.type === 'image' ? content.address : undefined;
}

/**
 * The item of a group that shows what an item shows: the first one with the same picture and caption. An
 * item without a caption has that of the first one with the same picture.
 */
function standsFor(item: HTMLElement, same: readonly HTMLElement[], page: Page): HTMLElement {
  const caption = captionOf(item, page);
  return (
    same.find((other) => (caption ? captionOf(other, page) === caption : captionOf(other, page))) ??
    same[0] ??
    item
  );
}

/** The items that the lightbox shows, and the index of the one that it opens with. */
export interface ShownItems {
  readonly group: readonly HTMLElement[];
  readonly startIndex: number;
}

/**
 * The items of an item's lightbox, in document order: all items of the page that name the same group.
 * Without a name, all items in the same container that name none. Without both, only the item itself.
 * A picture that several items show, such as the one in a link and "Enlarge" beside it, or a copy that a
 * slider has made, counts once.
 */
export function groupOf(item: HTMLElement, page: Page): ShownItems {
  const members = groupIn(item, page)
    ? itemsOf(page).filter((other) => areOneGroup(item, other, page))
    : [];
  const byPicture = new Map<string, HTMLElement[]>();
  for (const member of members) {
    const picture = pictureOf(member, page);
    if (picture) byPicture.set(picture, [...(byPicture.get(picture) ?? []), member]);
  }
  const standIn = (member: HTMLElement): HTMLElement => {
    const same = byPicture.get(pictureOf(member, page) ?? '') ?? [];
    return same.length < 2 ? (same[0] ?? member) : standsFor(member, same, page);
  };
  const group = [...new Set(members.map(standIn))];
  const startIndex = group.indexOf(standIn(item));
  // A script of the page may have taken the item away at the click.
  return startIndex < 0 ? { group: [item], startIndex: 0 } : { group, startIndex };
}

/** The item that a trigger opens; undefined where the page has none of its group. */
export function itemOf(trigger: Element, page: Page): HTMLElement | undefined {
  const { name, index } = triggered(trigger);
  if (!name) return undefined;
  const items = itemsOf(page).filter((item) => groupNameOf(item, placesOf(item, page)) === name);
  return items[index] ?? items[0];
}
