import type { Definition } from '../../../lifecycle/definition.js';
import type { Documentation } from '../../../lifecycle/documentation.js';
import { sliderLoading } from '../loading.js';

const hooks = { imageSlider: '.image-slider' } as const;

const definition: Definition<'image-slider', typeof hooks> = {
  name: 'image-slider',
  hooks,
  ...sliderLoading('image-slider'),
};

export default definition;

export const documentation: Documentation<typeof hooks> = {
  inside: { en: 'each child is a slide', de: 'jedes Kindelement ist ein Slide' },
  accessibility: {
    keyboard: 'the arrow keys change the slide; Tab reaches only visible slides',
    sets: 'names of arrows and dots, `aria-current` on the dot, a polite announcement of the counter',
    yours: '`alt` of each image',
  },
  hooks: { imageSlider: 'A slider of images, each child a slide; starts `image-slider`.' },
  classes: { 'auftritt-slider': 'a slider of ours that runs' },
  added: {
    'image-slider__paging': 'the "n / total" of an image slider with more than seven slides',
  },
  library: { name: 'slick', package: 'slick-carousel' },
  withJquery: ['slick', 'jquery'],
};
