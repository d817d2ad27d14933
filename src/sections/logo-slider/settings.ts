import type { SliderSettings } from '../../libraries/slick-settings.js';
import { steps } from '../shown-logos.js';

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
