import { accepted } from '../support/consent.js';
import { casesOf, everyOther } from '../support/extent.js';
import { fileFaults, serviceFaults } from '../support/faults.js';
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

/** The ordinary command tries every second fault of services, a long run all of them. */
const everySecond = casesOf(Object.entries(serviceFaults), everyOther);

for (const [what, fault] of everySecond) {
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

/** The ordinary command tries one fault of images, a long run all of them. */
const imageFaults = casesOf(Object.entries(fileFaults), (_, index) => index === 0);

for (const [what, fault] of imageFaults) {
  test(`images whose request ${what} cost only themselves`, { tag: '@long' }, async ({
    page,
    complaints,
  }) => {
    await page.route('**/media/**', (route) =>
      what === 'brings half a file' ? route.fulfill({ body: 'RIFF' }) : fault(route),
    );
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
}

/** What a call can meet; that of half a page brings what has arrived of it. */
const callFaults = Object.entries(fileFaults).filter(([what]) => what !== 'brings half a file');

/** Both galleries have one code for their calls, so the ordinary command takes the first. */
const galleries = [
  ['/home/produkte/', 'category-gallery', ['[data-uid="12"] a', '.back-to-category']],
  ['/en/home/inspiration/', 'inspiration-gallery', ['[data-uid="22"]']],
] as const;

for (const [path, kind, choices] of casesOf<(typeof galleries)[number]>(
  galleries,
  (_, index) => index === 0,
)) {
  test(`calls of ${path} that fail in every way leave what is shown, and the next one works`, {
    tag: '@long',
  }, async ({ page, complaints }) => {
    await openPage(page, path);
    await page.hover('.list_products');
    await running(page, kind);
    await running(page, 'gallery-slider');
    const words = await page.evaluate(() => window.probe.kept());
    let calls = 0;
    for (const [, fault] of callFaults) {
      for (const choice of choices) {
        await page.route('**/*type=7411', (route) => {
          calls += 1;
          return fault(route);
        });
        const before = ours(complaints).length;
        await page.locator(choice).click();
        await expect.poll(() => ours(complaints).length).toBe(before + 1);
        expect(ours(complaints).at(-1)).toMatch(new RegExp(`^auftritt: ${kind}: request for`));
        await page.unroute('**/*type=7411');
      }
    }
    expect(calls).toBe(callFaults.length * choices.length);
    expect(await page.evaluate((known) => window.probe.lost(known), words)).toEqual([]);
    expect(await page.evaluate(() => window.probe.uncaught)).toEqual([]);

    await page.context().setOffline(true);
    await page.locator(choices[0]).click();
    await expect.poll(() => ours(complaints).length).toBe(calls + 1);
    await page.context().setOffline(false);
    const replaced = page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('auftritt:replaced', () => resolve('replaced'), { once: true });
        }),
    );
    await page.locator(choices[0]).click();
    expect(await replaced).toBe('replaced');
    await expect(page.locator('.loading-overlay')).toBeHidden();
  });
}
