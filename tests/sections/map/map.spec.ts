import type { Page } from '@playwright/test';
import { declined } from '../../support/consent.js';
import { rest } from '../../support/rest.js';
import { hold } from '../../support/routes.js';
import { mapsScript } from '../../support/services/maps.js';
import { expect, test } from '../../support/services/outside.js';
import { idle, unconfigured } from '../../support/site.js';
import { address, drawn, map, tag } from './on-page.js';

test.use({ earlierAnswer: declined });

const asked = (page: Page) =>
  page.evaluate(() => ({
    maps: (window.asked?.maps ?? []).map(({ options }) => options),
    markers: (window.asked?.markers ?? []).map(({ options }) => ({
      ...options,
      map: Boolean(options.map),
    })),
  }));

test('it is drawn with exactly the specified settings and the marker', async ({
  page,
  openFragment,
  requests,
  complaints,
}) => {
  await openFragment(map, { tag });
  await drawn(page);
  expect(requests.map(({ href }) => href)).toEqual([
    `${mapsScript}?key=key-1&language=en-US&region=US&callback=initMap&loading=async`,
  ]);
  const { maps, markers } = await asked(page);
  const center = { lat: 52.52, lng: 13.405 };
  expect(maps).toEqual([
    {
      center,
      zoom: 11,
      minZoom: 0,
      maxZoom: 20,
      mapTypeId: 'roadmap',
      styles: [
        { featureType: 'poi.business', stylers: [{ visibility: 'off' }] },
        { featureType: 'transit', stylers: [{ visibility: 'off' }] },
      ],
      disableDefaultUI: true,
      cameraControl: false,
      mapTypeControl: false,
      rotateControl: false,
      scaleControl: false,
      streetViewControl: false,
      zoomControl: true,
      fullscreenControl: true,
    },
  ]);
  expect(markers).toEqual([
    { map: true, position: center, icon: '/media/map-marker.svg', title: 'Firma' },
  ]);
  expect(await page.evaluate(() => 'initMap' in window)).toBe(false);
  expect(complaints).toEqual([]);
});

test('nothing is loaded before a map comes near the viewport; then once for all of them', async ({
  page,
  openFragment,
  requests,
}) => {
  await openFragment(`<p style="block-size: 4000px"></p>${map}${map}`, { tag });
  await idle(page);
  expect(requests).toEqual([]);
  await page.evaluate(() => window.scrollTo(0, 4000));
  await drawn(page, 2);
  expect(requests).toHaveLength(1);
});

test('a container without a height gets one', { tag: '@long' }, async ({ page, openFragment }) => {
  await openFragment(map, { tag, stylesheet: false });
  await drawn(page);
  await expect.poll(async () => (await page.locator('.map').boundingBox())?.height).toBe(320);
});

test('`data-maps-src` says where the service comes from, and the nonce goes with it', {
  tag: '@long',
}, async ({ page, openFragment, requests }) => {
  await openFragment(map, { tag: `${tag} data-maps-src="https://maps.example/js?v=3" nonce="n"` });
  await expect.poll(() => requests.length).toBe(1);
  expect(requests[0]?.href).toContain('https://maps.example/js?v=3&key=key-1');
  const script = page.locator('script[src^="https://maps.example"]');
  expect(await script.evaluate((element) => element.nonce)).toBe('n');
});

// What else is no place: map.test.ts.
test('coordinates that are wrong leave the address', async ({
  page,
  openFragment,
  requests,
  complaints,
}) => {
  const wrong = `<div class="map" data-lat="NaN" data-lng="13.4">${address}</div>`;
  await openFragment(wrong, { tag });
  await expect.poll(() => complaints).toHaveLength(1);
  expect(complaints[0]).toContain('auftritt: map: data-lat "NaN" is not a number of degrees');
  expect(await page.evaluate(() => document.body.innerHTML)).toBe(wrong);
  expect(requests).toEqual([]);
});

test('without a key the address stands there, and `instances()` says what the tag lacks', async ({
  page,
  openFragment,
  requests,
  complaints,
}) => {
  await openFragment(map);
  await unconfigured(page, 'map', 'the tag lacks data-maps-key');
  await expect(page.getByText('Lindenstraße')).toBeVisible();
  expect(requests).toEqual([]);
  expect(await page.evaluate(() => 'initMap' in window)).toBe(false);
  // Its words are one line, in the middle of the map.
  const isOneLine = await page.locator('.map').evaluate((map) => {
    const [whole, link] = [map, map.querySelector('a') ?? map].map((each) =>
      each.getBoundingClientRect(),
    );
    const words = document.createRange();
    words.selectNodeContents(map.querySelector('address') ?? map);
    const { top, bottom, height } = words.getBoundingClientRect();
    const middle = ((whole?.top ?? 0) + (whole?.bottom ?? 0)) / 2;
    return height < 1.5 * (link?.height ?? 0) && Math.abs((top + bottom) / 2 - middle) < 2;
  });
  expect(isOneLine).toBe(true);
  expect(complaints).toEqual([]);
});

for (const order of ['before', 'after'] as const) {
  test(`where the service refuses the key the address comes back, its message ${order} the call`, {
    tag: order === 'before' ? [] : '@long',
  }, async ({ page, openFragment, complaints }) => {
    await openFragment(map, { tag });
    await drawn(page);
    // The message takes the place of all that was there: what renews such elements comes when the address is back.
    const code = await hold(page, '**/chunks/renew-*.js');
    await page.evaluate((when) => {
      const container = document.querySelector('.map');
      const say = (): void => {
        const message = document.createElement('div');
        message.className = 'gm-err-container';
        container?.replaceChildren(message);
      };
      if (when === 'before') say();
      window.gm_authFailure?.();
      if (when === 'after') say();
    }, order);
    await expect(page.locator('.map')).toHaveText('Lindenstraße 1, Berlin');
    code.resolve();
    await rest(page);
    const html = await page.evaluate(() => document.body.innerHTML);
    expect(html.replace(/ data-auftritt-runs="[^"]*"/, '')).toBe(map);
    expect(complaints).toEqual([expect.stringContaining('map: the service refuses the key')]);
    await page.evaluate(() => window.auftritt?.release());
    expect(await page.evaluate(() => 'gm_authFailure' in window)).toBe(false);
  });
}

test('released, the address is back and the marker gone', async ({ page, openFragment }) => {
  await openFragment(map, { tag });
  await drawn(page);
  await page.evaluate(() => window.auftritt?.release());
  expect(await page.evaluate(() => document.body.innerHTML)).toBe(map);
  expect(await page.evaluate(() => window.asked?.markers[0]?.map)).toBeNull();
});
