// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { parseOptions } from '../../../src/page/parse-options.js';
import { rowOptions } from '../../../src/sections/row-options.js';

describe('a row', () => {
  it.each([
    ['', {}],
    ['{', {}],
    ['{"arrows": false, "dots": true, "slidesToShow": 1}', { arrows: false, dots: true }],
    ['{"slidesToShow": 2}', { slidesToShow: 2 }],
    ['{"slidesToShow": 0}', undefined],
    ['{"slidesToShow": 1.5}', undefined],
    ['{"slidesToScroll": 2}', undefined],
    ['{"slidesToShow": 2, "fade": true}', undefined],
    ['{"slidesToShow": 3, "centerMode": true}', undefined],
    ['{"slidesToShow": 4, "centerMode": true, "centerPadding": "0px"}', undefined],
    [
      '{"slidesToShow": 3, "centerMode": true, "centerPadding": "0px", "infinite": false}',
      undefined,
    ],
    [
      '{"slidesToShow": 5, "centerMode": true, "centerPadding": "0px"}',
      { slidesToShow: 5, before: 2 },
    ],
    ['{"slidesToShow": 3, "centerMode": true, "centerPadding": "0"}', undefined],
    ['{"centerMode": true, "centerPadding": "0px"}', {}],
    ['{"centerMode": false, "slidesToShow": 4}', { slidesToShow: 4 }],
    ['{"responsive": "unslick"}', undefined],
    ['{"responsive": [{"breakpoint": 600, "settings": "unslick"}]}', undefined],
    ['{"responsive": [{"breakpoint": 600, "settings": {"vertical": true}}]}', {}],
    ['{"responsive": [{"breakpoint": 1025, "settings": {"vertical": true}}]}', undefined],
    [
      '{"slidesToShow": 4, "responsive": [{"breakpoint": 2000, "settings": {"slidesToShow": 3}}, {"breakpoint": 1100, "settings": {"slidesToShow": 2, "dots": true}}]}',
      { slidesToShow: 2, dots: true },
    ],
    [
      '{"mobileFirst": true, "responsive": [{"breakpoint": 900, "settings": {"slidesToShow": 3}}, {"breakpoint": 1024, "settings": {"slidesToShow": 4}}, {"breakpoint": 400, "settings": {"slidesToShow": 2}}]}',
      { slidesToShow: 3 },
    ],
    ['{"autoplay": true}', { plays: 3000 }],
    ['{"autoplay": true, "autoplaySpeed": 900, "speed": 100}', { plays: 900 }],
    [
      '{"autoplay": false, "autoplaySpeed": 900, "pauseOnHover": false, "fade": true}',
      { fade: true },
    ],
    ['{"autoplay": "yes"}', undefined],
    ['{"speed": "fast"}', undefined],
    ['{"dots": "yes"}', undefined],
    ['{"vertical": true}', undefined],
  ])('shows %s without slick: %j', (text, options) => {
    expect(rowOptions({ options: parseOptions(text) }, false, 1024)).toEqual(options);
  });
});

it('a row cannot show several slides where slides fade by default', () => {
  const options = { slidesToShow: 2 };
  expect(rowOptions({ options }, true, 1024)).toBeUndefined();
  expect(rowOptions({ options: { ...options, fade: false } }, true, 1024)).toBeDefined();
});

it.each([
  ['10px', undefined],
  [Infinity, undefined],
  [12, { gap: 12 }],
])('a distance of %s makes the options %j', (gap, options) => {
  expect(rowOptions({ options: {}, gap }, false, 1024)).toEqual(options);
});

it.each([false, true])(
  'of two breakpoints of one width the last one counts (%s)',
  (mobileFirst) => {
    const responsive = [2, 3].map((slidesToShow) => ({
      breakpoint: 800,
      settings: { slidesToShow },
    }));
    const options = { mobileFirst, responsive };
    expect(rowOptions({ options }, false, mobileFirst ? 1024 : 390)).toEqual({ slidesToShow: 3 });
  },
);
