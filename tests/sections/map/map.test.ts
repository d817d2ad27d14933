import { describe, expect, it } from 'vitest';
import { readPlace } from '../../../src/services/map/map.js';
import { serviceAddress } from '../../../src/services/map/maps-service.js';

describe('the place of a map', () => {
  it.each([
    ['52.52', '13.405', 52.52, 13.405],
    [' -90 ', '180', -90, 180],
    ['+0', '-180.0', 0, -180],
  ])('is read from %s, %s', (lat, lng, north, east) => {
    expect(readPlace({ lat, lng })).toEqual({ lat: north, lng: east });
  });

  it.each([
    [undefined, '1', 'element lacks data-lat'],
    ['1', undefined, 'element lacks data-lng'],
    ['', '1', 'element lacks data-lat'],
    ['1', ' ', 'element lacks data-lng'],
    ['52,5', '1', 'data-lat "52,5" is not a number of degrees'],
    ['1e1', '1', 'data-lat "1e1" is not a number of degrees'],
    ['0x1', '1', 'data-lat "0x1" is not a number of degrees'],
    ['Infinity', '1', 'data-lat "Infinity" is not a number of degrees'],
    ['52.5°', '1', 'data-lat "52.5°" is not a number of degrees'],
    ['90.0001', '1', 'data-lat 90.0001 is beyond 90 degrees'],
    ['1', '181', 'data-lng 181 is beyond 180 degrees'],
  ])('is wrong: %s, %s', (lat, lng, what) => {
    expect(readPlace({ lat, lng })).toBe(what);
  });
});

it("the key stands in the service's address as it is given", () => {
  const address = serviceAddress('a key&x', undefined, 'https://example.com/home/');
  expect(new URL(address).searchParams.get('key')).toBe('a key&x');
});
