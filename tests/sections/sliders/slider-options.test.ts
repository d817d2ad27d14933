// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { parseOptions } from '../../../src/page/options.js';
import { readSliderOptions } from '../../../src/sections/sliders/options.js';

/** The options that are read, and what is said of the others. */
function read(given: unknown): { options: object; said: string[] } {
  const said: string[] = [];
  const text = typeof given === 'string' ? given : JSON.stringify(given);
  return { options: readSliderOptions(parseOptions(text), (wrong) => said.push(wrong)), said };
}

describe('data-slider', () => {
  it.each([
    { slidesToShow: 3, dots: true, centerPadding: '10%', speed: 0, initialSlide: 0 },
    { responsive: [{ breakpoint: 600, settings: { slidesToShow: 1.5, arrows: false } }] },
    { asNavFor: '.other', prevArrow: '#back', cssEase: 'ease-in', lazyLoad: 'progressive' },
    {},
  ])('takes %j as it is', (options) => {
    expect(read(options)).toEqual({ options, said: [] });
  });

  it.each([
    [{ slideToShow: 1, dots: true }, 'slideToShow is no option of a slider'],
    [{ constructor: 1, dots: true }, 'constructor is no option of a slider'],
    [{ slidesToShow: '3', dots: true }, 'slidesToShow must be a number from 1 on'],
    [{ slidesToShow: 0.5, dots: true }, 'slidesToShow must be a number from 1 on'],
    [{ arrows: 'false', dots: true }, 'arrows must be true or false'],
    [{ autoplaySpeed: -1, dots: true }, 'autoplaySpeed must be a time in ms'],
    [
      { centerPadding: 'url(x)', dots: true },
      'centerPadding must be a length such as "50px" or "10%"',
    ],
    [
      { prevArrow: '<img src=x>', dots: true },
      'prevArrow must be the selector of elements of the page',
    ],
    [{ asNavFor: '..', dots: true }, 'asNavFor must be the selector of elements of the page'],
    [{ customPaging: 'x', dots: true }, 'customPaging cannot be set: JSON holds no functions'],
  ])('leaves out what is wrong in %j, and says so', (given, message) => {
    expect(read(given)).toEqual({ options: { dots: true }, said: [message] });
  });

  it('says what a breakpoint cannot change, and what is no breakpoint', () => {
    const settings = { slidesToShow: 1, autoplay: true };
    expect(read({ responsive: [{ breakpoint: 600, settings }, 'unslick'] })).toEqual({
      options: { responsive: [{ breakpoint: 600, settings: { slidesToShow: 1 } }] },
      said: [
        'autoplay cannot change at a breakpoint',
        'responsive must be a list of { "breakpoint": …, "settings": { … } }',
      ],
    });
  });

  it.each(['{', '[]', 'null', '3'])('is reported as a whole if it is %s', (text) => {
    expect(read(text)).toEqual({ options: {}, said: ['is no JSON object'] });
  });

  it('may be empty', () => {
    expect(read('')).toEqual({ options: {}, said: [] });
  });
});
