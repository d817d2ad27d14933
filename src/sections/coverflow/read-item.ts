import type { Selectors } from '../../public-interface.js';

/** The detail image of an item. */
export interface DetailImage {
  readonly src: string;
  readonly alt: string;
  readonly srcset?: string;
  /** Size in px, where it is known. */
  readonly width?: string;
  readonly height?: string;
}

/** What the detail area shows of an item; what the item lacks is empty. */
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

/** An attribute that is there and not empty. */
function given<Name extends string>(
  name: Name,
  element: Element,
  attribute: string = name,
): { readonly [key in Name]?: string } {
  const value = element.getAttribute(attribute)?.trim();
  const entry: { [key in Name]?: string } = {};
  if (value) entry[name] = value;
  return entry;
}

/**
 * The image for the detail area: the one of an item that names a detail image, else the item's
 * first as it is, with its candidates and its size.
 */
function imageOf(images: readonly Element[]): DetailImage | undefined {
  const named = images.find((image) => image.getAttribute('data-detail-src')?.trim());
  const image = named ?? images.find((each) => each.getAttribute('src')?.trim());
  if (!image) return undefined;
  const alt = image.getAttribute('alt') ?? '';
  if (!named) {
    return {
      src: image.getAttribute('src') ?? '',
      alt,
      ...given('srcset', image),
      ...given('width', image),
      ...given('height', image),
    };
  }
  return {
    src: named.getAttribute('data-detail-src') ?? '',
    alt,
    ...given('srcset', named, 'data-detail-srcset'),
    ...given('width', named, 'data-detail-width'),
    ...given('height', named, 'data-detail-height'),
  };
}

/** Copies of an element's content, none of an empty one; an id stands once on a page. */
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
    title: textOf(part('Title')),
    subHeader: textOf(part('SubHeader')),
    image: imageOf([...item.querySelectorAll(selectors.coverflowItemImage)]),
    text: copiesOf(part('Text')),
    link: leads ? link : undefined,
  };
}
