// Where the page loads the service itself.

import type { Page } from '@playwright/test';
import { accepted, answerConsent, declined } from '../../support/consent.js';
import { answerWith, hold } from '../../support/routes.js';
import { mapsScript, mapsSource } from '../../support/services/maps.js';
import { expect, test } from '../../support/services/outside.js';
import { running } from '../../support/site.js';
import { drawn, map, tag } from './on-page.js';

test.use({ earlierAnswer: declined });

const own = `<script async src="${mapsScript}?key=page&callback=initMap"></script>`;

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
        // The script starts with its tag's event, whose listener it adds at once.
        queueMicrotask(() =>
          document.addEventListener('load', look, { capture: true, once: true }),
        );
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
  const head = '<script>window.calls = 0; window.initMap = () => { window.calls += 1; };</script>';
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
  const wanted = await hold(page, 'https://maps.googleapis.com/**');
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

for (const [how, query, head] of [
  ['as the service asks for it', '?key=page&callback=initMap', ''],
  ['without a scheme', '?key=page&callback=initMap', ''],
  ['without a callback', '?key=page', ''],
  ['without a query', '', ''],
  ['with a callback of the page', '?key=page&callback=start', mine],
  ['with a callback that the page defines later', '?key=page&callback=start', later],
  ['with a callback in an object', '?callback=site.map', '<script>site = { map() {} }</script>'],
] as const) {
  const address = `${mapsScript.replace(how === 'without a scheme' ? 'https:' : '', '')}${query}`;
  /** Without a scheme it is that of the page. */
  const serve = (page: Page) =>
    answerWith(page, 'http://maps.googleapis.com/**', mapsSource, 'text/javascript');

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
  }, async ({ page, start, requests }) => {
    await serve(page);
    const held = `<script type="text/plain" data-name="analytics" data-src="${address}"></script>`;
    await start('map', `${map}${held}`, { head });
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
