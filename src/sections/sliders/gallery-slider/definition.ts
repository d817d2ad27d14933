import { sliderDefinition } from '../loading.js';

export default sliderDefinition('gallery-slider', {
  gallerySlider: '.gallery-inner .gallery-slider',
});

export { libraries } from '../loading.js';
