import { describe, expect, it } from 'vitest';
import { factsOf } from '../../src/command/scan/facts.js';

const moves = (source: string) => factsOf(source, 'site.js').moves;
const [only, lost] = [
  (source: string) => moves(source)[0],
  (source: string) => (moves(source)[0]?.lost ?? []).map(({ what }) => what),
];

describe('slick', () => {
  it('keeps the options of data-slider, in each width', () => {
    const options =
      '{slidesToShow: 3, arrows: false, responsive: [{breakpoint: 768, settings: {slidesToShow: 1}}]}';
    expect(only(`$(".x").slick(${options})`)).toMatchObject({
      fate: 'unchanged',
      selector: '.x',
      slider: {
        slidesToShow: 3,
        arrows: false,
        responsive: [{ breakpoint: 768, settings: { slidesToShow: 1 } }],
      },
      lost: [],
    });
  });

  it.each([
    ['an option that we refuse', 'appendDots: ".dots"', ['appendDots']],
    ['nothing where it says what slick does anyway', 'zIndex: 1000, accessibility: true', []],
    ['an option that slick has not', 'autoPlay: true', ['autoPlay']],
    [
      'an option inside a width',
      'responsive: [{breakpoint: 9, settings: {rtl: true}}]',
      ['responsive[9].rtl'],
    ],
    [
      'the end of a slider at a width',
      'responsive: [{breakpoint: 9, settings: "unslick"}]',
      ['responsive[9].settings'],
    ],
    ['arrows that are written as HTML', 'prevArrow: "<button>"', ['prevArrow']],
    ['a value of run time', 'speed: f()', ['speed']],
    ['a value of another type', 'dots: "yes", slidesToShow: 0.5', ['dots', 'slidesToShow']],
    ['nothing where a number is a text', 'speed: "300", slidesToShow: "2"', []],
    ['what may stand in the options besides', '...f()', ['options']],
  ])('names %s', (_what, options, names) => {
    expect(lost(`$(".x").slick({${options}})`)).toEqual(names);
  });

  it('takes arrows that are on the page by their selector', () => {
    expect(only('$(".x").slick({prevArrow: $(".prev"), nextArrow: ".next"})')?.slider).toEqual({
      prevArrow: '.prev',
      nextArrow: '.next',
    });
  });

  it('writes a number that is a text as slick reads it', () => {
    expect(only('$(".x").slick({slidesToShow: "2"})')?.slider).toEqual({ slidesToShow: 2 });
  });

  it('leaves what asks slick.js itself', () => {
    expect(only('$(".x").slick("slickGoTo", 2)')).toMatchObject({ fate: 'stays', selector: '.x' });
  });
});

