import type { Page } from '../../page/page.js';
import type { ReplaceableSection } from '../../public-interface.js';
import type { Call } from './calls.js';

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

/** The selector of the roots of a kind. */
export const rootSelectorOf = (kind: Kind, { selectors }: Page): string =>
  selectors[kind === 'category-gallery' ? 'categoryGallery' : 'inspirationGallery'];
