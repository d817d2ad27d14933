import { type Slider, slick } from '../../libraries/slick.js';
import type { SliderSettings } from '../../libraries/slick-settings.js';
import { withOptions } from '../../lifecycle/with-options.js';
import { answerClicks } from '../../page/answer-clicks.js';
import { type HeldClasses, holdClasses } from '../../page/hold-classes.js';
import { reducedMotion } from '../../page/reduced-motion.js';
import { lazyLogos } from '../lazy-logos.js';
import { logoSettings, stillClass } from '../logo-slider-settings.js';
import { wording } from './wording.js';

/**
 * The strip of client or partner logos. Because it moves by itself, it has a button that stops it (WCAG
 * 2.2.2). The button is visible only while something moves.
 */
const logoSlider = withOptions<JQueryStatic, SliderSettings>(
  logoSettings,
  (element, page, $, options) => {
    const words = page.words(wording);
    const logos = lazyLogos(element);
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'logo-slider__pause';
    /** Held from the start of the strip on, when the preview has given its classes back. */
    let classes: HeldClasses | undefined;
    let paused = false;
    let strip: Slider | undefined;

    const arrange = (): void => {
      if (!strip) return;
      const still = reducedMotion();
      button.hidden = still || !strip.moves;
      button.textContent = paused ? words.play : words.pause;
      classes ??= holdClasses(element);
      classes.set({ [stillClass]: !strip.moves });
      strip.setAutoplay(!still && !paused);
    };
    answerClicks(button, () => {
      paused = !paused;
      arrange();
      return true;
    });

    const end = slick($, page).start(element, options, {
      first: button,
      changed(slider) {
        strip = slider;
        arrange();
        logos.watch();
      },
    });
    return () => {
      logos.end();
      classes?.restore();
      end();
    };
  },
);

export default logoSlider;
