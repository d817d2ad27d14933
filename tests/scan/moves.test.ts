import { describe, expect, it } from 'vitest';
import { factsOf } from '../../src/command/scan/facts.js';

const moves = (source: string) => factsOf(source, 'site.js').moves;
const only = (source: string) => moves(source)[0];
const lost = (source: string) => (only(source)?.lost ?? []).map(({ what }) => what);

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
