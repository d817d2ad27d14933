import { describe, expect, it } from 'vitest';
import { domainsOf } from '../../../src/page/cookies.js';
import {
  isServiceCookie,
  optOutExpiry,
  optOutName,
  propertyId,
  scriptAddress,
} from '../../../src/services/analytics/property.js';

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

describe('the service', () => {
  it('comes from its own address or from the one that is configured', () => {
    const base = 'https://example.com/home/';
    expect(scriptAddress('G-1', undefined, base)).toBe(
      'https://www.googletagmanager.com/gtag/js?id=G-1',
    );
    expect(scriptAddress('G-1', '/stats.js', base)).toBe('https://example.com/stats.js?id=G-1');
  });

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

  it('may set them for any domain above the host', () => {
    expect(domainsOf('www.example.com')).toEqual(['www.example.com', 'example.com', 'com']);
    expect(domainsOf('localhost')).toEqual(['localhost']);
  });
});

it('the opt-out expires at the end of 2099', () => {
  expect(optOutExpiry.toUTCString()).toBe('Thu, 31 Dec 2099 23:59:59 GMT');
});
