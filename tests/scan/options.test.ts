import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { factsOf } from '../../src/command/scan/facts.js';
import { fixedOptions, refusedOptions, sliderOptions } from '../../src/sections/sliders/options.js';

// The options are those of the defaults in the sources of owl.carousel 2.3.4, Owl 1.3.2, fancybox 2.1.8, 3.5.7,
// 4.0.31 and 5.0.36 (its types), bxSlider 4.2.17, jquery-colorbox 1.6.4, magnific-popup 1.2.0, lightbox2
// 2.12.0, glightbox 3.3.1 and jquery.flipster 1.1.6; those of Fancybox 1 were compared with no source. The value is
// one that changes something: what is neither kept nor translated has to be named. Of the options whose names are
// nowhere in the source one stands for all.

interface Case {
  /** The call, with OPTIONS in it. */
  readonly call: string;
  /** Options that `scan` names as lost, with their values. */
  readonly lost: string;
  /** Options that our section has too, or that the markup says. */
  readonly kept: string;
}

const cases: Readonly<Record<string, Case>> = {
  'Owl 2': {
    call: '$(".x").owlCarousel(OPTIONS)',
    kept: `items: 2, margin: 9, loop: true, center: true, mouseDrag: false, touchDrag: false, autoWidth: true,
      startPosition: 1, nav: true, slideBy: 2, dots: false, autoplay: true, autoplayTimeout: 9,
      autoplayHoverPause: true, smartSpeed: 9, pullDrag: true, freeDrag: false, autoHeight: true,
      responsive: {0: {items: 1}}, responsiveClass: true`,
    lost: `URLhashListener: true, rewind: true, dotsClass: 'x', animateOut: 'x', navText: [1], dotsEach: 2,
      lazyLoad: true, autoplaySpeed: 9, video: true, animateIn: 'x', navContainer: '.y', dotsContainer: '.y',
      stagePadding: 9, merge: true, rtl: true, fluidSpeed: 9`,
  },
  'Owl 1': {
    call: '$(".x").owlCarousel(OPTIONS)',
    kept: `items: 2, singleItem: true, slideSpeed: 9, autoPlay: 9, stopOnHover: true, navigation: true,
      pagination: false, autoHeight: true, mouseDrag: false, touchDrag: false, transitionStyle: 'fade', responsive: true, itemsDesktop: [1199, 4],
      itemsDesktopSmall: [979, 3], itemsTablet: [768, 2], itemsTabletSmall: false, itemsMobile: [479, 1]`,
    lost: `responsive: false, itemsCustom: [[0, 2]], itemsScaleUp: true, theme: 'x', lazyLoad: true,
      afterUpdate: function () {}`,
  },
  bxSlider: {
    call: '$(".x").bxSlider(OPTIONS)',
    kept: `mode: 'fade', speed: 9, startSlide: 1, infiniteLoop: false, adaptiveHeight: true, pager: false,
      controls: false, auto: true, pause: 9, autoHover: true, touchEnabled: false, easing: 'ease-in', minSlides: 1,
      maxSlides: 1, moveSlides: 1, slideWidth: 600, slideMargin: 9, useCSS: false, responsive: true, autoControls: true,
      autoControlsCombine: true, preloadImages: 'all', ticker: false, pagerCustom: null, slideSelector: ''`,
    lost: `hideControlOnEnd: true, easing: 'easeOutElastic', randomStart: true, captions: true,
      adaptiveHeightSpeed: 9, video: true, responsive: false, slideZIndex: 9, wrapperClass: 'x',
      swipeThreshold: 9, oneToOneTouch: false, preventDefaultSwipeX: false, preventDefaultSwipeY: true,
      ariaLive: false, ariaHidden: false, keyboardEnabled: true, pagerType: 'short', pagerShortSeparator: '/',
      pagerSelector: '.y', nextText: 'x', prevText: 'x', nextSelector: '.y', prevSelector: '.y', startText: 'x',
      stopText: 'x', autoControlsSelector: '.y', autoStart: false, autoDirection: 'prev', stopAutoOnClick: true,
      autoDelay: 9, autoSlideForOnePage: true, shrinkItems: true, mode: f, hideControlOnder: true`,
  },
  'Fancybox 1': {
    call: '$(".x").fancybox(OPTIONS)',
    kept: `cyclic: true, type: 'image', showCloseButton: true`,
    lost: `padding: 0, margin: 9, opacity: true, modal: true, scrolling: 'no', width: 9, height: 9,
      ajax: {x: 1}, titleFormat: function () {}, autoScale: false`,
  },
  'Fancybox 2': {
    call: '$(".x").fancybox(OPTIONS)',
    kept: `type: 'image', loop: true, closeBtn: true, preload: 3`,
    lost: `padding: 0, margin: 9, width: 9, height: 9, maxWidth: 9, maxHeight: 9, scrolling: 'no',
      arrows: false, closeBtn: false, autoPlay: true, modal: true, loop: false, ajax: {x: 1}, iframe: {x: 1},
      keys: {x: 1}, direction: {x: 1}, index: 2, href: 'x', content: 'x', title: 'x',
      beforeLoad: function () {}, afterLoad: function () {}, beforeShow: function () {},
      beforeChange: function () {}, minWidth: 9`,
  },
  'Fancybox 3': {
    call: '$(".x").fancybox(OPTIONS)',
    kept: `closeExisting: true, loop: true, backFocus: true, trapFocus: true, autoFocus: true, keyboard: true, selector: '.y'`,
    lost: `image: {x: 1}, iframe: {x: 1}, video: {x: 1}, beforeLoad: function () {}, afterLoad: function () {},
      beforeShow: function () {}, arrows: false, buttons: ['zoom'], modal: true, ajax: {x: 1}, media: {x: 1},
      slideShow: {autoStart: true}, thumbs: {autoStart: true}, hash: 'x', caption: function () {},
      preventCaptionOverlap: false`,
  },
  'Fancybox 4 and 5': {
    call: 'Fancybox.bind(".x", OPTIONS)',
    kept: `keyboard: true, closeButton: true, closeExisting: true, trapFocus: true, autoFocus: true`,
    lost: `infinite: false, template: {x: 1}, groupAll: true, Toolbar: {x: 1}, Thumbs: {x: 1},
      Carousel: {infinite: false}, caption: function () {}, click: 'x', idle: 9, on: {x: 1}, ScrollLock: false`,
  },
  Colorbox: {
    call: '$(".x").colorbox(OPTIONS)',
    kept: `photo: true, loop: true, iframe: true, inline: true`,
    lost: `right: 9, speed: 9, href: 'x', title: 'x', rel: 'x', scrolling: false, opacity: 1, open: true,
      trapFocus: false, loop: false, data: 'x', className: 'x', fadeOut: 9, closeButton: false, current: 'x',
      previous: 'x', next: 'x', close: 'x', width: 9, height: 9, innerWidth: 9, innerHeight: 9, maxWidth: 9,
      maxHeight: 9, slideshow: true, slideshowSpeed: 9, top: 9, left: 9, html: 'x', initialHeight: 9`,
  },
  Magnific: {
    call: '$(".x").magnificPopup(OPTIONS)',
    kept: `delegate: 'a', type: 'image', disableOn: 0, midClick: true, preload: 1, closeBtnInside: true,
      closeOnContentClick: false, fixedContentPos: false, gallery: {enabled: true, preload: [0, 1]},
      image: {verticalFit: true, titleSrc: 'title'}`,
    lost: `inline: {markup: 'x'}, key: 'x', modal: true, focus: '.y', tLoading: 'x', items: [1],
      callbacks: {x: 1}, ajax: {x: 1}, disableOn: 700, closeOnContentClick: true, index: 2, preloader: false`,
  },
  Lightbox2: {
    call: 'lightbox.option(OPTIONS)',
    kept: `wrapAround: true`,
    lost: `maxWidth: 9, maxHeight: 9, wrapAround: false, alwaysShowNavOnTouchDevices: true`,
  },
  GLightbox: {
    call: 'GLightbox(OPTIONS)',
    kept: `selector: '.y', preload: true, loop: true, touchNavigation: true, closeButton: true`,
    lost: `elements: [1], theme: 'x', closeButton: false, startAt: 2, width: 9, height: 9, loop: false,
      draggable: false, touchNavigation: false, plugins: true, skin: 'x'`,
  },
  flipster: {
    call: '$(".x").flipster(OPTIONS)',
    kept: '',
    lost: `start: 1, fadeIn: 9, loop: true, autoplay: 9, pauseOnHover: false, style: 'flat', click: false,
      keyboard: false, nav: true, buttons: true, itemContainer: 'ul'`,
  },
};

