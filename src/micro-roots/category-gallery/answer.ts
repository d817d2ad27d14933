import type { Page } from '../../page/page.js';
import type { ReplaceableSection } from '../../public-interface.js';
import { galleryAround } from './own.js';

// Each of these elements may be a form, whose fields hide the form's properties of the same name.
const { getAttribute, matches, querySelector, querySelectorAll } = Element.prototype;
const { contains } = Node.prototype;

/** The header of the product information: its child `header`, else the first `header` inside it. */
export const headerOf = (information: Element): Element | null =>
  querySelector.call(information, ':scope > header') ?? querySelector.call(information, 'header');

/**
 * The gallery in a response. A whole page may contain several galleries: then this picks the one with
 * the root's id, else the first one of this kind. Undefined if the response consists of sections only.
 */
function placeIn(answer: Element, root: HTMLElement, selector: string): Element | undefined {
  const galleries = [...answer.querySelectorAll(selector)];
  const named = galleries.find((gallery) => getAttribute.call(gallery, 'id') === root.id);
  return named ?? galleries[0];
}

/**
 * The section of a response that replaces the page's section; undefined if the response lacks it. Of
 * several sections this picks the first one, preferably inside the gallery. Sections of other galleries
 * do not count.
 *
 * @param selector the selector of the gallery's root
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

/**
 * The category that a fetched page shows in place of the wanted one: its list has the wanted one, but marks
 * another. Such a page is not the wanted category's own.
 *
 * @param selector the selector of the gallery's root
 */
export function otherCategoryIn(
  answer: Element,
  wanted: string,
  root: HTMLElement,
  selector: string,
  { selectors }: Page,
): string | undefined {
  const place = placeIn(answer, root, selector);
  const items = [...(place ? querySelectorAll.call(place, selectors.category) : [])];
  const uidOf = (item: Element): string => getAttribute.call(item, 'data-uid') ?? '';
  const active = items.filter((item) => matches.call(item, '.active')).map(uidOf);
  const isOther = items.some((item) => uidOf(item) === wanted) && !active.includes(wanted);
  return isOther ? active[0] : undefined;
}
