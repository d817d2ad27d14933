import { sliderDefinition, sliderDocumentation } from '../loading.js';

export default sliderDefinition('image-slider', { imageSlider: '.image-slider' });

export const documentation = /* @__PURE__ */ sliderDocumentation({
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
});
