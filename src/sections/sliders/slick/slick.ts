import createPlugin, { type SlickOptions } from 'slick-carousel/slick/slick.js';
import type { StartEngine } from '../engine.js';
import './slick.css';

/**
 * slick 2.0.0 with what it lacks: an end that leaves nothing behind, and a start that puts nothing on the
 * page's jQuery. Its events and methods are those of the jQuery that it is given.
 */
const slickOn = ($: JQueryStatic): StartEngine => {
  const plugin = createPlugin($);
  return ({ element, slides, settings, isRtl, undo, ...rig }) => {
    const { previous, next, createDot, speed, changed } = rig;
    const { prevArrow, nextArrow, rows, asNavFor, adaptiveHeight, ...slickSettings } = settings;
    /** How slides move now. No press waits for what does not move. */
    const pace = (): SlickOptions => ({
      speed: speed(),
      waitForAnimate: rig.settingsNow().waitForAnimate !== false && speed() > 0,
    });
    plugin.call($(element), {
      ...slickSettings,
      ...pace(),
      // What these do is the same with either engine; see run.ts.
      autoplay: false,
      accessibility: false,
      mayDrag: rig.mayDrag,
      prepareCopy: rig.prepareCopy,
      rows: 0,
      rtl: isRtl,
      slide: rig.slideSelector,
      prevArrow: $(previous),
      nextArrow: $(next),
      customPaging: (_slick: unknown, index: number) => $(createDot(index)),
    });
    const instance = plugin.call($(element), 'getSlick');
    const { refresh } = instance;
    instance.refresh = (initializing) => rig.keepFocus(() => refresh.call(instance, initializing));
    // Timers of its own would go on for nothing.
    instance.autoPlay = () => {};
    const arrange = (): void => {
      // jQuery shows what styles hide.
      element.querySelector<HTMLElement>(':scope > .slick-dots')?.style.removeProperty('display');
      changed();
    };
    const events = 'beforeChange.auftritt afterChange.auftritt reInit.auftritt breakpoint.auftritt';
    $(element).on(events, ({ target }) => {
      // slick sets its classes after some of its events. Those of a slider in a slide come here too.
      if (target === element) queueMicrotask(arrange);
    });
    undo.by(() => {
      $(element).off('.auftritt');
      // Leaves nothing for the work that slick would still do later.
      clearTimeout(instance.windowDelay);
      $(element).find('img').stop(true);
      const children = instance.$slides;
      instance.unslick();
      $(element).off('.slick');
      children.removeData('originalStyling');
      instance.$slides = $();
      Reflect.deleteProperty(element, 'slick');
    });
    arrange();
    const measure = (): void => {
      // Those that it returns to at a breakpoint as well.
      for (const each of [instance.options, instance.originalSettings]) {
        Object.assign(each, pace());
      }
      instance.setPosition();
      changed();
    };
    if (rig.keepRow()) measure();

    return {
      current: () => instance.currentSlide,
      isBusy: () => instance.animating || instance.dragging,
      endsDrag() {
        const ends = !instance.shouldClick;
        instance.shouldClick = true;
        return ends;
      },
      move: (by) => (by === 1 ? instance.slickNext() : instance.slickPrev()),
      goTo(index) {
        const { currentSlide } = instance;
        const isWrap = Math.abs(index - currentSlide) === slides.length - 1 && slides.length > 2;
        // slick would rewind through all slides.
        if (isWrap && instance.options.infinite !== false) {
          instance.slideHandler(index > currentSlide ? -1 : slides.length);
          return;
        }
        // What cannot become the first one in sight is so at the end.
        const { infinite, centerMode, slidesToScroll } = instance.options;
        const hasEnd = infinite === false && !centerMode;
        const last = hasEnd ? instance.getDotCount() * Number(slidesToScroll) : index;
        instance.slickGoTo(Math.max(0, Math.min(index, last)));
      },
      measure,
    };
  };
};

export default slickOn;
