import { sliderDefinition, sliderDocumentation } from '../loading.js';

export default sliderDefinition('reference-slider', { referenceSlider: '.reference-slider' });

export const documentation = /* @__PURE__ */ sliderDocumentation({
  hooks: {
    referenceSlider: 'A slider of references, each child a slide; starts `reference-slider`.',
  },
  added: { 'reference-slider__counter': 'the counter of a reference slider' },
});
