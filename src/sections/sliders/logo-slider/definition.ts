import { sliderDefinition } from '../loading.js';

export default sliderDefinition('logo-slider', { logoSlider: '.logo-slider' });

export { libraries } from '../loading.js';
