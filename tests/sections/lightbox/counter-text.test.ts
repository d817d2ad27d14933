import { expect, it } from 'vitest';
import { counterText } from '../../../src/sections/lightbox/presentation.js';

it.each([
  [1, 1, '01 / 1'],
  [3, 7, '03 / 7'],
  [9, 12, '09 / 12'],
  [10, 12, '10 / 12'],
  [100, 120, '100 / 120'],
])('image %i of %i is counted as %s', (number, total, text) => {
  expect(counterText(number, total)).toBe(text);
});
