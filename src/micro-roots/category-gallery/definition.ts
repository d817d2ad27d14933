import type { Definition, Library } from '../../lifecycle/definition.js';
import type { Requirements } from '../../lifecycle/requirements.js';

/** The hooks of the root of an inspiration gallery, whose code this is as well. */
export const inspirationRoot = { inspirationGallery: '.inspiration-gallery' } as const;

/** The hooks that the category gallery and the inspiration gallery have in common. */
export const galleryHooks = {
  categoryList: '.list_products',
  categoryGroup: '.product_group',
  categoryGroupHeading: '.product_group__heading',
  category: '.product_reference[data-uid]',
  galleryInner: '.gallery-inner',
  referenceContent: '.reference_content',
  backToCategory: '.back-to-category',
  loadingOverlay: '.loading-overlay',
  productInformation: '.product_information',
  infoLink: '.info-link',
  requestUrl: 'input.reference_request_url',
  contentUid: 'input.content_uid',
  pluginSettings: 'input.plugin_settings',
} as const;

/**
 * The required parts of both galleries. Their other parts may stand outside or be missing. The address of
 * the requests is required by parts.ts, since not every page posts them.
 */
const requirements: Requirements = {
  parts: {
    categoryList: { count: 'at most one' },
    category: { count: 'some' },
    galleryInner: { count: 'one' },
    referenceContent: { count: 'at most one' },
    loadingOverlay: { count: 'at most one' },
  },
};

/** What both galleries have in common beside. */
export const gallery = {
  requirements,
  entrances: [{ when: 'near', press: '{category}, {backToCategory}' }],
  around: true,
  // The newest choice wins, as it does once the code runs.
  lastWins: true,
  ownsControls: true,
} as const;

const hooks = { categoryGallery: '.category-gallery', ...galleryHooks } as const;

/** The selectors of what both galleries have, with those of their roots. */
export const allHooks = { ...hooks, ...inspirationRoot } as const;

export default {
  name: 'category-gallery',
  hooks,
  ...gallery,
  code: './gallery.js',
  opening: './opening.js',
} satisfies Definition<'category-gallery', typeof hooks>;

export const libraries: readonly Library[] = [{ name: 'react', package: 'react' }];
