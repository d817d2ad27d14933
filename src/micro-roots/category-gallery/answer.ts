import type { Page } from '../../page/page.js';
import type { ReplaceableSection } from '../../public-interface.js';
import { galleryAround } from './own.js';

// Each of these elements may be a form, whose fields hide its own properties of the same name.
const { getAttribute, querySelector } = Element.prototype;
const { contains } = Node.prototype;

/** The header of the product information: its child, else the first that it holds. */
export const headerOf = (information: Element): Element | null =>
  querySelector.call(information, ':scope > header') ?? querySelector.call(information, 'header');

/**
 * The part of an answer that speaks of a gallery. A whole page may hold several galleries: then
 * it is the one with the root's id, else the first of its kind. Undefined for mere sections.
 */
function placeIn(answer: Element, root: HTMLElement, selector: string): Element | undefined {
  const galleries = [...answer.querySelectorAll(selector)];
  const named = galleries.find((gallery) => getAttribute.call(gallery, 'id') === root.id);
  return named ?? galleries[0];
}

/**
 * The section of an answer that takes the place of the page's; undefined where the answer lacks
 * it. Of several it is the first, in the gallery before elsewhere; those of other galleries do not
 * count.
 *
 * @param selector that of the gallery's root
 */
export function sectionIn(
  answer: Element,
  section: ReplaceableSection,
  root: HTMLElement,
  selector: string,
  page: Page,
): Element | undefined {
  const place = placeIn(answer, root, selector);
  const found = [...answer.querySelectorAll(page.selectors[section])];
  const chosen =
    found.find((each) => place && contains.call(place, each)) ??
    found.find((each) => galleryAround(each, page) === null);
  if (!chosen || section !== 'productInformation') return chosen;
  return headerOf(chosen) ?? undefined;
}
