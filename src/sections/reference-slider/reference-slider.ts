import { slick } from '../../libraries/slick.js';
import type { SliderSettings } from '../../libraries/slick-settings.js';
import { withOptions } from '../../lifecycle/with-options.js';
import { referenceCounter } from '../slide-counter.js';

/** Specification, section 9, "Reference slider". */
const settings = { slidesToShow: 1, slidesToScroll: 1, fade: true } as const;

/**
 * The reference slider: fades between slides, and counts them as "current/total" (specification
 * 2.8 and 9.4).
 */
const referenceSlider = withOptions<JQueryStatic, SliderSettings>(
  () => ({ ...settings }),
  (element, page, $, options) => {
    const counter = referenceCounter();
    return slick($, page).start(element, options, {
      last: counter.element,
      changed: counter.show,
    });
  },
);

export default referenceSlider;
