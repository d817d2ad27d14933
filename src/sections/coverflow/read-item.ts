import { selectorIn } from '../../page/elements.js';
import { Problem } from '../../page/problem.js';
import definition from './definition.js';

const { hooks } = definition;

type Part = 'Image' | 'Title' | 'SubHeader' | 'Text' | 'Link';

const protocols = new Set(['http:', 'https:', 'mailto:', 'tel:']);

const textOf = (element: Element | null): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** A copy of an element without ids, which must be unique on the page. */
function copyWithoutIds(element: Element): Element {
  const copy = document.importNode(element, true);
  for (const bearer of [copy, ...copy.querySelectorAll('[id]')]) bearer.removeAttribute('id');
  return copy;
}

/** The trimmed value of an attribute; undefined if it is missing or empty. */
const given = (element: Element, attribute: string): string | undefined =>
  element.getAttribute(attribute)?.trim() || undefined;

/**
 * The image for the detail area, from the attributes with a prefix: of the item's images the first that has an
 * address. Its size is in px.
 */
function imageFrom(images: readonly Element[], prefix = '') {
  const image = images.find((each) => given(each, `${prefix}src`));
  if (!image) return undefined;
  return {
    src: given(image, `${prefix}src`),
    alt: image.getAttribute('alt') ?? '',
    srcset: given(image, `${prefix}srcset`),
    width: given(image, `${prefix}width`),
    height: given(image, `${prefix}height`),
  };
}

/** Copies an element's content without ids; empty if the element is. */
export function copiesOf(element: Element | null): Node[] {
  const isEmpty = !textOf(element) && !element?.firstElementChild;
  return element && !isEmpty ? [...copyWithoutIds(element).childNodes] : [];
}

/** Reads an item's fields (specification 3.2), which the detail area shows. A missing field is empty. */
export function readItem(item: Element) {
  const part = (name: Part): Element | null => item.querySelector(hooks[`coverflowItem${name}`]);
  const link = part('Link');
  const images = [
    ...item.querySelectorAll(selectorIn(item, 'coverflowItemImage', hooks.coverflowItemImage)),
  ];
  const leads =
    link instanceof HTMLAnchorElement && link.hasAttribute('href') && protocols.has(link.protocol);
  return {
    title: textOf(part('Title')) || (given(item, 'data-flip-title') ?? ''),
    subHeader: textOf(part('SubHeader')),
    // The one that is named for it, else the item's own.
    image: imageFrom(images, 'data-detail-') ?? imageFrom(images),
    /** Copies of the server's own nodes. */
    text: copiesOf(part('Text')),
    link: leads ? link : undefined,
  };
}

export type Item = ReturnType<typeof readItem>;

/**
 * Finds the items of a coverflow: the entries of the first list outside the detail area. Lists inside an item or
 * inside the detail area are text.
 *
 * @returns those that the template does not hide, and their parent
 * @throws a `Problem` where there is no such list
 */
export function findItems(element: HTMLElement, detail: HTMLElement) {
  const selector = selectorIn(element, 'coverflowItem', hooks.coverflowItem);
  const outside = [...element.querySelectorAll<HTMLElement>(selector)].filter(
    (item) => !detail.contains(item),
  );
  const list = outside[0]?.parentElement;
  if (!list || list.contains(detail)) {
    throw new Problem(element, `element lacks ${hooks.coverflowItem}`);
  }
  return { list, items: outside.filter((item) => item.parentElement === list && !item.hidden) };
}
