import type { Definition } from '../../../lifecycle/definition.js';
import { sliderDefinition } from '../loading.js';

const hooks = { slider: '[data-slider]' } as const;

const definition: Definition<'slider', typeof hooks> = {
  ...sliderDefinition('slider', hooks),
  // The other sliders read the attribute themselves.
  needed: (element, { selectors }) =>
    !element.matches(
      `${selectors.logoSlider},${selectors.imageSlider},${selectors.gallerySlider},${selectors.referenceSlider}`,
    ),
};

export default definition;

export { libraries } from '../loading.js';