describe('a condition', () => {
  it.each([
    ['a width', 'if ($(window).width() < 500) $(".x").slick()', 'if $(window).width() < 500'],
    ['a click', '$(".open").click(function () { $(".x").slick() })', 'after click'],
    ['another width', 'function f() { if (w > 9) return; $(".x").slick() } f()', 'unless w > 9'],
    ['a caller', 'function f() { $(".x").slick() } if (wide) f()', 'if wide'],
    ['a short form', 'wide && $(".x").slick()', 'if wide'],
    ['an answer', '$.get("/a", function () { $(".x").slick() })', 'after get'],
    ['a class of the page', 'if ($("body").hasClass("home")) $(".x").slick()', 'hasClass("home")'],
    ['other elements', 'if ($(".home").length) $(".x").slick()', 'if $(".home").length'],
    ['a number of elements', 'if ($(".x").length > 1) $(".x").slick()', 'length > 1'],
    ['a query', 'const q = matchMedia("print"); if (q.matches) $(".x").slick()', 'if q.matches'],
    [
      'a change',
      'matchMedia("print").addEventListener("change", () => $(".x").slick())',
      'at change',
    ],
    ['a feature', 'if (Modernizr.touch) $(".x").slick()', 'if Modernizr.touch'],
    ['a browser', 'var m = /iPad/.test(navigator.userAgent); if (!m) $(".x").slick()', 'if !m'],
    ['an early end', 'function f() { if (w) { a(); return } $(".x").slick() } f()', 'unless w'],
    [
      'a loop that goes on',
      'for (const s of [".x"]) { if (w) continue; $(s).slick() }',
      'unless w',
    ],
    ['a caller of a member', 'var A = { f() { $(".x").slick() } }; if (wide) A.f()', 'if wide'],
    [
      'what is handed on',
      'function f() { $(".x").slick() } if (wide) $(document).ready(f)',
      'if wide',
    ],
    ['its own caller', 'function f(g) { if (wide) g() } f(() => $(".x").slick())', 'if wide'],
    ['another script', 'function f() { $(".x").slick() }', 'where another script calls it'],
  ])('by %s keeps the call', (_what, source, condition) => {
    expect(only(source)).toMatchObject({ fate: 'stays', says: expect.stringContaining(condition) });
  });

  it.each([
    'if ($(".x").length) { $(".x").slick() }',
    'if ($(".x").length > 0 && $.fn.slick) $(".x").slick()',
    'if (!$(".x").length) return; $(".x").slick()',
    'if (jQuery().slick) $(".x").slick()',
    '$(window).on("load", function () { $(".x").slick() })',
    'var App = { init: function () { $(".x").slick() } }; $(document).ready(App.init)',
    'if (!$(".x").hasClass("slick-initialized")) $(".x").slick()',
    'class A { constructor() { this.f() } f() { $(".x").slick() } } new A()',
    '!function (f) { typeof define === "function" && define.amd ? define(f) : f() }(() => $(".x").slick())',
  ])('that only asks what is there is none: %s', (source) => {
    expect(only(source)).toMatchObject({ fate: 'unchanged' });
  });
});

describe('elements and options that a condition chooses', () => {
  it.each([
    '$(wide ? ".x" : ".y").slick()',
    'var s = ".x"; if (wide) s = ".y"; $(s).slick()',
    '$(".x").first().slick()',
    '$(".x").filter(function () { return wide }).slick()',
  ])('are not guessed: %s', (source) => {
    expect(only(source)?.selector).toBeUndefined();
  });

  it.each([
    ['o["dots"] = wide', 'dots'],
    ['delete o.dots', 'dots'],
    ['$.extend(o, f())', 'options'],
  ])('are named as lost: %s', (change, what) => {
    expect(lost(`var o = { dots: true }; ${change}; $(".x").slick(o)`)).toEqual([what]);
  });
});

it('a scroll may ask for its target, and nothing else', () => {
  const scroll = (test: string): string =>
    `$("a[href^='#']").click(function () { if (${test}) $("html").animate({ scrollTop: $(this.hash).offset().top }) })`;
  expect(only(scroll('location.pathname === this.pathname && $(this.hash).length'))?.fate).toBe(
    'unchanged',
  );
  expect(only(scroll('innerWidth > 500'))?.fate).toBe('stays');
});

