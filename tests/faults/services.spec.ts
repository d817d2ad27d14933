import type { Route } from '@playwright/test';
import { accepted } from '../support/consent.js';
import { installProbe } from '../support/page-content.js';
import { answerWith } from '../support/routes.js';
import { gtagScript, gtagSource } from '../support/services/gtag.js';
import { mapsScript, mapsSource } from '../support/services/maps.js';
import { expect, id } from '../support/services/outside.js';
import { openPage, running, test } from '../support/site.js';
import { vary } from '../support/static-pages.js';

const contact = '/home/kontakt/';
const tag = `data-analytics-id="${id}" data-maps-key="key"`;

test.use({ earlierAnswer: accepted });

test.beforeEach(async ({ page }) => {
  await installProbe(page);
  await vary(page, { tag });
  await answerWith(page, `${gtagScript}**`, gtagSource, 'text/javascript');
  await page.route('https://www.google-analytics.com/**', (route) =>
    route.fulfill({ status: 204 }),
  );
  await answerWith(page, `${mapsScript}**`, mapsSource, 'text/javascript');
});

/** What is ours of what was written: nothing, since the services' failures are theirs to tell. */
const ours = (complaints: readonly string[]): readonly string[] =>
  complaints.filter((line) => /^(auftritt|uncaught)/.test(line));

/** What such a request can meet: nobody, a server without the file, and one that sends something else. */
const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'is blocked': (route) => route.abort('blockedbyclient'),
  'is not found': (route) => route.fulfill({ status: 404, body: 'no' }),
  'brings something else': (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'X-Content-Type-Options': 'nosniff' },
      body: '<!doctype html>',
    }),
};

for (const [what, fault] of Object.entries(faults)) {
  test(`a request for the maps and analytics services that ${what} leaves address and form`, {
    tag: what === 'is blocked' ? [] : '@long',
  }, async ({ page, complaints }) => {
    const requests: string[] = [];
    for (const script of [gtagScript, mapsScript]) {
      await page.route(`${script}**`, (route) => {
        requests.push(script);
        return fault(route);
      });
    }
    await page.goto(contact);
    const address = await page.locator('.map').innerText();
    await page.locator('.map').scrollIntoViewIfNeeded();
    await running(page, 'map');
    await running(page, 'analytics');
    await expect.poll(() => [...requests].sort()).toEqual([mapsScript, gtagScript].sort());
    await page.evaluate(() => window.probe.settle());
    await expect(page.locator('.map')).toHaveText(address, { useInnerText: true });
    await page.locator('form').hover();
    await running(page, 'form');
    expect(await page.evaluate(() => window.probe.uncaught)).toEqual([]);
    expect(ours(complaints)).toEqual([]);
    expect(requests).toHaveLength(2);
  });
}

test('services that come late are taken when they come, in whatever order', {
  tag: '@long',
}, async ({ page, complaints }) => {
  const late: (() => Promise<void>)[] = [];
  for (const [script, body] of [
    [gtagScript, gtagSource],
    [mapsScript, mapsSource],
  ] as const) {
    await page.route(`${script}**`, (route) => {
      late.unshift(() => route.fulfill({ contentType: 'text/javascript', body }));
    });
  }
  await page.goto(contact);
  await page.locator('.map').scrollIntoViewIfNeeded();
  await expect.poll(() => late.length).toBe(2);
  await expect(page.locator('.map')).toHaveText(/\w/);
  await page.locator('form').hover();
  await running(page, 'form');
  const viewed = page.waitForRequest('https://www.google-analytics.com/**');
  for (const arrive of late) await arrive();
  await expect(page.locator('.map .gm-style')).toHaveCount(1);
  await viewed;
  expect(ours(complaints)).toEqual([]);
});

test('images that are blocked cost only themselves', { tag: '@long' }, async ({
  page,
  complaints,
}) => {
  await page.route('**/media/**', (route) => route.abort('blockedbyclient'));
  await page.setViewportSize({ width: 1440, height: 6000 });
  await openPage(page, '/home/referenzen/');
  for (const slider of ['image-slider', 'logo-slider', 'reference-slider']) {
    await running(page, slider);
  }
  await page.locator('.reference-slider .slick-next').click();
  await expect(page.locator('.reference-slider')).toContainText('2/');
  await page.locator('a[data-fancybox]').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The requested content cannot be loaded.');
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await page.evaluate(() => window.probe.uncaught)).toEqual([]);
  expect(ours(complaints)).toEqual([]);
});
