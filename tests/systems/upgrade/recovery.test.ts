import { expect, it, vi } from 'vitest';
import { presentAddress } from '../../../src/recovery.js';

vi.stubGlobal('INTERFACE', 'one');
vi.stubGlobal('FILES', [
  './chunks/image-slider.gallery-slider-AAAAAAAA.js',
  './chunks/gallery-slider-AAAAAAAA.js',
]);

const gone = new TypeError('gone');

it('finds the file of the same name with another hash', () => {
  expect(presentAddress('./chunks/gallery-slider-ZZZZZZZZ.js', 'one', gone)).toBe(
    './chunks/gallery-slider-AAAAAAAA.js',
  );
});

it('has nothing for a file that is present, or of which there is none', () => {
  for (const address of ['./chunks/gallery-slider-AAAAAAAA.js', './chunks/map-AAAAAAAA.js']) {
    expect(() => presentAddress(address, 'one', gone)).toThrow(gone);
  }
});

it('refuses a file that does not fit the script that asks', () => {
  const ask = () => presentAddress('./chunks/gallery-slider-ZZZZZZZZ.js', 'two', gone);
  expect(ask).toThrow(/gallery-slider-ZZZZZZZZ\.js \(it is gone, and .* of another version/);
});