describe('Owl Carousel', () => {
  it('counts its widths upwards, and ours downwards', () => {
    const options =
      '{loop: true, nav: true, responsive: {0: {items: 1}, 600: {items: 3}, 1000: {items: 5}}}';
    expect(only(`$(".owl-carousel").owlCarousel(${options})`)).toMatchObject({
      preset: 'owl',
      slider: {
        slidesToShow: 5,
        infinite: true,
        arrows: true,
        dots: true,
        responsive: [
          { breakpoint: 600, settings: { slidesToShow: 1 } },
          { breakpoint: 1000, settings: { slidesToShow: 3 } },
        ],
      },
      lost: [],
    });
  });

  it('says what it does where a call says nothing', () => {
    expect(only('$(".x").owlCarousel()')?.slider).toEqual({
      slidesToShow: 3,
      infinite: false,
      arrows: false,
      dots: true,
    });
  });

  it('changes at a width only what a width can change', () => {
    const options =
      '{autoplay: true, smartSpeed: 9, responsive: {0: {items: 1, loop: true}, 600: {autoplay: false}}}';
    const move = only(`$(".x").owlCarousel(${options})`);
    expect(move?.slider?.responsive).toEqual([
      { breakpoint: 600, settings: { slidesToShow: 1, infinite: true } },
    ]);
    expect(move?.lost).toMatchObject([{ what: 'responsive: autoplay' }]);
  });

  it('1 has other words', () => {
    const options =
      '{singleItem: true, autoPlay: 4000, pagination: false, itemsDesktop: [1199, 4]}';
    expect(only(`$(".x").owlCarousel(${options})`)).toMatchObject({
      slider: { slidesToShow: 1, autoplay: true, autoplaySpeed: 4000, dots: false },
      lost: [],
    });
    const widths = only(
      '$(".x").owlCarousel({items: 6, itemsDesktop: [1199, 4], itemsMobile: false})',
    );
    expect(widths?.slider).toMatchObject({
      slidesToShow: 6,
      responsive: [
        { breakpoint: 769, settings: { slidesToShow: 2 } },
        { breakpoint: 980, settings: { slidesToShow: 3 } },
        { breakpoint: 1200, settings: { slidesToShow: 4 } },
      ],
    });
  });

  it.each([
    ['a time as a switch', 'autoplay: 5000', { autoplay: true, autoplaySpeed: 5000 }],
    ['a number as a text', 'items: "2"', { slidesToShow: 2 }],
    ['a number as a switch', 'nav: 1', { arrows: true }],
  ])('writes %s as our own reader takes it', (_what, options, slider) => {
    expect(only(`$(".x").owlCarousel({${options}})`)).toMatchObject({ slider, lost: [] });
  });

  it.each([
    '$(".x").data("owlCarousel").next()',
    '$(".next").click(function () { $(".x").trigger("next.owl.carousel") })',
    'const o = $(".x"); o.trigger("owl.goTo", 2)',
  ])('that is asked by its name keeps it: %s', (source) => {
    expect(only(source)).toMatchObject({ library: 'owl', fate: 'stays', selector: '.x' });
  });

  it('names a value that our reader would refuse', () => {
    expect(lost('$(".x").owlCarousel({items: 0.5})')).toEqual(['items']);
  });

  it('loses its words for the arrows, and a margin that changes', () => {
    const options =
      '{margin: 30, navText: ["<", ">"], autoplayHoverPause: true, responsive: {0: {margin: 9}}}';
    expect(lost(`$(".x").owlCarousel(${options})`)).toEqual(['navText', 'responsive[0].margin']);
    expect(only(`$(".x").owlCarousel(${options})`)?.slider).toMatchObject({
      margin: 30,
      pauseOnHover: true,
    });
  });
});

describe('FlexSlider and Nivo Slider', () => {
  it('become a slider with what they do where a call says nothing', () => {
    expect(
      only('$(".flexslider").flexslider({ animation: "slide", controlNav: false })'),
    ).toMatchObject({
      fate: 'unchanged',
      selector: '.flexslider > .slides',
      slider: { fade: false, autoplay: true, autoplaySpeed: 7000, dots: false, arrows: true },
      lost: [],
    });
    expect(
      only('$("#slider").nivoSlider({ effect: "fold", manualAdvance: true, slices: 9 })'),
    ).toMatchObject({
      fate: 'unchanged',
      selector: '#slider',
      slider: { fade: true, autoplay: false, speed: 500, pauseOnHover: true },
      lost: [{ what: 'title' }, { what: 'slices' }],
    });
  });

  it.each([
    '$(".flexslider").flexslider({ asNavFor: "#main" })',
    '$(".flexslider").flexslider({ itemWidth: 210 })',
    '$(".flexslider").flexslider("next")',
    'if (wide) $("#slider").nivoSlider()',
  ])('stay where ours does something else: %s', (source) => {
    expect(only(source)?.fate).toBe('stays');
  });
});

