// Written by "npm run tables" from start-order.json.
import type { Definition } from './lifecycle/definition.js';
import categoryGallery from './micro-roots/category-gallery/definition.js';
import form from './micro-roots/form/definition.js';
import inspirationGallery from './micro-roots/inspiration-gallery/definition.js';
import { pageHooks } from './page/page.js';
import type { Selectors } from './public-interface.js';
import anchors from './sections/anchors/definition.js';
import collapse from './sections/collapse/definition.js';
import coverflow from './sections/coverflow/definition.js';
import downloads from './sections/downloads/definition.js';
import dropdown from './sections/dropdown/definition.js';
import galleryElements from './sections/gallery-elements/definition.js';
import intro from './sections/intro/definition.js';
import lightbox from './sections/lightbox/definition.js';
import navigation from './sections/navigation/definition.js';
import references from './sections/references/definition.js';
import gallerySlider from './sections/sliders/gallery-slider/definition.js';
import imageSlider from './sections/sliders/image-slider/definition.js';
import logoSlider from './sections/sliders/logo-slider/definition.js';
import referenceSlider from './sections/sliders/reference-slider/definition.js';
import slider from './sections/sliders/slider/definition.js';
import tabs from './sections/tabs/definition.js';
import telephone from './sections/telephone/definition.js';
import toTop from './sections/to-top/definition.js';
import analytics from './services/analytics/definition.js';
import consent from './services/consent/definition.js';
import map from './services/map/definition.js';

/** All behaviours, in the order in which they start. */
export const behaviours: readonly Definition[] = [
  navigation,
  intro,
  telephone,
  toTop,
  anchors,
  galleryElements,
  references,
  downloads,
  collapse,
  tabs,
  dropdown,
  logoSlider,
  imageSlider,
  gallerySlider,
  referenceSlider,
  slider,
  coverflow,
  lightbox,
  categoryGallery,
  inspirationGallery,
  form,
  map,
  consent,
  analytics,
];

/** The default selector of every hook. */
export const defaultSelectors: Selectors = Object.assign(
  {},
  pageHooks,
  ...behaviours.map(({ hooks }) => hooks),
);
