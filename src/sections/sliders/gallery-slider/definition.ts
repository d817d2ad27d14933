import type { Definition } from '../../../lifecycle/definition.js';
import type { Documentation } from '../../../lifecycle/documentation.js';
import { sliderLoading } from '../loading.js';

const hooks = { gallerySlider: '.gallery-inner .gallery-slider' } as const;

const definition: Definition<'gallery-slider', typeof hooks> = {
  name: 'gallery-slider',
  hooks,
  ...sliderLoading('gallery-slider'),
};

export default definition;

export const documentation: Documentation<typeof hooks> = {
  inside: { en: 'each child is a slide', de: 'jedes Kindelement ist ein Slide' },
  accessibility: 'image-slider',
  hooks: { gallerySlider: 'A slider inside a section that is replaced; starts `gallery-slider`.' },
  library: { name: 'slick', package: 'slick-carousel' },
  withJquery: ['slick', 'jquery'],
};
