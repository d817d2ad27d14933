import { saveAttributes } from '../../page/attributes.js';
import { Problem } from '../../page/problem.js';
import { writtenOptionsOf } from '../../page/slider-attribute.js';
import { startSlider } from '../pause-button.js';
import { sliderWith } from '../slider-options.js';

/** A slider of anything, with slick's own defaults and the options of its markup. */
const slider = sliderWith(
  'slider',
  () => ({}),
  (element, page, $, options) => {
    const { gap } = writtenOptionsOf(element, page);
    if (gap === undefined) return startSlider(element, page, $, options);
    if (typeof gap !== 'number') {
      page.report(
        'slider',
        element,
        new Problem(element, 'the distance of its slides is no number'),
      );
      return startSlider(element, page, $, options);
    }
    const restore = saveAttributes(element, 'style');
    element.style.setProperty('--auftritt-slide-gap', `${gap}px`);
    const end = startSlider(element, page, $, options);
    return (leaves) => {
      end(leaves);
      restore();
    };
  },
);

export default slider;
