import type { Page } from '@playwright/test';
import { accepted, answerConsent, declined } from '../../support/consent.js';
import { casesOf, everyOther } from '../../support/extent.js';
import { mapsScript, mapsSource } from '../../support/services/maps.js';
import { expect, test } from '../../support/services/outside.js';
import { deferred, idle, running, unconfigured } from '../../support/site.js';

const tag = 'data-maps-key="key-1"';
const address = '<address>Lindenstraße 1, <a href="/way/">Berlin</a></address>';
const place = 'class="map" data-lat="52.52" data-lng="13.405"';
const map = `<div ${place} data-marker="/media/map-marker.svg" data-title="Firma">${address}</div>`;

test.use({ earlierAnswer: declined });

const asked = (page: Page) =>
  page.evaluate(() => ({
    maps: (window.asked?.maps ?? []).map(({ options }) => options),
    markers: (window.asked?.markers ?? []).map(({ options }) => ({
      ...options,
      map: Boolean(options.map),
    })),
  }));
const drawn = async (page: Page, count = 1) =>
  expect(page.locator('.map > .gm-style')).toHaveCount(count);

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

test.describe('where the page loads the service itself', () => {
  const own = `<script async src="${mapsScript}?key=page&callback=initMap"></script>`;

  for (const [order, head, script] of [
    ['before our tag', own, '<script type="module" src="/assets/auftritt.js"></script>'],
    ['after our tag', '', `<script defer src="/assets/auftritt.js"></script>${own}`],
  ] as const) {
    test(`its tag ${order} is enough, without a key of ours`, {
      tag: order === 'before our tag' ? [] : '@long',
    }, async ({ page, openFragment, requests }) => {
      await openFragment(map, { head, script });
      await drawn(page);
      expect(requests).toHaveLength(1);
    });
  }

  test('its tag that arrives last finds initMap there', { tag: '@long' }, async ({
    page,
    openFragment,
    complaints,
  }) => {
    await page.route(`${mapsScript}**`, async (route) => {
      await page.waitForFunction(() => window.auftritt !== undefined);
      await route.fallback();
    });
    await openFragment(`<p style="block-size: 4000px"></p>${map}`, { head: own });
    await page.waitForFunction(() => 'google' in window);
    expect(complaints).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, 4000));
    await drawn(page);
  });

  test('initMap is there in the task in which the script has come', { tag: '@long' }, async ({
    page,
    openFragment,
  }) => {
    // The service may come in the next one, before anything is painted.
    await page.addInitScript(() => {
      let script: typeof window.auftritt;
      Object.defineProperty(window, 'auftritt', {
        get: () => script,
        set(value) {
          script = value;
          const look = (): unknown => Reflect.set(window, 'inTime', typeof window.initMap);
          // The script starts in a microtask itself.
          queueMicrotask(() => queueMicrotask(look));
        },
      });
    });
    await openFragment(map, { head: own, load: true });
    expect(await page.evaluate(() => Reflect.get(window, 'inTime'))).toBe('function');
  });

  test('its own initMap is called too, once', { tag: '@long' }, async ({
    page,
    openFragment,
    requests,
  }) => {
    const head =
      '<script>window.calls = 0; window.initMap = () => { window.calls += 1; };</script>';
    await openFragment(map, { head, tag });
    await drawn(page);
    expect(await page.evaluate(() => Reflect.get(window, 'calls'))).toBe(1);
    expect(await page.evaluate(() => typeof window.initMap)).toBe('function');
    expect(requests).toHaveLength(1);
  });

  test('a function that the page replaces before the service calls it does not matter', async ({
    page,
    openFragment,
  }) => {
    const wanted = deferred();
    await page.route('https://maps.googleapis.com/**', async (route) => {
      await wanted.promise;
      await route.fulfill({ contentType: 'text/javascript', body: mapsSource });
    });
    const head = `<script async src="${mapsScript}?callback=start" onload="start = () => {}"></script>`;
    // The page has loaded once its script has.
    const opening = openFragment(map, { head });
    await running(page, 'map');
    wanted.resolve();
    await opening;
    await drawn(page);
  });

  const mine = '<script>function start() { window.started = true }</script>';
  const later = `<script>addEventListener('load', () => { window.start = () => {} })</script>`;

  for (const [how, query, head] of casesOf(
    [
      ['without a scheme', '?key=page&callback=initMap', ''],
      ['without a callback', '?key=page', ''],
      ['without a query', '', ''],
      ['with a callback of the page', '?key=page&callback=start', mine],
      ['with a callback that the page defines later', '?key=page&callback=start', later],
      [
        'with a callback in an object',
        '?callback=site.map',
        '<script>site = { map() {} }</script>',
      ],
    ] as const,
    (_, index) => index % 3 === 0,
  )) {
    const address = `${mapsScript.replace(how === 'without a scheme' ? 'https:' : '', '')}${query}`;
    /** Without a scheme it is that of the page. */
    const serve = (page: Page) =>
      page.route('http://maps.googleapis.com/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: mapsSource }),
      );

    test(`its tag ${how} is enough`, {
      tag: how === 'with a callback of the page' ? [] : '@long',
    }, async ({ page, openFragment, requests }) => {
      await serve(page);
      await openFragment(map, { head: `${head}<script async src="${address}"></script>` });
      await drawn(page);
      expect(requests).toHaveLength(1);
    });

    test(`its tag ${how} may wait for consent`, {
      tag: '@long',
    }, async ({ page, openFragment, requests }) => {
      await serve(page);
      const held = `<script type="text/plain" data-name="analytics" data-src="${address}"></script>`;
      await openFragment(`${map}${held}`, { head });
      await running(page, 'map');
      await running(page, 'consent');
      await expect(page.getByText('Lindenstraße')).toBeVisible();
      expect(requests).toEqual([]);
      await answerConsent(page.context(), new URL(page.url()).origin, accepted);
      // The page may see the cookie of another process a moment later.
      await page.waitForFunction((name) => document.cookie.includes(name), 'analytics%22%3Atrue');
      await page.evaluate(() => dispatchEvent(new Event('focus')));
      await drawn(page);
      expect(requests).toHaveLength(1);
    });
  }

  test('a service that is there already is used', { tag: '@long' }, async ({
    page,
    openFragment,
    requests,
  }) => {
    await openFragment('<div id="place"></div>', { head: own.replace('&callback=initMap', '') });
    await page.waitForFunction(() => 'google' in window);
    await page.evaluate((html) => {
      document.body.innerHTML = html;
      window.auftritt?.enhance();
    }, map);
    await drawn(page);
    expect(requests).toHaveLength(1);
  });
});

