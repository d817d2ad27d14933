import type { BehaviourName } from './contract/hooks.js';
import { flipster, slick } from './libraries/load.js';
import type { Behaviour, Registration, Start, Strategy } from './lifecycle/behaviour.js';
import type { PageCore } from './page/page.js';
import anchors from './sections/anchors/anchors.js';
import { closedMenu } from './sections/navigation/closed-menu.js';
import telephone from './sections/telephone/telephone.js';
import toTop from './sections/to-top/to-top.js';
import { cookieText } from './services/consent/answers.js';
import { answers, consent } from './services/load.js';

interface Module<Library> {
  readonly default: Behaviour<Library>;
}

/** A behaviour whose code is a chunk, and what is loaded beside it, not after it. */
const together =
  <Library>(load: () => Promise<Module<Library>>, shared: (page: PageCore) => Promise<Library>) =>
  async (core: PageCore): Promise<Start> => {
    const [{ default: behaviour }, { page }, library] = await Promise.all([
      load(),
      core.complete(),
      shared(core),
    ]);
    return (element) => behaviour(element, page, library);
  };

/** A behaviour whose code is a chunk of its own. */
const alone = (load: () => Promise<Module<undefined>>) =>
  together(load, () => Promise.resolve(undefined));

/** What React takes over is one chunk; evaluating it and taking over are two tasks. */
const microRoots = async () => {
  const roots = await import('./micro-roots/micro-roots.js');
  await roots.nextTask();
  return roots;
};

/** A gallery at the first sign of a visitor, or at once where the address asks for a category. */
const whenAskedFor = (): Strategy => (/[?&]id_category=/.test(location.search) ? 'now' : 'intent');

/** All behaviours, in the order in which they start. */
export const behaviours: Readonly<Record<BehaviourName, Registration>> = {
  navigation: {
    when: () => (matchMedia('(min-width: 1050px) and (hover: none)').matches ? 'idle' : 'touch'),
    keeps: ['navigationOpener'],
    meanwhile: closedMenu,
    load: alone(() => import('./sections/navigation/navigation.js')),
  },
  intro: { when: 'now', load: alone(() => import('./sections/intro/intro.js')) },
  telephone: { start: telephone },
  'to-top': { start: toTop },
  anchors: { start: anchors },
  'gallery-elements': {
    when: 'now',
    load: alone(() => import('./sections/gallery-elements/gallery-elements.js')),
  },
  references: {
    when: 'now',
    load: alone(() =>
      import('./chunks/collapsibles.js').then((own) => ({ default: own.references })),
    ),
  },
  downloads: {
    when: 'now',
    load: alone(() =>
      import('./chunks/collapsibles.js').then((own) => ({ default: own.downloads })),
    ),
  },
  'logo-slider': {
    when: 'visible',
    load: together(() => import('./sections/logo-slider/logo-slider.js'), slick),
  },
  'image-slider': {
    when: 'visible',
    load: together(
      () => import('./chunks/sliders.js').then((own) => ({ default: own.imageSlider })),
      slick,
    ),
  },
  'gallery-slider': {
    when: 'visible',
    load: together(
      () => import('./chunks/sliders.js').then((own) => ({ default: own.gallerySlider })),
      slick,
    ),
  },
  'reference-slider': {
    when: 'visible',
    load: together(
      () => import('./chunks/sliders.js').then((own) => ({ default: own.referenceSlider })),
      slick,
    ),
  },
  coverflow: {
    when: 'visible',
    load: together(() => import('./sections/coverflow/coverflow.js'), flipster),
  },
  lightbox: {
    when: 'intent',
    keeps: ['lightboxItem'],
    load: alone(() => import('./sections/lightbox/lightbox.js')),
  },
  'category-gallery': {
    when: whenAskedFor,
    keeps: ['category', 'backToCategory'],
    load: alone(() => microRoots().then((roots) => ({ default: roots.categoryGallery }))),
  },
  'inspiration-gallery': {
    when: whenAskedFor,
    keeps: ['category', 'backToCategory'],
    load: alone(() => microRoots().then((roots) => ({ default: roots.inspirationGallery }))),
  },
  form: {
    when: 'intent',
    load: alone(() => microRoots().then((roots) => ({ default: roots.form }))),
  },
  map: { when: 'visible', load: alone(() => import('./services/map/map.js')) },
  consent: {
    // A link or button answers without code until it is touched; other elements are made a button.
    when: (element, { selectors }) =>
      element.matches(`:is(a[href], button)${selectors.cookieSettings}`) ? 'touch' : 'idle',
    keeps: ['cookieSettings'],
    needed: (element, { selectors }) => !element.matches(selectors.page) || !answers().current(),
    load: together(() => import('./services/consent/consent.js'), consent),
  },
  analytics: {
    when: (element, { selectors }) => (element.matches(selectors.page) ? 'idle' : 'intent'),
    keeps: ['analyticsOptOut'],
    // Where it has been declined, only what the service may have left is to be removed.
    needed: (element, { configuration, selectors }) =>
      !element.matches(selectors.page) ||
      (configuration.analyticsId !== undefined &&
        (answers().current()?.analytics !== false || /(?:^|; )_g/.test(cookieText()))),
    bare: true,
    async load(core) {
      const { default: analytics } = await import('./services/analytics/analytics.js');
      return (element) => analytics(element, core, answers());
    },
  },
};
