import type { Slick, SliderSettings } from '../../libraries/slick.js';
import { withOptions } from '../../lifecycle/with-options.js';
import { slideCounter } from '../slide-counter.js';

/** Specification, section 9, "Reference slider". */
const settings = { slidesToShow: 1, slidesToScroll: 1, fade: true } as const;

/**
 * The reference slider: fades between slides, and counts them as "current/total" (specification
 * 2.8 and 9.4).
 */
const referenceSlider = withOptions<Slick, SliderSettings>(
  () => ({ ...settings }),
  (element, _page, slick, options) => {
    const counter = slideCounter('reference-slider__counter');
    return slick.start(element, options, {
      last: counter,
      changed({ count, current }) {
        counter.textContent = `${current + 1}/${count}`;
      },
    });
  },
);

export default referenceSlider;
