import type { Preset } from '../page/configuration.js';
import type { SliderPlaces } from '../sections/sliders/options.js';
import { writtenOptions } from './slider-options.js';

const owlPlaces = {
  options: ['data-owl-options', 'data-owl-carousel', 'data-owl', 'data-plugin-options'],
  words: {
    items: 'slidesToShow',
    slideBy: 'slidesToScroll',
    loop: 'infinite',
    nav: 'arrows',
    navigation: 'arrows',
    dots: 'dots',
    pagination: 'dots',
    autoplay: 'autoplay',
    autoplayTimeout: 'autoplaySpeed',
    autoplayHoverPause: 'pauseOnHover',
    stopOnHover: 'pauseOnHover',
    smartSpeed: 'speed',
    slideSpeed: 'speed',
    center: 'centerMode',
    startPosition: 'initialSlide',
    autoHeight: 'adaptiveHeight',
    autoWidth: 'variableWidth',
    mouseDrag: 'draggable',
    touchDrag: 'swipe',
  },
  gap: 'margin',
  started: ['owl-loaded'],
  parts: {
    '.slick-list': 'owl-stage-outer',
    '.slick-list > .slick-track': 'owl-stage',
    '.slick-prev': 'owl-prev',
    '.slick-next': 'owl-next',
    '.slick-dots': 'owl-dots',
    '.slick-dots button': 'owl-dot',
  },
  current: 'active',
  // Owl centres without showing a part of the next slides; slick shows 50 px of them.
  usual: { slidesToShow: 3, infinite: false, arrows: false, dots: true, centerPadding: '0px' },
} as const satisfies SliderPlaces;

/** The markup that Owl Carousel documents, and its options where themes write them into the markup. */
export const owl = {
  name: 'owl',
  selectors: { slider: '.owl-carousel' },
  slider: owlPlaces,
  sliderOptions: (element: Element) => writtenOptions(element, owlPlaces),
} as const satisfies Preset;

const slickPlaces = { options: ['data-slick'] } as const satisfies SliderPlaces;

/** The options of slick where its own attribute has them. */
export const slick = {
  name: 'slick',
  selectors: { slider: '[data-slick]' },
  slider: slickPlaces,
  sliderOptions: (element: Element) => writtenOptions(element, slickPlaces),
} as const satisfies Preset;
