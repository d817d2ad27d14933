import { sliderDefinition, sliderDocumentation } from '../loading.js';

export default sliderDefinition('gallery-slider', {
  gallerySlider: '.gallery-inner .gallery-slider',
});

export const documentation = /* @__PURE__ */ sliderDocumentation({
  hooks: { gallerySlider: 'A slider inside a section that is replaced; starts `gallery-slider`.' },
});
