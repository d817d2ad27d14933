import type { Requirements } from '../../lifecycle/requirements.js';
import { wrongIn } from '../../lifecycle/structure.js';
import { parseAddress } from '../../page/addresses.js';
import type { Page } from '../../page/page.js';
import { Problem } from '../../page/problem.js';
import type { Hook, ReplaceableSection } from '../../public-interface.js';
import type { Call } from './state.js';

/** The two galleries, by the names of their behaviours. */
export type Kind = 'category-gallery' | 'inspiration-gallery';

const chosen: Readonly<Record<Kind, readonly ReplaceableSection[]>> = {
  'category-gallery': ['galleryInner', 'referenceContent'],
  'inspiration-gallery': ['galleryInner'],
};

/**
 * The sections that a response to call 1, 2 or 3 may replace (specification 7.1 to 7.3). Going back to what
 * the page showed as it opened replaces what a choice has replaced.
 */
export const sectionsOf = (kind: Kind, call: Call['kind']): readonly ReplaceableSection[] =>
  call === 'parent'
    ? ['categoryList', 'galleryInner', 'referenceContent', 'productInformation']
    : chosen[kind];

/** A gallery on a page. */
export interface Gallery {
  readonly root: HTMLElement;
  readonly kind: Kind;
  readonly page: Page;
}

/** The selector of the roots of a gallery's kind. */
const rootSelectorOf = ({ kind, page: { selectors } }: Gallery): string =>
  selectors[kind === 'category-gallery' ? 'categoryGallery' : 'inspirationGallery'];

/**
 * The gallery in a response. A whole page may contain several galleries: then this picks the one with
 * the root's id, else the first one of this kind. Undefined if the response consists of sections only.
 */
export function galleryIn(answer: Element, gallery: Gallery): Element | undefined {
  const found = [...answer.querySelectorAll(rootSelectorOf(gallery))];
  // A form's field may hide the form's own `getAttribute`.
  const { getAttribute } = Element.prototype;
  return found.find((each) => getAttribute.call(each, 'id') === gallery.root.id) ?? found[0];
}

/** The hooks of the two galleries' roots. */
const galleries = ['categoryGallery', 'inspirationGallery'] as const;

/** The closest gallery around an element, or null. A form's field may hide the form's `closest`. */
export const galleryAround = (element: Element, { selectors }: Page): Element | null =>
  Element.prototype.closest.call(element, galleries.map((hook) => selectors[hook]).join());

/**
 * Finds a part that may stand outside the gallery's root: the one inside, else the nearest one, unless
 * that belongs to another gallery.
 */
export function own(root: HTMLElement, hook: Hook, page: Page): HTMLElement | null {
  const part = page.findNear(root, hook);
  if (!part || root.contains(part)) return part;
  return galleryAround(part, page) ? null : part;
}

/** The value of a hidden field near a gallery; undefined if the page has no such field. */
export function hiddenValue(root: HTMLElement, hook: Hook, page: Page): string | undefined {
  const field = page.findNear(root, hook);
  return field instanceof HTMLInputElement ? field.value : undefined;
}

/** Parses an address; undefined if it is none of this origin. */
export function ownAddress(written: string): URL | undefined {
  const address = written.trim() === '' ? undefined : parseAddress(written);
  const isOwn = address?.origin === location.origin && address.protocol === location.protocol;
  return isOwn ? address : undefined;
}

/** What a gallery needs on a page that posts its calls. */
const posting: Requirements = {
  parts: { requestUrl: { count: 'one', where: 'near', element: 'input' } },
};

/**
 * The address that a gallery posts its calls to; undefined where it fetches the categories' pages instead
 * (`data-requests="pages"`). Throws a `Problem` if the page holds no address, or none of this origin.
 */
export function addressOf(root: HTMLElement, page: Page): URL | undefined {
  if (page.configuration.requests === 'pages') return undefined;
  const lack = wrongIn(root, posting, page.selectors);
  if (lack) throw new Problem(root, lack);
  const written = hiddenValue(root, 'requestUrl', page) ?? '';
  const address = ownAddress(written);
  if (address) return address;
  const what = `${page.selectors.requestUrl} holds no address of this origin`;
  throw new Problem(root, `${what}: ${JSON.stringify(written)}`);
}
