import { sliderDefinition } from '../slider-definition.js';

export default sliderDefinition('gallery-slider', {
  gallerySlider: '.gallery-inner .gallery-slider',
});

export { libraries } from '../slider-definition.js';