/** The names of the options of an object that is written as JavaScript. */
function namesIn(options: string): string[] {
  const flat = options.replaceAll(/\{[^{}]*\}/g, '0').replaceAll(/\{[^{}]*\}/g, '0');
  return [...flat.matchAll(/(\w+): /g)].map(([, name = '']) => name);
}

const lost = (call: string, options: string): string[] =>
  (factsOf(call.replace('OPTIONS', `{${options}}`), 'site.js').moves[0]?.lost ?? []).map(
    ({ what }) => what,
  );

describe.each(Object.entries(cases))('%s', (_library, { call, kept, lost: gone }) => {
  it('names each option that is lost', () => {
    // An option that holds others is named with each of them: iframe.css.
    const named = new Set(lost(call, gone).map((what) => what.replace(/\..*/, '')));
    expect(namesIn(gone).filter((name) => !named.has(name))).toEqual([]);
  });

  it('keeps the others without a word', () => {
    expect(lost(call, kept)).toEqual([]);
  });
});

it.each([
  ['fancybox', 'beforeShow'],
  ['fancybox', 'titleFormat'],
  ['fancybox', 'caption'],
  ['colorbox', 'title'],
  ['magnificPopup', 'image: {titleSrc', '}'],
])(
  'of a caption that a function makes, it says where to write it: %s, %s',
  (plugin, name, end = '') => {
    const call = `$(".x").${plugin}({${name}: function () { return f(this); }${end}})`;
    const [said] = factsOf(call, 'site.js').moves[0]?.lost ?? [];
    expect(said?.why).toMatch(/\bwrite .*\blink\b/);
  },
);

