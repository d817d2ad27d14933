import { describe, expect, it } from 'vitest';
import { factsOf } from '../../src/command/scan/facts.js';

const moves = (source: string) => factsOf(source, 'site.js').moves;
const only = (source: string) => moves(source)[0];

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
