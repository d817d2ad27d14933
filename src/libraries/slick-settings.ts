import type { SlickOptions } from 'slick-carousel/slick/slick.js';

/** The settings that differ between the kinds of sliders. */
export type SliderSettings = Pick<
  SlickOptions,
  | 'autoplaySpeed'
  | 'dots'
  | 'fade'
  | 'infinite'
  | 'lazyLoad'
  | 'mobileFirst'
  | 'responsive'
  | 'slidesToScroll'
  | 'slidesToShow'
  | 'variableWidth'
>;
