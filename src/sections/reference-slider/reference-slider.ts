import { startSlider } from '../pause-button.js';
import { referenceCounter } from '../slide-counter.js';
import { sliderWith } from '../slider-options.js';

/** Specification, section 9, "Reference slider". */
const settings = { slidesToShow: 1, slidesToScroll: 1, fade: true } as const;

/**
 * The reference slider: fades between slides, and counts them as "current/total" (specification
 * 2.8 and 9.4).
 */
const referenceSlider = sliderWith(
  'reference-slider',
  () => ({ ...settings }),
  (element, page, $, options) => {
    const counter = referenceCounter(element, page);
    return startSlider(element, page, $, options, {
      last: counter.element,
      changed: counter.show,
    });
  },
);

export default referenceSlider;
