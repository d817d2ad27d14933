import { expect, it } from 'vitest';
import { normalised } from '../../../src/sections/telephone/telephone.js';

it.each([
  ['tel:+49 (0)30 23125-014', 'tel:+493023125014'],
  ['tel:+49%20(0)30%2023125', 'tel:+493023125'],
  ['tel:030 – 23125 — 0', 'tel:030231250'],
  ['tel:+49\u00a030\u202f23125', 'tel:+493023125'],
  ['tel:+4930(1)23', 'tel:+4930(1)23'],
  ['tel:', 'tel:'],
])('%s is normalised to %s', (href, expected) => {
  expect(normalised(href)).toBe(expected);
});