for (const [coordinates, complaint] of casesOf(
  [
    ['data-lat="" data-lng="13.4"', 'element lacks data-lat'],
    ['data-lat="52.5"', 'element lacks data-lng'],
    ['data-lng="13.4"', 'element lacks data-lat'],
    ['data-lat="52,52" data-lng="13,4"', 'data-lat "52,52" is not a number of degrees'],
    ['data-lat="NaN" data-lng="13.4"', 'data-lat "NaN" is not a number of degrees'],
    ['data-lat="90.1" data-lng="13.4"', 'data-lat 90.1 is beyond 90 degrees'],
    ['data-lat="52.5" data-lng="-180.5"', 'data-lng -180.5 is beyond 180 degrees'],
  ] as const,
  everyOther,
)) {
  test(`coordinates that are wrong leave the address: ${coordinates}`, {
    tag: coordinates.includes('NaN') ? [] : '@long',
  }, async ({ page, openFragment, requests, complaints }) => {
    const wrong = `<div class="map" ${coordinates}>${address}</div>`;
    await openFragment(wrong, { tag });
    await expect.poll(() => complaints).toHaveLength(1);
    expect(complaints[0]).toContain(`auftritt: map: ${complaint}`);
    expect(await page.evaluate(() => document.body.innerHTML)).toBe(wrong);
    expect(requests).toEqual([]);
  });
}

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

test('a blocked service leaves the address, and we add nothing', async ({
  page,
  openFragment,
  complaints,
}) => {
  await page.route(`${mapsScript}**`, (route) => route.abort('blockedbyclient'));
  const failed = page.waitForEvent('requestfailed');
  await openFragment(map, { tag });
  await failed;
  await expect(page.locator(`script[src^="${mapsScript}"]`)).toHaveCount(0);
  expect(await page.evaluate(() => document.body.innerHTML)).toBe(map);
  expect(await page.evaluate(() => 'initMap' in window)).toBe(false);
  expect(complaints.filter((line) => !line.startsWith('Failed to load resource'))).toEqual([]);
});

for (const order of ['before', 'after'] as const) {
  test(`where the service refuses the key the address comes back, its message ${order} the call`, {
    tag: order === 'before' ? [] : '@long',
  }, async ({ page, openFragment, complaints }) => {
    await openFragment(map, { tag });
    await drawn(page);
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
    expect(await page.evaluate(() => document.body.innerHTML)).toBe(map);
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
