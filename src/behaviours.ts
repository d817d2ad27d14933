import type { BehaviourName } from './contract.js';
import { collapsible, flipster, slick } from './libraries/load.js';
import type { Behaviour, Registration, Start, Strategy } from './lifecycle/behaviour.js';
import {
  type CategoryAskedFor,
  categoryAskedFor,
} from './micro-roots/category-gallery/asked-for.js';
import type { Page } from './page/page.js';
import anchors from './sections/anchors/anchors.js';
import navigation from './sections/navigation/navigation.js';
import telephone from './sections/telephone/telephone.js';
import toTop from './sections/to-top/to-top.js';
import { consent } from './services/load.js';

/** Elements that widgets make as copies of a slide; nothing starts in them. */
export const copies = '.slick-cloned';

interface Module<Library> {
  readonly default: Behaviour<Library>;
}

/** A behaviour whose code is a chunk of its own. */
const alone = (load: () => Promise<Module<undefined>>) => async (): Promise<Start> => {
  const { default: behaviour } = await load();
  return (element, page) => behaviour(element, page, undefined);
};

/** A behaviour whose code is a chunk, and a library that is loaded beside it, not after it. */
const together =
  <Library>(load: () => Promise<Module<Library>>, shared: (page: Page) => Promise<Library>) =>
  async (page: Page): Promise<Start> => {
    const [{ default: behaviour }, library] = await Promise.all([load(), shared(page)]);
    return (element, own) => behaviour(element, own, library);
  };

/** A behaviour that nearly every page shows: it is part of the entry. */
const atHand = (behaviour: Behaviour) => (): Start => (element, page) =>
  behaviour(element, page, undefined);

/** Resolves in a task of its own, so that what follows is no long task with what came before. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

/** What React takes over is one chunk; evaluating it and taking over are two tasks. */
const microRoots = async () => {
  const roots = await import('./micro-roots/micro-roots.js');
  await nextTask();
  return roots;
};

/** A gallery at the first sign of a visitor, or at once where the address asks for a category. */
const whenAskedFor = (element: HTMLElement, page: Page): Strategy =>
  categoryAskedFor(element, page) === undefined ? 'intent' : 'now';

/** What the galleries share with the entry: how the category is told that the address asks for. */
const addresses = async (): Promise<CategoryAskedFor> => categoryAskedFor;

/** All behaviours, in the order in which they start. */
export const behaviours: Readonly<Record<BehaviourName, Registration>> = {
  navigation: { when: 'now', load: atHand(navigation) },
  intro: { when: 'now', load: alone(() => import('./sections/intro/intro.js')) },
  telephone: { when: 'now', load: atHand(telephone) },
  'to-top': { when: 'now', load: atHand(toTop) },
  anchors: { when: 'now', load: atHand(anchors) },
  'gallery-elements': {
    when: 'now',
    load: alone(() => import('./sections/gallery-elements/gallery-elements.js')),
  },
  references: {
    when: 'now',
    load: together(() => import('./sections/references/references.js'), collapsible),
  },
  downloads: {
    when: 'now',
    load: together(() => import('./sections/downloads/downloads.js'), collapsible),
  },
  'logo-slider': {
    when: 'visible',
    load: together(() => import('./sections/logo-slider/logo-slider.js'), slick),
  },
  'image-slider': {
    when: 'visible',
    load: together(() => import('./sections/image-slider/image-slider.js'), slick),
  },
  'gallery-slider': {
    when: 'visible',
    load: together(() => import('./sections/gallery-slider/gallery-slider.js'), slick),
  },
  'reference-slider': {
    when: 'visible',
    load: together(() => import('./sections/reference-slider/reference-slider.js'), slick),
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
    load: together(
      () => microRoots().then((roots) => ({ default: roots.categoryGallery })),
      addresses,
    ),
  },
  'inspiration-gallery': {
    when: whenAskedFor,
    keeps: ['category', 'backToCategory'],
    load: together(
      () => microRoots().then((roots) => ({ default: roots.inspirationGallery })),
      addresses,
    ),
  },
  form: {
    when: 'intent',
    load: alone(() => microRoots().then((roots) => ({ default: roots.form }))),
  },
  map: { when: 'visible', load: alone(() => import('./services/map/map.js')) },
  consent: {
    when: 'idle',
    keeps: ['cookieSettings'],
    load: together(() => import('./services/consent/consent.js'), consent),
  },
  analytics: {
    when: 'idle',
    keeps: ['analyticsOptOut'],
    needed: (element, { configuration, selectors }) =>
      configuration.analyticsId !== undefined || !element.matches(selectors.page),
    load: together(() => import('./services/analytics/analytics.js'), consent),
  },
};
