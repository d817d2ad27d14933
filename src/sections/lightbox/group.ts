import { clones } from '../../page/elements.js';
import type { Page } from '../../page/page.js';
import { unclobbered } from '../../page/unclobbered.js';
import { contentOf } from './content.js';
import { groupNameOf, placesOf } from './places.js';

/** What the links of one group have in common; undefined for a link without a group. */
interface Group {
  readonly name: string;
  /** The container of a group without a name; null for the document. */
  readonly container: Element | null;
}

function groupIn(link: Element, page: Page): Group | undefined {
  const places = placesOf(link, page);
  const name = groupNameOf(link, places);
  if (name) return { name, container: null };
  const container = link.closest(page.selectors.lightboxGroup);
  return container || places.together ? { name, container } : undefined;
}

/** Whether two links are items of one group. */
export function areOneGroup(one: Element, other: Element, page: Page): boolean {
  const [own, others] = [groupIn(one, page), groupIn(other, page)];
  return own?.name === others?.name && own?.container === others?.container;
}

/**
 * The items of a link's lightbox, in document order: all links of the page that name the same group.
 * Without a name, all links in the same container that name none. Without both, only the link itself.
 */
export function groupOf(link: Element, page: Page): HTMLElement[] {
  const own = groupIn(link, page);
  return page
    .findParts(unclobbered(document), 'lightboxItem')
    .filter((item) => {
      if (!own) return item === link;
      const group = groupIn(item, page);
      const isSame = group?.name === own.name && group.container === own.container;
      return isSame && !item.closest(clones);
    })
    .filter((item) => contentOf(item, page) !== undefined);
}
