import { sliderDefinition, sliderDocumentation } from '../loading.js';

export default sliderDefinition('logo-slider', { logoSlider: '.logo-slider' });

export const documentation = /* @__PURE__ */ sliderDocumentation({
  accessibility: {
    keyboard: 'the arrow keys move the strip; a button pauses the motion',
    sets: 'nothing moves for visitors who prefer reduced motion',
    yours: '`role="group"` and `aria-label` on the slider',
  },
  hooks: { logoSlider: 'A strip of logos, each child a slide; starts `logo-slider`.' },
  attributes: {
    'data-lazy': {
      on: 'an image of a logo slider',
      description: 'Its address. The script loads the image when it becomes visible.',
    },
    'data-srcset': { on: 'an image with `data-lazy`', description: 'The `srcset` of that image.' },
    'data-sizes': { on: 'an image with `data-lazy`', description: 'The `sizes` of that image.' },
  },
  classes: { 'logo-slider--still': 'a logo slider in which nothing moves' },
  added: { 'logo-slider__pause': 'the button that pauses a logo slider' },
});
