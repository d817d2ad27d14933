import type { SliderSettings } from '../libraries/slick-settings.js';

/** From these window widths (px) on, a logo slider shows so many logos instead of one. */
const steps = [
  [480, 2],
  [566, 3],
  [768, 4],
  [992, 6],
] as const;

/** How many logos are shown at the window's width. */
export const shownLogos = (): number =>
  steps.findLast(([width]) => window.innerWidth >= width)?.[1] ?? 1;

/**
 * Specification, section 9, "Logo slider": 6 slides, below 992 px 4, below 768 px 3, below 566 px 2,
 * below 480 px 1. The settings start with the narrowest screen, because slick would otherwise load six
 * images on every phone before it reads the breakpoints.
 */
export const logoSettings = (): SliderSettings => ({
  slidesToShow: 1,
  mobileFirst: true,
  // slick counts a breakpoint's own width to the narrower screen.
  responsive: steps.map(([width, slidesToShow]) => ({
    breakpoint: width - 1,
    settings: { slidesToShow },
  })),
  slidesToScroll: 1,
  infinite: true,
  autoplay: true,
  /** ms */
  autoplaySpeed: 2000,
  lazyLoad: 'ondemand',
  variableWidth: true,
});

/** Set while all logos fit and none moves. slick-look.css then shows them in rows. */
export const stillClass = 'logo-slider--still';
