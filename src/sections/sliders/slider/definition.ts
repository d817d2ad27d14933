import { sliderDefinition } from '../loading.js';

const others = ['logoSlider', 'imageSlider', 'gallerySlider', 'referenceSlider'] as const;

// The other sliders read the attribute themselves.
export default sliderDefinition(
  'slider',
  { slider: '[data-slider]' },
  (element, { selectors }) => !others.some((other) => element.matches(selectors[other])),
);

export { libraries } from '../loading.js';
