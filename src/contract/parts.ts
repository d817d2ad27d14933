import type { BehaviourName, RootHook } from './hooks.js';

/** The hooks that stand for parts of what a behaviour starts on, with their default selectors. */
export const partHooks = {
  languageMenu: '.language-menu',
  navigationBack: '.navigation-back',
  startScreen: '.start-screen',
  startLogo: '.start-screen__logo',
  referenceEntry: '.reference',
  referenceToggle: '.reference__toggle',
  referenceBody: '.reference__body',
  referenceMore: '.references__more',
  referenceColumn: '.reference-column.is-hidden',
  categoryList: '.list_products',
  categoryGroup: '.product_group',
  categoryGroupHeading: '.product_group__heading',
  galleryInner: '.gallery-inner',
  referenceContent: '.reference_content',
  loadingOverlay: '.loading-overlay',
  productInformation: '.product_information',
  infoLink: '.info-link',
  requestUrl: 'input.reference_request_url',
  contentUid: 'input.content_uid',
  pluginSettings: 'input.plugin_settings',
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
  galleryNavigationItem: '.gallery-navigation a',
  backToOverview: '.back-to-overview',
  downloadsToggle: '.downloads__toggle',
  downloadsBody: '.downloads__body',
  formField: '.form-group',
  formHelp: '.help-block',
} as const;

/** The name of any hook, as in `data-selectors`. */
export type Hook = RootHook | keyof typeof partHooks;

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

/** What a behaviour needs on the element that it starts on. */
export interface Requirements {
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

/** Behaviour name → what it needs; one that is not here needs nothing but its element. */
export const requirements: Readonly<Partial<Record<BehaviourName, Requirements>>> = {
  navigation: { parts: { navigationOpener: { count: 'one', where: 'near' } } },
  intro: { parts: { startScreen: { count: 'one', parts: { startLogo: maybe } } } },
  'logo-slider': { slides: true },
  'image-slider': { slides: true },
  references: {
    parts: {
      referenceEntry: { count: 'any', parts: collapsible('referenceToggle', 'referenceBody') },
      referenceMore: maybe,
      referenceColumn: several,
    },
  },
  'reference-slider': { slides: true },
  'category-gallery': { parts: gallery },
  'inspiration-gallery': { parts: gallery },
  'gallery-slider': { slides: true },
  coverflow: {
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
  downloads: { parts: collapsible('downloadsToggle', 'downloadsBody') },
  form: { parts: { formField: several, formHelp: several } },
};