describe('bxSlider', () => {
  const call = (options: string) => only(`$(".bxslider").bxSlider({${options}})`);

  it('becomes a slider with what it does where a call says nothing', () => {
    expect(only('$(".bxslider").bxSlider()')).toMatchObject({
      ...{ library: 'bxslider', fate: 'unchanged', selector: '.bxslider', lost: [] },
      slider: {
        ...{ fade: false, autoplay: false, autoplaySpeed: 4000, speed: 500, infinite: true },
        ...{ dots: true, arrows: true, pauseOnHover: false },
      },
    });
  });

  it.each([
    ['its motion', 'mode: "fade"', { fade: true }],
    ['its direction', 'mode: "vertical", minSlides: 2', { vertical: true, slidesToShow: 2 }],
    ['its time', 'auto: true, pause: 3000, pager: false', { autoplay: true, autoplaySpeed: 3000 }],
    ['a start that is a text', 'startSlide: "1"', { initialSlide: 1 }],
    [
      'as many slides at every width',
      'slideWidth: "190px", minSlides: 5, maxSlides: 5, moveSlides: 1',
      { slidesToShow: 5, slidesToScroll: 1 },
    ],
    [
      'as many in each step as are in sight',
      'slideWidth: 9, minSlides: 3, maxSlides: 3',
      { slidesToShow: 3, slidesToScroll: 3 },
    ],
  ])('keeps %s', (_what, options, slider) => {
    expect(call(options)).toMatchObject({ fate: 'unchanged', slider, lost: [] });
  });

  it('shows one slide where it says no width, as ours does', () => {
    expect(call('minSlides: 2, maxSlides: 4')?.slider).not.toHaveProperty('slidesToShow');
  });

  it('keeps the width and the distance of its slides by the stylesheet', () => {
    expect(call('slideWidth: 200, minSlides: 3, maxSlides: 3, slideMargin: 10')?.look).toEqual([
      '--auftritt-slide-gap: 10px',
      'width: 100%',
      'max-width: 620px',
      'margin-inline: auto',
    ]);
    expect(call('mode: "fade", slideWidth: 600, slideMargin: 10')?.look).toContain(
      'max-width: 600px',
    );
    expect(call('mode: "vertical", slideMargin: 10')).toMatchObject({
      lost: [{ what: 'slideMargin' }],
    });
  });

  it.each([
    ['runs without a stop', '$(".x").bxSlider({ ticker: true })'],
    ['fits its slides in', '$(".x").bxSlider({ slideWidth: 200, minSlides: 2, maxSlides: 4 })'],
    ['counts at run time', '$(".x").bxSlider({ slideWidth: width(), maxSlides: 3 })'],
    ['has thumbnails', '$(".x").bxSlider({ pagerCustom: "#thumbs" })'],
    ['calls back', '$(".x").bxSlider({ onSlideAfter: count })'],
    ['is asked', 'var s = $(".x").bxSlider(); $(".y").click(function () { s.goToSlide(0) })'],
    ['is asked elsewhere', 'window.slider = $(".x").bxSlider()'],
    ['is asked at once', '$(".x").bxSlider().startAuto()'],
    ['is asked by its name', '$(".x").data("bxSlider").reloadSlider()'],
    ['runs under a condition', 'if (wide) $(".x").bxSlider()'],
  ])('stays where it %s', (_what, source) => {
    expect(only(source)).toMatchObject({ library: 'bxslider', fate: 'stays' });
  });

  it('is known by what its file defines, whatever its name', () => {
    const file =
      '/** BxSlider v4.1.2 */ (function ($) { $.fn.bxSlider = function (o) { $(this).bxSlider(o); $(window).width() } })(jQuery)';
    expect(factsOf(file, 'vendor.js')).toMatchObject({
      ...{ holds: ['bxslider'], isLibrary: true, moves: [], plugins: [] },
    });
    expect(factsOf('$(".x").bxSlider()', 'bxslider-start.js').moves).toHaveLength(1);
  });

  it('moves where nothing asks it, in a minified file too', () => {
    const source =
      'var s=$(".x").bxSlider();$(function(){$(".y").bxSlider({auto:!0}),$(".z").bxSlider()})';
    expect(moves(source).map(({ fate }) => fate)).toEqual(['unchanged', 'unchanged', 'unchanged']);
  });
});

