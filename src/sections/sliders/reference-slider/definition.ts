import { sliderDefinition } from '../loading.js';

export default sliderDefinition('reference-slider', { referenceSlider: '.reference-slider' });

export { libraries } from '../loading.js';
