import type { Definition } from '../../../lifecycle/definition.js';
import { sliderDefinition, sliderDocumentation } from '../loading.js';

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

export const documentation = /* @__PURE__ */ sliderDocumentation({
  hooks: { slider: 'A slider of anything, each child a slide; starts `slider`.' },
  attributes: {
    'data-slider': {
      on: 'a slider of any kind',
      description: 'A JSON object with the options of slick that differ from the defaults.',
    },
  },
  properties: {
    '--auftritt-slide-gap': 'the distance between the slides of a slider that runs; 0 by default',
    '--auftritt-slides':
      'how many slides a slider shows side by side before it starts; 1 by default',
  },
  template: false,
});
