import { describe, expect, it } from 'vitest';
import { isServiceCookie, propertyId } from '../../../src/services/analytics/property.js';

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
});

describe('the service', () => {
  it.each(['_ga', '_ga_ABC', '_gid', '_gat', '_gat_UA-1', '_gac_UA-1', '_gcl_au'])(
    'sets the cookie %s',
    (name) => {
      expect(isServiceCookie(name)).toBe(true);
    },
  );

  it.each(['klaro', '_gallery', 'ga', '_gates', '_gcl', 'ga-disable-G-1'])(
    'does not set %s',
    (name) => {
      expect(isServiceCookie(name)).toBe(false);
    },
  );
});
