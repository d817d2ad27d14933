import { sliderDefinition } from '../slider-definition.js';

// The other sliders read the attribute themselves.
export default sliderDefinition(
  'slider',
  { slider: '[data-slider]' },
  ':is({slider}):not({logoSlider}, {imageSlider}, {gallerySlider}, {referenceSlider})',
);

export { libraries } from '../slider-definition.js';
