import { sliderDefinition } from '../slider-definition.js';

export default sliderDefinition('logo-slider', { logoSlider: '.logo-slider' });

export { libraries } from '../slider-definition.js';