describe('a lightbox', () => {
  it.each([
    ['Fancybox 3 on its own attribute', '$("[data-fancybox]").fancybox()', undefined, undefined],
    [
      'Fancybox 5 on its own attribute',
      'Fancybox.bind("[data-fancybox=\'a\']", {})',
      undefined,
      undefined,
    ],
    ['Fancybox 5 on others', 'Fancybox.bind("a.zoom")', 'a.zoom', undefined],
    ['Fancybox 2', '$("a.zoom").fancybox({helpers: {}})', 'a.zoom', 'fancybox-2'],
    ['Colorbox', '$("a.zoom").colorbox({rel: "zoom"})', 'a.zoom', 'colorbox'],
    [
      'Magnific Popup',
      '$(".box").magnificPopup({delegate: "a", type: "image"})',
      '.box a',
      'magnific',
    ],
    ['GLightbox', 'const l = GLightbox({selector: ".zoom"})', '.zoom', 'glightbox'],
  ])('of %s moves', (_which, source, selector, preset) => {
    const move = only(source);
    expect(move).toMatchObject({ fate: 'unchanged', behaviour: 'lightbox' });
    expect(move?.hook?.[1]).toBe(selector);
    expect(move?.preset).toBe(preset);
  });

  it('has the groups of its markup; a group that the call makes is named', () => {
    expect(lost('$("a").colorbox({rel: "rooms"})')).toEqual(['rel']);
    expect(lost('$("a.x").magnificPopup({gallery: {enabled: true}})')).toEqual(['gallery']);
    const inBox = '$(".box").magnificPopup({delegate: "a", gallery: {enabled: true}})';
    expect(only(inBox)).toMatchObject({ group: '.box', lost: [] });
  });

  it('that opens without a link stays', () => {
    expect(only('$.fancybox.open("<p>News</p>")')).toMatchObject({ fate: 'stays' });
    expect(only('$.magnificPopup.open({})')).toMatchObject({ library: 'magnific', fate: 'stays' });
    expect(only('$(".x").magnificPopup({type: "ajax"})')).toMatchObject({ fate: 'stays' });
  });

  it('loses what belongs to its look, and each option is named', () => {
    expect(
      lost(
        '$("a").fancybox({loop: true, transitionIn: "elastic", thumbs: true, afterLoad: f => f})',
      ),
    ).toEqual(['transitionIn', 'thumbs', 'afterLoad']);
  });
});

describe('Bootstrap', () => {
  it.each([
    ['$("#a").collapse()', 'unchanged'],
    ['$("#a").collapse("hide")', 'stays'],
    ['$("#a a").tab()', 'unchanged'],
    ['$("#a").modal("show")', 'stays'],
    ['$("[title]").tooltip()', 'stays'],
    ['$("#a").carousel()', 'markup'],
    ['new bootstrap.Collapse("#a")', 'unchanged'],
    ['new bootstrap.Modal("#a")', 'stays'],
  ])('%s: %s', (source, fate) => {
    expect(only(source)).toMatchObject({ library: 'bootstrap', fate });
  });
});

describe('scrolling', () => {
  it.each([
    ['$(".up").click(() => $("html").animate({scrollTop: 0}, 500))', ['unchanged', 'to-top']],
    [
      '$("a").click(function () { $("html").animate({scrollTop: $(this.hash).offset().top}) })',
      ['unchanged', 'anchors'],
    ],
    ['$("html").animate({scrollTop: 0})', ['stays', undefined]],
  ])('%s', (source, [fate, behaviour]) => {
    expect(only(source)).toMatchObject({ fate });
    expect(only(source)?.behaviour).toBe(behaviour);
  });

  it('is not any other animation', () => {
    expect(moves('$(".x").animate({height: "toggle"})')).toEqual([]);
  });
});

describe('the others', () => {
  it('flipster needs another markup', () => {
    expect(only('$(".x").flipster({style: "coverflow"})')).toMatchObject({
      fate: 'markup',
      hook: ['coverflow', '.x'],
      lost: [{ what: 'style' }],
    });
  });

  it('klaro gives its address of the privacy policy', () => {
    const source =
      'var klaroConfig = {privacyPolicy: {de: "/datenschutz/", en: "/privacy/"}, apps: [{name: "youtube"}]}';
    expect(only(source)).toMatchObject({
      attributes: { 'data-privacy-url': 'de /datenschutz/ en /privacy/' },
      lost: [{ what: 'services' }],
    });
  });

  it('a cookie of consent moves, and any other one stays', () => {
    expect(only('Cookies.set("cookie-consent", 1)')).toMatchObject({ fate: 'markup' });
    expect(only('$.cookie("basket")')).toMatchObject({ fate: 'stays' });
  });
});

