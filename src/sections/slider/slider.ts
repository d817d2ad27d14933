import { isNumber } from '../../page/parse-options.js';
import { writtenOptionsOf } from '../../page/slider-attribute.js';
import { startSlider } from '../pause-button.js';
import { sliderWith } from '../slider-options.js';

/** A slider of anything, with slick's own defaults and the options of its markup. */
const slider = sliderWith(
  'slider',
  () => ({}),
  (element, page, $, options) => {
    const { gap } = writtenOptionsOf(element, page);
    // A distance that is no number is reported with the options.
    return startSlider(element, page, $, options, isNumber(gap) ? { gap } : {});
  },
);

export default slider;
