import { slick } from '../libraries/slick.js';
import { markAsAddition } from '../libraries/slick-controls.js';
import type { SliderSettings } from '../libraries/slick-settings.js';
import { withOptions } from '../lifecycle/with-options.js';
import { pagingLabel } from './slide-counter.js';

const settings = { slidesToShow: 1, slidesToScroll: 1, dots: true } as const;

/**
 * A slider that shows one image at a time, with dots. From eight slides on it also has the label "n /
 * total" (specification 9.3).
 */
export const pagedSlider = withOptions<JQueryStatic, SliderSettings>(
  () => ({ ...settings }),
  (element, page, $, options) => {
    const label = pagingLabel();
    markAsAddition(label.element);
    const end = slick($, page).start(element, options, {
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
