import { saveAttributes } from '../../page/attributes.js';
import { Problem } from '../../page/problem.js';
import { startSlider } from '../pause-button.js';
import { placesOf } from '../slider-attribute.js';
import { sliderWith } from '../slider-options.js';
import { writtenOptions } from '../slider-words.js';

/** A slider of anything, with slick's own defaults and the options of its markup. */
const slider = sliderWith(
  'slider',
  () => ({}),
  (element, page, $, options) => {
    const { gap } = writtenOptions(element, placesOf(element, page));
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
