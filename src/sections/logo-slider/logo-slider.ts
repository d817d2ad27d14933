import { type HeldClasses, holdClasses } from '../../page/hold-classes.js';
import { lazyLogos } from '../lazy-logos.js';
import { startSlider } from '../pause-button.js';
import { stillClass } from '../shown-logos.js';
import { sliderWith } from '../slider-options.js';
import { logoSettings } from './settings.js';

/** The strip of client or partner logos, which moves by itself (specification 9.2). */
const logoSlider = sliderWith('logo-slider', logoSettings, (element, page, $, options) => {
  const logos = lazyLogos(element);
  /** Held from the start of the strip on, when the preview has given its classes back. */
  let classes: HeldClasses | undefined;
  const end = startSlider(element, page, $, options, {
    changed({ moves }) {
      classes ??= holdClasses(element);
      classes.set({ [stillClass]: !moves });
      logos.watch();
    },
  });
  return () => {
    logos.end();
    classes?.restore();
    end();
  };
});

export default logoSlider;
