import type { Slick, Slider, SliderSettings } from '../../libraries/slick.js';
import { withOptions } from '../../lifecycle/with-options.js';
import { answerClicks } from '../../page/answer-clicks.js';
import { holdClasses } from '../../page/hold-classes.js';
import { reducedMotion } from '../../page/reduced-motion.js';
import { lazyLogos } from './lazy-logos.js';
import { wording } from './wording.js';

/**
 * Specification, section 9, "Logo slider": 6 slides, below 992 px 4, below 768 px 3, below 566 px 2,
 * below 480 px 1. The settings start with the narrowest screen, because slick would otherwise load six
 * images on every phone before it reads the breakpoints.
 */
const settings = {
  slidesToShow: 1,
  mobileFirst: true,
  responsive: [
    { breakpoint: 479, settings: { slidesToShow: 2 } },
    { breakpoint: 565, settings: { slidesToShow: 3 } },
    { breakpoint: 767, settings: { slidesToShow: 4 } },
    { breakpoint: 991, settings: { slidesToShow: 6 } },
  ],
  slidesToScroll: 1,
  infinite: true,
  /** ms */
  autoplaySpeed: 2000,
  lazyLoad: 'ondemand',
  variableWidth: true,
} satisfies SliderSettings;

/** Set while all logos fit and none moves. slick-look.css then shows them in rows. */
const stillClass = 'logo-slider--still';

/**
 * The strip of client or partner logos. Because it moves by itself, it has a button that stops it (WCAG
 * 2.2.2). The button is visible only while something moves.
 */
const logoSlider = withOptions<Slick, SliderSettings>(
  () => structuredClone(settings),
  (element, page, slick, options) => {
    const words = page.words(wording);
    const logos = lazyLogos(element);
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'logo-slider__pause';
    const classes = holdClasses(element);
    let paused = false;
    let strip: Slider | undefined;

    const arrange = (): void => {
      if (!strip) return;
      const still = reducedMotion();
      button.hidden = still || !strip.moves;
      button.textContent = paused ? words.play : words.pause;
      classes.set({ [stillClass]: !strip.moves });
      strip.setAutoplay(!still && !paused);
    };
    answerClicks(button, () => {
      paused = !paused;
      arrange();
      return true;
    });

    const end = slick.start(element, options, {
      first: button,
      changed(slider) {
        strip = slider;
        arrange();
        logos.watch();
      },
    });
    return () => {
      logos.end();
      end();
      classes.restore();
    };
  },
);

export default logoSlider;
