import type { Slick, SliderSettings } from '../libraries/slick.js';
import { withOptions } from '../lifecycle/with-options.js';
import { slideCounter } from './slide-counter.js';

const settings = { slidesToShow: 1, slidesToScroll: 1, dots: true } as const;

/** The label appears only if there are more slides than this. */
const slidesWithoutLabel = 7;

/**
 * A slider that shows one image at a time, with dots. From eight slides on it also has the label "n /
 * total" (specification 9.3).
 */
export const pagedSlider = withOptions<Slick, SliderSettings>(
  () => ({ ...settings }),
  (element, _page, slick, options) => {
    const label = slideCounter('image-slider__paging');
    slick.markAsAddition(label);
    const end = slick.start(element, options, {
      changed({ count, current }) {
        label.textContent = `${current + 1} / ${count}`;
        if (count <= slidesWithoutLabel) label.remove();
        else if (!label.isConnected) element.append(label);
      },
    });
    return (leaves) => {
      label.remove();
      end(leaves);
    };
  },
);
