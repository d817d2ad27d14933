import { sliderDefinition } from '../slider-definition.js';

export default sliderDefinition('reference-slider', { referenceSlider: '.reference-slider' });

export { libraries } from '../slider-definition.js';
