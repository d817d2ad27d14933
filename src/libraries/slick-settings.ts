import type { SlickOptions } from 'slick-carousel/slick/slick.js';

/** The options that a site may set for a slider, in slick's own words. */
export type SliderSettings = Pick<
  SlickOptions,
  | 'adaptiveHeight'
  | 'arrows'
  | 'autoplay'
  | 'autoplaySpeed'
  | 'centerMode'
  | 'centerPadding'
  | 'cssEase'
  | 'dots'
  | 'draggable'
  | 'edgeFriction'
  | 'fade'
  | 'focusOnSelect'
  | 'infinite'
  | 'initialSlide'
  | 'lazyLoad'
  | 'mobileFirst'
  | 'pauseOnDotsHover'
  | 'pauseOnFocus'
  | 'pauseOnHover'
  | 'responsive'
  | 'slidesToScroll'
  | 'slidesToShow'
  | 'speed'
  | 'swipe'
  | 'swipeToSlide'
  | 'touchMove'
  | 'touchThreshold'
  | 'variableWidth'
  | 'vertical'
  | 'verticalSwiping'
  | 'waitForAnimate'
> & {
  /** How many slides of the page stand below each other in one slide of slick's. */
  readonly rows?: number;
  /** Selector of the sliders that move together with this one. */
  readonly asNavFor?: string;
  /** Selectors of elements of the page that move the slider, in place of the arrows. */
  readonly prevArrow?: string;
  readonly nextArrow?: string;
};
