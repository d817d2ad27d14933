import { markAsAddition } from '../libraries/slick-controls.js';
import { startSlider } from './pause-button.js';
import { pagingLabel } from './slide-counter.js';
import { sliderWith } from './slider-options.js';

const settings = { slidesToShow: 1, slidesToScroll: 1, dots: true } as const;

/**
 * A slider that shows one image at a time, with dots. From eight slides on it also has the label "n /
 * total" (specification 9.3).
 */
export const pagedSlider = (behaviour: 'image-slider' | 'gallery-slider') =>
  sliderWith(
    behaviour,
    () => ({ ...settings }),
    (element, page, $, options) => {
      const label = pagingLabel(element, page);
      markAsAddition(label.element);
      const end = startSlider(element, page, $, options, {
        changed(slider) {
          label.show(slider);
          if (!label.appears(slider.count)) label.element.remove();
          else if (!label.element.isConnected) element.append(label.element);
        },
      });
      return (leaves) => {
        label.element.remove();
        end(leaves);
      };
    },
  );
