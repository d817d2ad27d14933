import type { Definition, Requirements } from '../../lifecycle/definition.js';
import type { Documentation, SharedDocumentation } from '../../lifecycle/documentation.js';
import type { Strategy } from '../../lifecycle/loading.js';

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

/** What both galleries need, and when they start: in sight, or at once if the address names a category. */
export const gallery = {
  requirements,
  when: (): Strategy => (/[?&]id_category=/.test(location.search) ? 'now' : 'visible'),
  // The newest choice wins, as it does once the code runs.
  keeps: { clicks: ['category', 'backToCategory'], ownsControls: true, lastWins: true },
} as const;

const hooks = { categoryGallery: '.category-gallery', ...galleryHooks } as const;

export default {
  name: 'category-gallery',
  hooks,
  ...gallery,
  load: () => import('./gallery.js'),
} satisfies Definition<'category-gallery', typeof hooks>;

export const galleryDocumentation: SharedDocumentation<typeof galleryHooks> = {
  hooks: {
    categoryList: 'The list of categories.',
    categoryGroup: 'A group of categories.',
    categoryGroupHeading: 'The heading of a group, which takes the colour of its categories.',
    category: 'A category: its link, or the element around the link.',
    galleryInner: 'The images of a category; an answer replaces them.',
    referenceContent: 'The text of a category; an answer replaces it.',
    backToCategory: 'The control that leads back to the level above.',
    loadingOverlay:
      'The element that covers the gallery during a request; the script adds it if it is missing.',
    productInformation: 'The element with the `header` that the way back replaces.',
    infoLink: 'A link that the way back removes.',
    requestUrl: 'The hidden value with the address of the requests.',
    contentUid: 'The hidden value with the number of the content element.',
    pluginSettings: 'The hidden value with the settings of the plugin.',
  },
  attributes: {
    'data-uid': { on: 'a category', description: 'Its number, which the requests send.' },
    'data-color': { on: 'a category', description: 'Its hex colour.' },
  },
  classes: { active: 'the active category' },
  added: {
    'category-gallery__message': 'the place of the message of a failed request, before the images',
    'category-gallery__status':
      'at the end of the gallery, the overlay that the template lacks and what screen readers are told; has no box of its own',
    'loading-overlay--added': 'an overlay that the template lacks',
    'request-error': 'the message of a failed request, with `data-request-errors="recover"`',
    'request-error__retry': 'the retry button in this message',
    'request-error__page': 'the link to the page of what was chosen, in this message',
  },
  library: { name: 'react', package: 'react' },
};

export const documentation: Documentation<Omit<typeof hooks, keyof typeof galleryHooks>> = {
  inside: {
    en: '`.list_products`, `.product_group`, `.product_reference[data-uid][data-color]`, `.gallery-inner`, `.reference_content`, hidden values',
    de: '`.list_products`, `.product_group`, `.product_reference[data-uid][data-color]`, `.gallery-inner`, `.reference_content`, verborgene Werte',
  },
  accessibility: {
    keyboard: 'Enter on a link chooses the category',
    sets: '`aria-current`, `aria-busy` and a status while it loads, an alert if it fails',
    yours: 'a link in each category',
  },
  hooks: {
    categoryGallery: 'A gallery whose categories load in place; starts `category-gallery`.',
  },
  shared: galleryDocumentation,
  over: ['.category-gallery'],
};
