import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { factsOf } from '../../src/command/scan/facts.js';
import { fixedOptions, refusedOptions, sliderOptions } from '../../src/sections/sliders/options.js';

// The options are those of the defaults in the sources of owl.carousel 2.3.4, Owl 1.3.2, fancybox 2.1.8, 3.5.7,
// 4.0.31 and 5.0.36 (its types), bxSlider 4.2.17, jquery-colorbox 1.6.4, magnific-popup 1.2.0, lightbox2
// 2.12.0, glightbox 3.3.1 and jquery.flipster 1.1.6; those of Fancybox 1 were compared with no source. The value is
// one that changes something: what is neither kept nor translated has to be named.

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
    lost: `URLhashListener: true, rewind: true, fluidSpeed: 9, refreshClass: 'x', loadedClass: 'x',
      loadingClass: 'x', rtlClass: 'x', dragClass: 'x', itemClass: 'x', stageClass: 'x', stageOuterClass: 'x',
      grabClass: 'x', autoRefresh: false, autoRefreshInterval: 9, autoHeightClass: 'x', navContainerClass: 'x',
      navClass: [1], dotClass: 'x', dotsClass: 'x', animateOut: 'x', navElement: 'b', navText: [1], dotsEach: 2, dotsData: true,
      lazyLoad: true, lazyLoadEager: 1, autoplaySpeed: 9, navSpeed: 9, dotsSpeed: 9,
      dragEndSpeed: 9, responsiveRefreshRate: 9, responsiveBaseElement: '.y', video: true,
      videoHeight: 9, videoWidth: 9, animateIn: 'x', fallbackEasing: 'x', info: f, nestedItemSelector: 'x',
      itemElement: 'b', stageElement: 'b', navContainer: '.y', dotsContainer: '.y', stagePadding: 9,
      merge: true, mergeFit: false, rtl: true, checkVisibility: false, slideTransition: 'x',
      onInitialized: function () {}, onChanged: function () {}`,
  },
  'Owl 1': {
    call: '$(".x").owlCarousel(OPTIONS)',
    kept: `items: 2, singleItem: true, slideSpeed: 9, autoPlay: 9, stopOnHover: true, navigation: true,
      pagination: false, autoHeight: true, mouseDrag: false, touchDrag: false, transitionStyle: 'fade', responsive: true, itemsDesktop: [1199, 4],
      itemsDesktopSmall: [979, 3], itemsTablet: [768, 2], itemsTabletSmall: false, itemsMobile: [479, 1]`,
    lost: `responsive: false, afterUpdate: function () {}, beforeInit: function () {}, beforeMove: function () {},
      afterAction: function () {}, startDragging: function () {}, afterLazyLoad: function () {}, itemsCustom: [[0, 2]], itemsScaleUp: true, paginationSpeed: 9, rewindSpeed: 9,
      navigationText: [1], rewindNav: false, scrollPerPage: true, paginationNumbers: true,
      responsiveRefreshRate: 9, responsiveBaseWidth: '.y', baseClass: 'x', theme: 'x', lazyLoad: true,
      lazyFollow: false, lazyEffect: 'x', jsonPath: 'x', jsonSuccess: function () {}, dragBeforeAnimFinish: false,
      addClassActive: true, beforeUpdate: function () {}, afterInit: function () {}, afterMove: function () {}`,
  },
  bxSlider: {
    call: '$(".x").bxSlider(OPTIONS)',
    kept: `mode: 'fade', speed: 9, startSlide: 1, infiniteLoop: false, adaptiveHeight: true, pager: false,
      controls: false, auto: true, pause: 9, autoHover: true, touchEnabled: false, easing: 'ease-in', minSlides: 1,
      maxSlides: 1, moveSlides: 1, slideWidth: 600, slideMargin: 9, useCSS: false, responsive: true, autoControls: true,
      autoControlsCombine: true, preloadImages: 'all', ticker: false, pagerCustom: null, slideSelector: ''`,
    lost: `hideControlOnEnd: true, easing: 'easeOutElastic', randomStart: true, captions: true,
      adaptiveHeightSpeed: 9, video: true, responsive: false, slideZIndex: 9, wrapperClass: 'x', swipeThreshold: 9,
      oneToOneTouch: false, preventDefaultSwipeX: false, preventDefaultSwipeY: true, ariaLive: false, ariaHidden: false,
      keyboardEnabled: true, pagerType: 'short', pagerShortSeparator: '/', pagerSelector: '.y', nextText: 'x',
      prevText: 'x', nextSelector: '.y', prevSelector: '.y', startText: 'x', stopText: 'x', autoControlsSelector: '.y',
      autoStart: false, autoDirection: 'prev', stopAutoOnClick: true, autoDelay: 9, autoSlideForOnePage: true,
      shrinkItems: true, mode: f, hideControlOnder: true`,
  },
  'Fancybox 1': {
    call: '$(".x").fancybox(OPTIONS)',
    kept: `cyclic: true, type: 'image', showCloseButton: true`,
    lost: `padding: 0, margin: 9, opacity: true, modal: true, scrolling: 'no', width: 9, height: 9, autoScale: false,
      autoDimensions: false, centerOnScroll: true, ajax: {x: 1}, swf: {x: 1}, hideOnOverlayClick: false,
      hideOnContentClick: true, overlayShow: false, overlayOpacity: 1, overlayColor: '#000', titleShow: false,
      titlePosition: 'over', titleFormat: function () {}, transitionIn: 'x', transitionOut: 'x', speedIn: 9,
      showNavArrows: false, enableEscapeButton: false, onStart: function () {}`,
  },
  'Fancybox 2': {
    call: '$(".x").fancybox(OPTIONS)',
    kept: `type: 'image', loop: true, closeBtn: true, preload: 3`,
    lost: `padding: 0, margin: 9, width: 9, height: 9, minWidth: 9, minHeight: 9, maxWidth: 9, maxHeight: 9,
      pixelRatio: 2, autoSize: false, autoHeight: true, autoWidth: true, autoResize: false, autoCenter: false,
      fitToView: false, aspectRatio: true, topRatio: 0, leftRatio: 0, scrolling: 'no', wrapCSS: 'x', arrows: false,
      closeBtn: false, closeClick: true, nextClick: true, mouseWheel: false, autoPlay: true, playSpeed: 9, modal: true,
      loop: false, ajax: {x: 1}, iframe: {x: 1}, swf: {x: 1}, keys: {x: 1}, direction: {x: 1}, scrollOutside: false,
      index: 2, href: 'x', content: 'x', title: 'x', tpl: {x: 1}, helpers: {thumbs: {x: 1}}, openEffect: 'x',
      openSpeed: 9, openEasing: 'x', openOpacity: false, openMethod: 'x', closeEffect: 'x', closeSpeed: 9,
      closeEasing: 'x', closeOpacity: false, closeMethod: 'x', nextEffect: 'x', nextSpeed: 9, nextEasing: 'x',
      nextMethod: 'x', prevEffect: 'x', prevSpeed: 9, prevEasing: 'x', prevMethod: 'x', onCancel: function () {},
      beforeLoad: function () {}, afterLoad: function () {}, beforeShow: function () {}, afterShow: function () {},
      beforeChange: function () {}, beforeClose: function () {}, afterClose: function () {}`,
  },
  'Fancybox 3': {
    call: '$(".x").fancybox(OPTIONS)',
    kept: `closeExisting: true, loop: true, backFocus: true, trapFocus: true, autoFocus: true, keyboard: true, selector: '.y'`,
    lost: `preventCaptionOverlap: false, image: {x: 1}, iframe: {x: 1}, video: {x: 1}, defaultType: 'x',
      transitionDuration: 9, errorTpl: 'x', btnTpl: {x: 1}, clickOutside: 'x', dblclickContent: 'x',
      dblclickSlide: 'x', dblclickOutside: 'x', beforeLoad: function () {}, afterLoad: function () {},
      beforeShow: function () {}, beforeClose: function () {}, afterClose: function () {},
      onActivate: function () {}, onDeactivate: function () {}, gutter: 9, arrows: false, infobar: false, smallBtn: true, toolbar: false, buttons: ['zoom'],
      idleTime: 9, protect: true, modal: true, ajax: {x: 1}, animationEffect: 'x', animationDuration: 9,
      zoomOpacity: 1, transitionEffect: 'x', slideClass: 'x', baseClass: 'x', baseTpl: 'x', spinnerTpl: 'x',
      parentEl: '.y', hideScrollbar: false, fullScreen: {x: 1}, touch: {x: 1}, media: {x: 1},
      slideShow: {autoStart: true}, thumbs: {autoStart: true}, wheel: 'x', hash: 'x', lang: 'de', i18n: {x: 1},
      caption: function () {}, onInit: function () {}, afterShow: function () {}, clickContent: 'x',
      clickSlide: 'x', mobile: {x: 1}`,
  },
  'Fancybox 4 and 5': {
    call: 'Fancybox.bind(".x", OPTIONS)',
    kept: `keyboard: true, closeButton: true, closeExisting: true, trapFocus: true, autoFocus: true`,
    lost: `infinite: false, template: {x: 1}, ScrollLock: false, contentDblClick: 'x', groupAll: true, groupAttr: 'x', wheel: 'x', Toolbar: {x: 1}, Thumbs: {x: 1}, Images: {zoom: false},
      Image: {x: 1}, Html: {x: 1}, Carousel: {infinite: false}, Slideshow: {x: 1}, Fullscreen: {x: 1},
      Hash: {x: 1}, showClass: 'x', hideClass: 'x', animated: false, hideScrollbar: false, parentEl: 'x',
      compact: true, commonCaption: true, caption: function () {}, defaultType: 'x', defaultDisplay: 'x',
      dragToClose: false, click: 'x', backdropClick: 'x', contentClick: 'x', idle: 9, l10n: {x: 1},
      mainClass: 'x', on: {x: 1}, placeFocusBack: false, startIndex: 2, tpl: {x: 1}`,
  },
  Colorbox: {
    call: '$(".x").colorbox(OPTIONS)',
    kept: `photo: true, loop: true, iframe: true, inline: true`,
    lost: `initialHeight: 9, right: 9, slideshowStart: 'x', slideshowStop: 'x', photoRegex: 9, retinaUrl: true,
      retinaSuffix: 'x', createImg: function () {}, createIframe: function () {}, onLoad: function () {},
      onCleanup: function () {}, onClosed: function () {}, transition: 'x', speed: 9, href: 'x', title: 'x', rel: 'x', scalePhotos: false, scrolling: false,
      opacity: 1, open: true, returnFocus: false, trapFocus: false, fastIframe: false, preloading: false,
      overlayClose: false, escKey: false, arrowKey: false, loop: false, data: 'x', className: 'x', fadeOut: 9,
      closeButton: false, current: 'x', previous: 'x', next: 'x', close: 'x', xhrError: 'x', imgError: 'x',
      width: 9, height: 9, innerWidth: 9, innerHeight: 9, initialWidth: 9, maxWidth: 9, maxHeight: 9,
      slideshow: true, slideshowSpeed: 9, slideshowAuto: false, fixed: true, top: 9, bottom: 9, left: 9,
      reposition: false, retinaImage: true, html: 'x', onOpen: function () {}, onComplete: function () {}`,
  },
  Magnific: {
    call: '$(".x").magnificPopup(OPTIONS)',
    kept: `delegate: 'a', type: 'image', disableOn: 0, midClick: true, preload: 1, closeBtnInside: true,
      closeOnContentClick: false, fixedContentPos: false, gallery: {enabled: true, preload: [0, 1]},
      image: {verticalFit: true, titleSrc: 'title'}`,
    lost: `preloader: false, allowHTMLInStatusIndicator: true, allowHTMLInTemplate: true, inline: {markup: 'x'}, key: 'x',
      mainClass: 'x', removalDelay: 9, closeOnBgClick: false, modal: true, focus: '.y',
      showCloseBtn: false, enableEscapeKey: false, overflowY: 'x', fixedBgPos: true, alignTop: true,
      prependTo: '.y', autoFocusLast: false, closeMarkup: 'x', tClose: 'x', tLoading: 'x', items: [1],
      callbacks: {x: 1}, ajax: {x: 1}, zoom: {x: 1}, retina: {x: 1}, disableOn: 700, closeOnContentClick: true,
      index: 2`,
  },
  Lightbox2: {
    call: 'lightbox.option(OPTIONS)',
    kept: `wrapAround: true`,
    lost: `alwaysShowNavOnTouchDevices: true, albumLabel: 'x', disableScrolling: true, fadeDuration: 9,
      fitImagesInViewport: false, imageFadeDuration: 9, maxWidth: 9, maxHeight: 9, positionFromTop: 9,
      resizeDuration: 9, showImageNumberLabel: false, sanitizeTitle: true, wrapAround: false`,
  },
  GLightbox: {
    call: 'GLightbox(OPTIONS)',
    kept: `selector: '.y', preload: true, loop: true, touchNavigation: true, closeButton: true`,
    lost: `elements: [1], skin: 'x', theme: 'x', closeButton: false, startAt: 2, autoplayVideos: false,
      autofocusVideos: false, descPosition: 'x', width: 9, height: 9, videosWidth: 9,
      beforeSlideChange: function () {}, afterSlideChange: function () {}, beforeSlideLoad: function () {},
      afterSlideLoad: function () {}, slideInserted: function () {}, slideRemoved: function () {},
      slideExtraAttributes: {x: 1}, onOpen: function () {}, onClose: function () {}, loop: false, zoomable: false,
      draggable: false, dragAutoSnap: true, dragToleranceX: 9, dragToleranceY: 9, oneSlidePerOpen: true,
      touchNavigation: false, touchFollowAxis: false, keyboardNavigation: false, closeOnOutsideClick: false,
      plugins: true, plyr: {x: 1}, openEffect: 'x', closeEffect: 'x', slideEffect: 'x', moreText: 'x', moreLength: 9,
      cssEfects: {x: 1}, svg: {x: 1}`,
  },
  flipster: {
    call: '$(".x").flipster(OPTIONS)',
    kept: '',
    lost: `itemContainer: 'ul', itemSelector: 'li', start: 1, fadeIn: 9, loop: true, autoplay: 9,
      pauseOnHover: false, style: 'flat', spacing: 1, click: false, keyboard: false, scrollwheel: false,
      touch: false, nav: true, buttons: true, buttonPrev: 'x', buttonNext: 'x', onItemSwitch: function () {}`,
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

it('each chapter to which a plan leads is in the documentation', () => {
  const headings = new Set(
    [...readFileSync('docs/moving.md', 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, text = '']) =>
      text
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    ),
  );
  const calls = [
    ...Object.values(cases).map(({ call }) => call.replace('OPTIONS', '{}')),
    ...['$(".x").slick({})', '$(".x").slick("slickNext")', '$(".x").owlCarousel("next")'],
    ...['$("body").scrollspy({})', '$("#m").modal("show")', '$(".x").flipster()'],
    ...['$("html").animate({scrollTop: 0})', 'Cookies.get("x")', 'klaro.setup({})', 'klaro.show()'],
    ...['GLightbox({})', '$.fancybox.open("x")', '$.colorbox({})', 'Fancybox.show([])'],
    ...['$(".n").counterUp()', '$(".f").isotope({})', '$("#f").validate()', '$(".a").css("x", 1)'],
    ...['$(".n").onePageNav()', '$("#m").on("shown.bs.modal", f)', '$(".x").on("afterChange", f)'],
    ...[
      '$(window).scroll(function () { $(".x").fadeIn(); })',
      '$(".x").on("changed.owl.carousel", f)',
    ],
  ];
  for (const call of calls) {
    const { moves, own } = factsOf(call, 'site.js');
    const chapters = [...moves, ...own].map(({ see }) => see);
    expect(chapters.length, call).toBeGreaterThan(0);
    for (const see of chapters) expect(headings, call).toContain(see);
  }
});

it('the mark of the current entry leads to its own chapter', () => {
  expect(factsOf('$("body").scrollspy({})', 'site.js').moves[0]?.see).toBe('scroll-spy');
});
