/**
 * The hooks that are looked for on every page, with their default selectors: what behaviours start
 * on, and what is needed before their code is there. All others are in parts.ts, which is loaded
 * with the first behaviour that needs it.
 *
 * A name is public: it is not renamed or dropped (contract, version 1). Each selector can be
 * overridden per page with `data-selectors`.
 */
export const hooks = {
  header: '.site-header',
  navigation: '.main-navigation',
  navigationOpener: '.navigation-opener',
  introPage: 'body.intro-mode',
  logoSlider: '.logo-slider',
  imageSlider: '.image-slider',
  references: '.references',
  referenceSlider: '.reference-slider',
  lightboxItem: 'a[data-fancybox]',
  categoryGallery: '.category-gallery',
  category: '.product_reference[data-uid]',
  backToCategory: '.back-to-category',
  inspirationGallery: '.inspiration-gallery',
  gallerySlider: '.gallery-inner .gallery-slider',
  coverflow: '.coverflow',
  galleryElement: '.gallery-element[data-parent]',
  downloads: '.downloads',
  form: 'form.inquiry-form',
  telephone: 'a[href^="tel:"]',
  anchor: 'a[href*="#"]',
  toTop: '.to-top',
  map: '.map[data-lat][data-lng]',
  mapWithoutPlace: '.map[data-lat]:not([data-lng]), .map[data-lng]:not([data-lat])',
  page: 'body',
  cookieSettings: '.cookie-settings',
  consentContent:
    ':is([data-name=cms],[data-name=analytics]):is(script[type="text/plain"],[data-src],[data-href])',
  analyticsOptOut: '.analytics-opt-out',
} as const;

/** The name of a hook that is looked for on every page. */
export type RootHook = keyof typeof hooks;

/** Behaviour name → the hooks on whose elements it starts, the one that it is known by first. */
const table = {
  navigation: ['navigation'],
  intro: ['introPage'],
  'logo-slider': ['logoSlider'],
  'image-slider': ['imageSlider'],
  references: ['references'],
  'reference-slider': ['referenceSlider'],
  lightbox: ['lightboxItem'],
  'category-gallery': ['categoryGallery'],
  'inspiration-gallery': ['inspirationGallery'],
  'gallery-slider': ['gallerySlider'],
  coverflow: ['coverflow'],
  'gallery-elements': ['galleryElement'],
  downloads: ['downloads'],
  form: ['form'],
  telephone: ['telephone'],
  anchors: ['anchor'],
  'to-top': ['toTop'],
  map: ['map', 'mapWithoutPlace'],
  consent: ['cookieSettings', 'page', 'consentContent'],
  analytics: ['analyticsOptOut', 'page'],
} as const satisfies Record<string, readonly [RootHook, ...RootHook[]]>;

/** The name of a behaviour, as in `data-disable`. */
export type BehaviourName = keyof typeof table;

export const roots: Readonly<Record<BehaviourName, readonly [RootHook, ...RootHook[]]>> = table;
