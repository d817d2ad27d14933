import { sliderDefinition } from '../loading.js';

export default sliderDefinition('image-slider', { imageSlider: '.image-slider' });

export { libraries } from '../loading.js';
