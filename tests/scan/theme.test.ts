import { describe, expect, it } from 'vitest';
import { rulesIn } from '../../src/command/pages/styles.js';
import { factsOf } from '../../src/command/scan/facts.js';
import { cssOf, rulesOn, themeRules } from '../../src/command/scan/theme.js';

const movesOf = (source: string) =>
  factsOf(source, 'site.js').moves.map((move) => ({
    ...move,
    where: { at: 'site.js:1:1', count: 1, pages: 0 },
  }));

const moves = movesOf('$(".team").owlCarousel()');

const becomes = (css: string, name = 'theme.css') =>
  themeRules([{ name, rules: rulesIn(css) }], moves).map((rule) => rule.becomes);

it.each([
  [
    '.owl-dots .owl-dot.active span { color: red }',
    '.slick-dots > li.slick-active button { color: red }',
  ],
  ['.hero .owl-nav .owl-next { top: 0 }', '.hero .slick-next { top: 0 }'],
  ['.owl-stage-outer { overflow: visible }', '.slick-list { overflow: visible }'],
  [
    '.owl-item.active .name p { top: 0 }',
    '.slick-slide.slick-active .name p,.slick-slide.slick-active.name p { top: 0 }',
  ],
  [
    '.a .owl-item.active .name { top: 0 }',
    '.a .slick-slide.slick-active .name,.a .slick-slide.slick-active.name,.a > :first-child:not(.slick-slide) .name,.a > :first-child:not(.slick-slide).name { top: 0 }',
  ],
  ['.a .owl-item > div { top: 0 }', '.a .slick-slide > div,.a div.slick-slide { top: 0 }'],
  [
    '@media (min-width: 9px) { .a .owl-item { top: 0 } }',
    '@media (min-width: 9px) { .a .slick-slide { top: 0 } }',
  ],
])('the rule %s has a counterpart', (css, expected) => {
  expect(becomes(css)).toEqual([expected]);
});

describe('bxSlider', () => {
  const source = '$(".news").bxSlider({ slideWidth: 200 }); $(".more, .most").bxSlider()';
  const rules = (css: string, name = 'theme.css') =>
    themeRules([{ name, rules: rulesIn(css) }], movesOf(source)).map(({ becomes }) => becomes);

  it('keeps how wide a slider is, and what its stylesheet says of pictures', () => {
    const css = '.bx-wrapper img { max-width: 100% } .bx-wrapper { margin: 0 }';
    expect(rules(css, 'css/jquery.bxslider.min.css')[2]).toBe(
      ':is(.news, .more, .most) img { max-width: 100%; }',
    );
    expect(rules('')).toEqual([
      ':is(.news, .more, .most) > * { list-style: none; }',
      '.news { width: 100%; max-width: 200px; margin-inline: auto; }',
    ]);
  });

  it.each([
    ['.bx-wrapper', '.auftritt-slider'],
    ['.bx-wrapper .bx-viewport', '.auftritt-slider .slick-list'],
    ['.a .bx-wrapper .bx-pager', '.a .auftritt-slider .slick-dots'],
    [
      '.bx-wrapper .bx-pager.bx-default-pager a:hover',
      '.auftritt-slider .slick-dots > li button:hover',
    ],
    [
      '.bx-wrapper .bx-pager.bx-default-pager a.active',
      '.auftritt-slider .slick-dots > li.slick-active button',
    ],
    ['.bx-pager .bx-pager-item a', '.slick-dots > li button'],
    ['.bx-pager-item', '.slick-dots > li'],
    ['.bx-pager-link.active', '.slick-dots > li.slick-active button'],
    ['.bx-wrapper .bx-controls-direction a', '.auftritt-slider .slick-arrow'],
    ['.bx-controls-direction a.bx-next:hover', '.slick-arrow.slick-next:hover'],
    ['.bx-controls .bx-controls-direction .bx-prev', '.slick-prev'],
    ['.bx-wrapper .bx-next', '.auftritt-slider .slick-next'],
    ['.bx-prev.disabled', '.slick-prev.slick-disabled'],
    ['.bx-controls-direction a.disabled', '.slick-arrow.slick-disabled'],
    ['.bx-caption, .bx-next', '.slick-next'],
    ['.bx-wrapper .bx-caption', undefined],
    ['.bx-controls', undefined],
  ])('the rule of %s has its counterpart', (selector, expected) => {
    const [, , becomes] = rules(`${selector} { top: 0 }`);
    expect(becomes).toBe(expected && `${expected} { top: 0 }`);
  });
});

