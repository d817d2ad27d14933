import type { Slick } from '../../libraries/slick.js';
import type { Behaviour } from '../../lifecycle/behaviour.js';
import { slideCounter } from '../slide-counter.js';

/** Specification, section 9, "Reference slider". */
const settings = { slidesToShow: 1, slidesToScroll: 1, fade: true } as const;

/**
 * The reference slider: fades between slides, and counts them as "current/total" (specification,
 * section 2, "References section").
 */
const referenceSlider: Behaviour<Slick> = (element, _page, slick) => {
  const counter = slideCounter('reference-slider__counter');
  return slick.start(element, settings, {
    last: counter,
    changed({ count, current }) {
      counter.textContent = `${current + 1}/${count}`;
    },
  });
};

export default referenceSlider;
