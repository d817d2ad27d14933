import { sliderDefinition } from '../slider-definition.js';

export default sliderDefinition('image-slider', { imageSlider: '.image-slider' });

export { libraries } from '../slider-definition.js';
