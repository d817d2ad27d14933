/**
 * The HTML contract, version 1: every hook with its default selector, and for every behaviour what
 * its root must contain. Runtime, checker and documentation read this one table.
 *
 * A name in it is public: it is not renamed or dropped. Each selector can be overridden per page
 * with `data-selectors`.
 */

/** Hook name → default selector. */
export const selectors = {
  languageMenu: '.language-menu',
  header: '.site-header',
  navigation: '.main-navigation',
  navigationOpener: '.navigation-opener',
  navigationBack: '.navigation-back',
  introPage: 'body.intro-mode',
  startScreen: '.start-screen',
  startLogo: '.start-screen__logo',
  logoSlider: '.logo-slider',
  imageSlider: '.image-slider',
  references: '.references',
  referenceEntry: '.reference',
  referenceToggle: '.reference__toggle',
  referenceBody: '.reference__body',
  referenceMore: '.references__more',
  referenceColumn: '.reference-column.is-hidden',
  referenceSlider: '.reference-slider',
  lightboxItem: 'a[data-fancybox]',
  categoryGallery: '.category-gallery',
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
  inspirationGallery: '.inspiration-gallery',
  gallerySlider: '.gallery-inner .gallery-slider',
  coverflow: '.coverflow',
  coverflowItem: 'ul > li',
  coverflowItemImage: 'img',
  coverflowItemTitle: '.flip-title',
  coverflowItemSubHeader: '.sub-header',
  coverflowItemText: '.text',
  coverflowItemLink: 'a.link',
  coverflowDetail: '.coverflow-detail',
  coverflowDetailImage: '.coverflow-detail__image',
  coverflowDetailTitle: '.coverflow-detail__title',
  coverflowDetailSubHeader: '.coverflow-detail__sub-header',
  coverflowDetailText: '.coverflow-detail__text',
  coverflowDetailMore: '.coverflow-detail__more',
  galleryElement: '.gallery-element[data-parent]',
  galleryNavigationItem: '.gallery-navigation a',
  backToOverview: '.back-to-overview',
  downloads: '.downloads',
  downloadsToggle: '.downloads__toggle',
  downloadsBody: '.downloads__body',
  form: 'form.inquiry-form',
  formField: '.form-group',
  formHelp: '.help-block',
  telephone: 'a[href^="tel:"]',
  anchor: 'a[href*="#"]',
  toTop: '.to-top',
  map: '.map[data-lat][data-lng]',
  mapWithoutPlace: '.map[data-lat]:not([data-lng]), .map[data-lng]:not([data-lat])',
  page: 'body',
  cookieSettings: '.cookie-settings',
  consentContent:
    ':is([data-name="cms"], [data-name="analytics"]):is(script[type="text/plain"], [data-src], [data-href])',
  analyticsOptOut: '.analytics-opt-out',
} as const;

/** The name of a hook, as in `data-selectors`. */
export type Hook = keyof typeof selectors;

/** The selectors in force on a page: the defaults with the page's overrides. */
export type Selectors = Readonly<Record<Hook, string>>;

/** How many of a part an element must hold. */
export type Count = 'one' | 'at most one' | 'some' | 'any';

/** What is required of a part of a behaviour's root. */
export interface Part {
  readonly count: Count;
  /**
   * `inside` the element, or `near` it: inside, else in the closest ancestor that holds one.
   */
  readonly where?: 'inside' | 'near';
  /** A part that must not contain this one, since it would vanish or be replaced with it. */
  readonly outside?: Hook;
  /** What each such part must hold in turn; an incomplete one is reported and left alone. */
  readonly parts?: Parts;
}

/** Hook name → what is required of it. */
export type Parts = { readonly [hook in Hook]?: Part };

/** What a behaviour starts on, and what it needs there. */
export interface Structure {
  /** The hook whose elements the behaviour starts on, each on its own. */
  readonly root: Hook;
  /** Further hooks on whose elements it starts. */
  readonly also?: readonly Hook[];
  /** True where each child of the root is one slide, so that an empty root is an error. */
  readonly slides?: true;
  readonly parts?: Parts;
}

const one: Part = { count: 'one' };
const maybe: Part = { count: 'at most one' };
const several: Part = { count: 'any' };
/** What the two galleries hold; the rest of their parts may stand outside, or be missing. */
const gallery: Parts = {
  categoryList: maybe,
  category: { count: 'some' },
  galleryInner: one,
  referenceContent: maybe,
  loadingOverlay: maybe,
  requestUrl: { count: 'one', where: 'near' },
};
const collapsible = (toggle: Hook, body: Hook): Parts => ({
  [toggle]: { count: 'one', outside: body },
  [body]: one,
});

/** Behaviour name → structure. The order is that of the table in the contract. */
const table = {
  navigation: {
    root: 'navigation',
    parts: { navigationOpener: { count: 'one', where: 'near' } },
  },
  intro: {
    root: 'introPage',
    parts: { startScreen: { count: 'one', parts: { startLogo: maybe } } },
  },
  'logo-slider': { root: 'logoSlider', slides: true },
  'image-slider': { root: 'imageSlider', slides: true },
  references: {
    root: 'references',
    parts: {
      referenceEntry: { count: 'any', parts: collapsible('referenceToggle', 'referenceBody') },
      referenceMore: maybe,
      referenceColumn: several,
    },
  },
  'reference-slider': { root: 'referenceSlider', slides: true },
  lightbox: { root: 'lightboxItem' },
  'category-gallery': { root: 'categoryGallery', parts: gallery },
  'inspiration-gallery': { root: 'inspirationGallery', parts: gallery },
  'gallery-slider': { root: 'gallerySlider', slides: true },
  coverflow: {
    root: 'coverflow',
    parts: {
      coverflowItem: { count: 'some' },
      coverflowDetail: {
        count: 'one',
        where: 'near',
        parts: {
          coverflowDetailImage: maybe,
          coverflowDetailTitle: maybe,
          coverflowDetailSubHeader: maybe,
          coverflowDetailText: maybe,
          coverflowDetailMore: maybe,
        },
      },
    },
  },
  'gallery-elements': { root: 'galleryElement' },
  downloads: { root: 'downloads', parts: collapsible('downloadsToggle', 'downloadsBody') },
  form: { root: 'form', parts: { formField: several, formHelp: several } },
  telephone: { root: 'telephone' },
  anchors: { root: 'anchor' },
  'to-top': { root: 'toTop' },
  map: { root: 'map', also: ['mapWithoutPlace'] },
  consent: { root: 'cookieSettings', also: ['page', 'consentContent'] },
  analytics: { root: 'analyticsOptOut', also: ['page'] },
} as const satisfies Record<string, Structure>;

/** The name of a behaviour, as in `data-disable`. */
export type BehaviourName = keyof typeof table;

export const structures: Readonly<Record<BehaviourName, Structure>> = table;
