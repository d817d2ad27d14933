import { describe, expect, it } from 'vitest';
import {
  background,
  opacityOf,
  readColour,
} from '../../../src/micro-roots/category-gallery/colours.js';

describe('a colour', () => {
  it.each(['#a1b2c3', 'a1b2c3', '#A1B2C3', '#a1B2c3', ' #a1b2c3\n'])('is read from %j', (written) =>
    expect(readColour(written)).toBe('#a1b2c3'),
  );

  it.each(['#abc', 'abc', '#ABC'])('is read from %j', (written) =>
    expect(readColour(written)).toBe('#abc'),
  );

  it.each([
    ['#abcd', '#abc'],
    ['#a1b2c3dd', '#a1b2c3'],
    ['A1B2C3DD', '#a1b2c3'],
  ])('is read from %j without its opacity', (written, colour) =>
    expect(readColour(written)).toBe(colour),
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
    '#a1b2c3zz',
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
    expect(background('#a1b2c3', true)).toBe('#a1b2c3');
    expect([opacityOf(true), opacityOf(false)]).toEqual([1, 0.3]);
    expect(background('#a1b2c3', false)).toBe('color-mix(in srgb, #a1b2c3 30%, transparent)');
  });
});