describe("a site's own code with jQuery", () => {
  const own = (source: string) => factsOf(source, 'site.js').own.map(({ says }) => says);

  it('is what is left when the calls have gone', () => {
    expect(own('$(".x").slick({dots: true})')).toEqual([]);
    expect(own('$(".x").each(function () { $(this).slick() })')).toEqual([]);
    expect(
      own('$(".up").on("click", function () { $("html").animate({scrollTop: 0}); return false })'),
    ).toEqual([]);
    expect(own('$(".x").on("click", function () { $(this).toggleClass("y") })')).toEqual([
      'code of your own',
    ]);
  });

  it.each([
    ['$(".grid").isotope({filter: "*"})', 'a filter of a list'],
    ['$(".n").counterUp()', 'a counter'],
    ['$(window).scroll(function () { $(".up").fadeIn() })', 'changes after scrolling'],
    ['$(".form").submit(function () { $.post("/send") })', 'a form or content by request'],
    [
      '$(".dropdown-toggle").click(function () { $(this).next().slideToggle() })',
      'opens a menu, which dropdown and collapse do: delete it',
    ],
    ['$(".x").parallax()', 'the plugin parallax'],
  ])('%s is %s', (source, says) => {
    expect(own(source)).toEqual([says]);
  });

  it('is not that of the document itself', () => {
    expect(own('document.querySelector(".x").addEventListener("click", f)')).toEqual([]);
  });
});

describe('a bundle', () => {
  const library =
    '(function ($) { $.fn.owlCarousel = function () { $(this).addClass("owl") } })(jQuery);';
  const plugin =
    '(function ($) { $.fn.owlCarousel.Plugins.Lazy = $.extend({}, $.each({}, f)) })(jQuery);';

  it("has the site's calls and code, and not those of its libraries", () => {
    const site = '$(".x").owlCarousel(); $(".y").hide();';
    const { moves: found, own, holds } = factsOf(library + plugin + site, 'bundle.js');
    expect(found.map(({ selector }) => selector)).toEqual(['.x']);
    expect(own.map(({ what }) => what)).toEqual(['$(.y).hide()']);
    expect(holds).toEqual(['owl']);
  });

  it('may have all of it in one function', () => {
    const source = `(function ($) { $.fn.own = function () {}; $(".x").slick({ dots: true }); $(".y").hide(); })(jQuery)`;
    const { moves: found, own } = factsOf(source, 'site.js');
    expect(found.map(({ selector }) => selector)).toEqual(['.x']);
    expect(own.map(({ what }) => what)).toContain('$(.y).hide()');
  });
});

it("code that listens to a library's events is named with it", () => {
  const { own } = factsOf(
    '$("#film").on("hide.bs.modal", function () { $("#film").text("") })',
    'site.js',
  );
  expect(own).toMatchObject([{ says: 'listens to events of bootstrap.js', needs: 'bootstrap' }]);
});

describe('a small plugin of jQuery', () => {
  it.each([
    ['$("#faq").accordion({ active: 1 })', 'collapse', 'jquery-ui'],
    ['$("#prices").tabs()', 'tabs', 'jquery-ui'],
    ['$.scrollUp({ scrollText: "" })', 'to-top', 'scrolling'],
    ['$().UItoTop({ easingType: "easeOutQuart" })', 'to-top', 'scrolling'],
  ])('becomes a proposal: %s', (source, behaviour, see) => {
    expect(only(source)).toMatchObject({ fate: 'markup', behaviour, see });
  });

  it('that is asked something stays', () => {
    expect(only('$("#prices").tabs("option", "active", 1)')).toMatchObject({ fate: 'stays' });
  });

  it('is none where it is no call of jQuery', () => {
    expect(only('chrome.tabs(); menu.accordion()')).toBeUndefined();
  });
});
