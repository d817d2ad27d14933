import { describe, expect, it } from 'vitest';
import { css, opacities, readColour } from '../../../src/micro-roots/category-gallery/colours.js';

const colour = { red: 0xaa, green: 0xbb, blue: 0xcc };

describe('a colour', () => {
  it.each(['#aabbcc', 'aabbcc', '#AABBCC', 'AABBCC', '#aAbBcC', '#abc', 'abc', '#ABC', ' #abc\n'])(
    'is read from %j',
    (written) => expect(readColour(written)).toEqual(colour),
  );

  it.each(['#abcd', '#aabbccdd', 'AABBCCDD'])('is read from %j without its opacity', (written) =>
    expect(readColour(written)).toEqual(colour),
  );

  it.each([
    '',
    ' ',
    '#',
    '#ab',
    '#abcde',
    '#aabbccd',
    '#aabbccdde',
    '#ggg',
    '##abc',
    'abc#',
    '#ab c',
    'red',
    'rgb(1, 2, 3)',
    '#abc; background: url(//evil.example)',
    '"><img src=x onerror=alert(1)>',
    '０００',
  ])('is not read from %j', (written) => expect(readColour(written)).toBeUndefined());
});

describe('a background', () => {
  it('is the colour at 100 % or at 30 %', () => {
    expect(opacities).toEqual({ active: 100, inactive: 30 });
    expect(css(colour, opacities.active)).toBe('rgb(170 187 204 / 100%)');
    expect(css(colour, opacities.inactive)).toBe('rgb(170 187 204 / 30%)');
  });
});