it('a part that ours has not is named', () => {
  expect(becomes('.owl-nav { top: 0 }')).toEqual([undefined]);
});

it.each([
  ['.team .slide { height: 100vh; color: red }', /calc\(100vh - 5rem\)/],
  ['.team img { margin: 0 -15px }', /cut off/],
])('what looks otherwise in a slider is named: %s', (css, expected) => {
  expect(themeRules([{ name: 'theme.css', rules: rulesIn(css) }], moves)).toMatchObject([
    { becomes: undefined, says: expect.stringMatching(expected) },
  ]);
});

it('what is outside a slider is not named', () => {
  expect(becomes('.hero { height: 100vh } .team2 img { margin-left: -9px }')).toEqual([]);
});

const shown = (slider: string): string =>
  `${slider}[data-slider] { display: grid; visibility: revert-layer; opacity: revert-layer; } ${slider}.auftritt-slider { display: flex; }`;

it('a slider that is hidden until the old library starts is shown', () => {
  expect(becomes('.team{display:none}')).toEqual([shown('.team')]);
  expect(becomes('.x .owl-carousel{opacity:0;}')).toEqual([shown('.x .owl-carousel')]);
  expect(becomes('.owl-carousel{opacity:.5}.other{display:none}')).toEqual([]);
});

it('a slider and its pictures are shown, and as wide, as Owl’s own file says', () => {
  const css =
    '.owl-carousel{display:none;width:100%}.owl-carousel .owl-item img{display:block;width:100%}';
  expect(becomes(css, 'css/owl.carousel.min.css')).toEqual([
    '.owl-carousel { width:100%; }',
    shown('.owl-carousel'),
    '.owl-carousel img { display:block; width:100%; }',
  ]);
});

it('a theme is one too where something else of jQuery moves', () => {
  const source =
    '$(".team").owlCarousel(); $(".up").click(() => $("html").animate({scrollTop: 0}))';
  const [rule] = themeRules(
    [{ name: 'theme.css', rules: rulesIn('.owl-dots { top: 0 }') }],
    movesOf(source),
  );
  expect(rule?.becomes).toBe('.slick-dots { top: 0 }');
});

it('the library’s own file is none of the theme’s', () => {
  expect(becomes('.owl-dots { top: 0 }', 'css/owl.carousel.min.css')).toEqual([]);
});

it('broken stylesheets end', () => {
  for (const css of ['a{', '}}}{', '@media{', '/*', 'a{b:c;}}@x{', '{'.repeat(9999)])
    expect(rulesIn(css).length).toBeLessThan(10_000);
});

it('a stylesheet that only other pages link to says nothing of a page', () => {
  const rules = ['home.css', 'news.css', 'imported.css', 'bxslider'].map((at) => ({
    ...{ at, selector: '.bx-wrapper', becomes: undefined },
  }));
  const [home, news] = [{ wears: ['home.css'] }, { wears: ['news.css'] }];
  expect(rulesOn(home, [home, news], rules).map(({ at }) => at)).toEqual([
    ...['home.css', 'imported.css', 'bxslider'],
  ]);
});

it('what a rule becomes cannot end the element that it stands in', () => {
  const rules = rulesIn('.owl-item{content:"</style>"}');
  const css = cssOf(themeRules([{ name: 'a.css', rules }], moves));
  expect(css).not.toContain('</');
});
