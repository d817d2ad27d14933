import type { Definition } from '../../../lifecycle/definition.js';
import type { Documentation } from '../../../lifecycle/documentation.js';
import { sliderLoading } from '../loading.js';

const hooks = { referenceSlider: '.reference-slider' } as const;

const definition: Definition<'reference-slider', typeof hooks> = {
  name: 'reference-slider',
  hooks,
  ...sliderLoading('reference-slider'),
};

export default definition;

export const documentation: Documentation<typeof hooks> = {
  inside: { en: 'each child is a slide', de: 'jedes Kindelement ist ein Slide' },
  accessibility: 'image-slider',
  hooks: {
    referenceSlider: 'A slider of references, each child a slide; starts `reference-slider`.',
  },
  added: { 'reference-slider__counter': 'the counter of a reference slider' },
  library: { name: 'slick', package: 'slick-carousel' },
  withJquery: ['slick', 'jquery'],
};
