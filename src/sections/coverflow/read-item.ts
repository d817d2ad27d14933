import type { Selectors } from '../../public-interface.js';

/** The detail image of an item. */
export interface DetailImage {
  readonly src: string;
  readonly alt: string;
  readonly srcset: string | undefined;
  /** Width and height in px, if known. */
  readonly width: string | undefined;
  readonly height: string | undefined;
}

/** The fields of an item that the detail area shows. A missing field is empty. */
export interface Item {
  readonly title: string;
  readonly subHeader: string;
  readonly image: DetailImage | undefined;
  /** Copies of the server's own nodes. */
  readonly text: readonly Node[];
  readonly link: HTMLAnchorElement | undefined;
}

type Part = 'Image' | 'Title' | 'SubHeader' | 'Text' | 'Link';

const protocols = new Set(['http:', 'https:', 'mailto:', 'tel:']);

const textOf = (element: Element | null): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The trimmed value of an attribute; undefined if it is missing or empty. */
const given = (element: Element, attribute: string): string | undefined =>
  element.getAttribute(attribute)?.trim() || undefined;

/** Reads the first image that has an address, from the attributes with this prefix. */
function imageFrom(images: readonly Element[], prefix: string): DetailImage | undefined {
  for (const image of images) {
    const src = given(image, `${prefix}src`);
    if (src === undefined) continue;
    return {
      src,
      alt: image.getAttribute('alt') ?? '',
      srcset: given(image, `${prefix}srcset`),
      width: given(image, `${prefix}width`),
      height: given(image, `${prefix}height`),
    };
  }
  return undefined;
}

/**
 * The image for the detail area: the detail image that an item names, else the item's first image with
 * its `srcset` and its size.
 */
const imageOf = (images: readonly Element[]): DetailImage | undefined =>
  imageFrom(images, 'data-detail-') ?? imageFrom(images, '');

/**
 * Copies an element's content; empty if the element is. Ids are removed, because an id must be unique
 * on the page.
 */
export function copiesOf(element: Element | null): Node[] {
  const copies = [...(element?.childNodes ?? [])].map((node) => node.cloneNode(true));
  for (const copy of copies) {
    if (!(copy instanceof Element)) continue;
    for (const bearer of [copy, ...copy.querySelectorAll('[id]')]) bearer.removeAttribute('id');
  }
  return textOf(element) || copies.some((copy) => copy instanceof Element) ? copies : [];
}

/** Reads an item's fields (specification 3.2). */
export function readItem(item: Element, selectors: Selectors): Item {
  const part = (name: Part): Element | null =>
    item.querySelector(selectors[`coverflowItem${name}`]);
  const link = part('Link');
  const leads =
    link instanceof HTMLAnchorElement && link.hasAttribute('href') && protocols.has(link.protocol);
  return {
    title: textOf(part('Title')) || (given(item, 'data-flip-title') ?? ''),
    subHeader: textOf(part('SubHeader')),
    image: imageOf([...item.querySelectorAll(selectors.coverflowItemImage)]),
    text: copiesOf(part('Text')),
    link: leads ? link : undefined,
  };
}
