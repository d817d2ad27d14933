import { describe, expect, it } from 'vitest';
import { readColour } from '../../../src/micro-roots/category-gallery/colours.js';

describe('a colour', () => {
  it.each([
    [' #a1b2c3\n', '#a1b2c3'],
    ['A1B2C3', '#a1b2c3'],
    ['#ABC', '#abc'],
    ['#abcd', '#abc'],
    ['A1B2C3DD', '#a1b2c3'],
  ])('is read from %j, without its opacity', (written, colour) =>
    expect(readColour(written)).toBe(colour),
  );

  it.each(['', '#ab', '#abcde', '#aabbccd', '#ggg', '##abc', 'red'])(
    'is not read from %j',
    (written) => expect(readColour(written)).toBeUndefined(),
  );
});
