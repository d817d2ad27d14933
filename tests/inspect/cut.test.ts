import { describe, expect, it } from 'vitest';
import { cutCall, findCall } from '../../src/command/inspect/cut.js';
import { translate } from '../../src/command/inspect/moves/sliders.js';
import { bytesOf, contentOf, edited } from '../../src/command/inspect/site/bytes.js';

/** A script without the call of `slick` in it, as a browser would have reported its place. */
function without(text: string, name = 'slick'): string | undefined {
  const bytes = bytesOf(Buffer.from(text));
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n/);
  const line = lines.findIndex((each) => each.includes(`.${name}(`));
  const column = (lines[line] ?? '').indexOf(`.${name}(`) + 2;
  const files = [{ path: '/site.js', kind: 'script', bytes }] as const;
  const place = { file: '/site.js', line: line + 1, column, name };
  const call = findCall(place, { files, pages: new Map() });
  const edit = call && cutCall(call, new Set());
  return edit && contentOf(edited(bytes, [edit])).toString();
}

describe('a call that goes', () => {
  it.each([
    ["a();\n$('.x').slick({});\nb();\n", 'a();\nb();\n'],
    [
      "\ufeff// Größe ä\r\nä(); $('.ü').slick();\r\nb();\r\n",
      '\ufeff// Größe ä\r\nä(); \r\nb();\r\n',
    ],
    ["$(function () {\n  $('.x').slick();\n});\nb();", 'b();'],
    ["!function (a) { a('.x').slick() }(jQuery); b();", ' b();'],
    ["$('.x').each(function () { $(this).slick(); });\nb();", 'b();'],
    [
      "$('.x').show().each(function () { $(this).slick(); });",
      "$('.x').show().each(function () {  });",
    ],
    ["return a('.x').slick({}), !1", "return a('.x'), !1"],
    ["if (w < 9) $('.x').slick();", ''],
    ["if (ask()) $('.x').slick();", "if (ask()) $('.x');"],
    ["if ($('.x').length) {\n  $('.x').slick();\n}\nb();", 'b();'],
    ["if (w) { $('.x').slick(); } else { b(); }", 'if (w) {  } else { b(); }'],
    ["$('.x').addClass('y').slick().show();", "$('.x').addClass('y').show();"],
    ["var s = $('.x').slick();", "var s = $('.x');"],
    ["(e = $('.x')).slick({}), b();", "(e = $('.x')), b();"],
    ["a()\n$('.x').slick();\n(function () {})()", 'a()\n;\n(function () {})()'],
  ])('leaves what stands around it: %s', (before, after) => {
    expect(without(before)).toBe(after);
  });

  it('is left to a person where its result steers the slider', () => {
    expect(without("var s = $('.x').bxSlider();", 'bxSlider')).toBeUndefined();
  });
});

describe('the options of an old slider', () => {
  it.each([
    ['slick', { slidesToShow: '2', dots: 1 }, { slidesToShow: 2, dots: true }, []],
    ['slick', { prevArrow: '<b>', zIndex: 1000 }, {}, ['prevArrow']],
    [
      'owlCarousel',
      { items: 3, loop: true, responsive: { 0: { items: 1 }, 600: { items: 3 } } },
      {
        slidesToShow: 3,
        ...{ infinite: true, arrows: false, dots: true },
        mobileFirst: true,
        responsive: [
          { breakpoint: -1, settings: { slidesToShow: 1 } },
          { breakpoint: 599, settings: { slidesToShow: 3 } },
        ],
      },
      [],
    ],
    [
      'owlCarousel',
      { items: 3, itemsTablet: [700, 2], itemsMobile: false },
      {
        slidesToShow: 3,
        responsive: [
          { breakpoint: 701, settings: { slidesToShow: 2 } },
          { breakpoint: 980, settings: { slidesToShow: 3 } },
          { breakpoint: 1200, settings: { slidesToShow: 4 } },
        ],
      },
      [],
    ],
    [
      'bxSlider',
      { mode: 'fade', auto: true, pause: 900 },
      { fade: true, autoplay: true, autoplaySpeed: 900 },
      [],
    ],
    ['flexslider', { animation: 'slide', controlNav: false }, { fade: false, dots: false }, []],
  ] as const)('of %s are ours, or are lost by name: %j', (plugin, options, slider, lost) => {
    expect(translate(plugin, options)).toMatchObject({ slider, lost });
  });

  it('that ours has nothing for keep the slider', () => {
    expect(() => translate('bxSlider', { ticker: true })).toThrow(
      'our slider has nothing for ticker',
    );
  });
});
