import { describe, expect, it } from 'vitest';
import { factsOf } from '../../src/command/scan/facts.js';

const moves = (source: string) => factsOf(source, 'site.js').moves;
const only = (source: string) => moves(source)[0];
const lost = (source: string) => (only(source)?.lost ?? []).map(({ what }) => what);

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
