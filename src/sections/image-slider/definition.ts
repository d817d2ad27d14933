import type { Documentation } from '../../documentation/documentation.js';
import { slick } from '../../libraries/load-slick.js';
import { withLibrary } from '../../lifecycle/behaviour.js';
import type { Definition } from '../../lifecycle/definition.js';

const hooks = { imageSlider: '.image-slider' } as const;

const definition: Definition<'image-slider', typeof hooks> = {
  name: 'image-slider',
  hooks,
  roots: ['imageSlider'],
  requirements: { slides: true },
  when: 'visible',
  load: (page) => withLibrary(import('./image-slider.js'), slick(page)),
};

export default definition;

export const documentation: Documentation<typeof hooks> = {
  inside: 'each child is a slide',
  hooks: { imageSlider: 'A slider of images, each child a slide; starts `image-slider`.' },
  added: {
    'image-slider__paging': 'the "n / total" of an image slider with more than seven slides',
  },
  library: { name: 'slick', package: 'slick-carousel' },
};