describe('slick', () => {
  const source = readFileSync('node_modules/slick-carousel/slick/slick.js', 'utf8');
  const [, defaults = ''] = /_\.defaults = \{([\s\S]*?)\n {12}\};/.exec(source) ?? [];
  const names = [...defaults.matchAll(/^ {16}(\w+):/gm)].map(([, name = '']) => name);

  it('has no option of which nothing is said', () => {
    expect(names.length).toBeGreaterThan(40);
    const known = { ...sliderOptions, ...refusedOptions };
    expect(names.filter((name) => !(name in known))).toEqual([]);
    expect(fixedOptions.filter((name) => !(name in known))).toEqual([]);
  });
});

it('each option inside an option of Magnific is named with it', () => {
  const options = `gallery: {enabled: true, tCounter: 'x', arrowMarkup: 'x', navigateByImgClick: false, arrows: false,
    tPrev: 'x', tNext: 'x', langDir: 'x', loop: false}, image: {titleSrc: function () {}, cursor: 'x', tError: 'x', markup: 'x',
    verticalFit: false}, iframe: {patterns: {x: 1}, markup: 'x', srcAction: 'x'}, inline: {hiddenClass: 'x', markup: 'x',
    tNotFound: 'x'}, delegate: 'a'`;
  expect(lost('$(".x").magnificPopup(OPTIONS)', options)).toEqual([
    ...['gallery.tCounter', 'gallery.arrowMarkup', 'gallery.navigateByImgClick', 'gallery.arrows'],
    ...[
      'gallery.tPrev',
      'gallery.tNext',
      'gallery.langDir',
      'gallery.loop',
      'image.titleSrc',
      'image.cursor',
    ],
    ...[
      'image.tError',
      'image.markup',
      'image.verticalFit',
      'iframe.patterns',
      'iframe.markup',
      'iframe.srcAction',
    ],
    ...['inline.hiddenClass', 'inline.markup', 'inline.tNotFound'],
  ]);
});

it('the mark of the current entry leads to its own chapter', () => {
  expect(factsOf('$("body").scrollspy({})', 'site.js').moves[0]?.see).toBe('scroll-spy');
});
