import { describe, expect, it } from 'vitest';
import { optOutExpiry, optOutName, propertyId } from '../../../src/services/analytics/property.js';

describe('the property id', () => {
  it.each(['G-ABC123DEF4', 'UA-12345-6', 'GT-ABC', 'g-abc', `G-${'1'.repeat(38)}`])(
    'is %s',
    (id) => {
      expect(propertyId(id)).toBe(id);
    },
  );

  it.each([
    undefined,
    '',
    'G-',
    'G-1&x=2',
    'G-1;path=/',
    'G 1',
    '"><script>',
    '../G-1',
    `G-${'1'.repeat(39)}`,
  ])('is not %s', (text) => {
    expect(propertyId(text)).toBeUndefined();
  });

  it('names the opt-out', () => {
    expect(optOutName('G-1')).toBe('ga-disable-G-1');
  });
});

it('the opt-out expires at the end of 2099', () => {
  expect(optOutExpiry.toUTCString()).toBe('Thu, 31 Dec 2099 23:59:59 GMT');
});
