import { endAnimations } from '../support/animations.js';
import { chunkOf } from '../support/built-files.js';
import { test } from '../support/fragments.js';
import { downloads, header, references } from '../support/markup.js';
import { hold } from '../support/routes.js';
import { expect, test as pageTest, running } from '../support/site.js';

const narrow = { width: 390, height: 800 };
/** Consent belongs to every page; where a test counts what runs, it stays away. */
const alone = 'data-disable="consent"';
const downloadsChunk = `**/assets/chunks/${chunkOf('downloads')}-*`;

test.beforeEach(({ page }) => page.setViewportSize(narrow));

test('enhance and release may be repeated', { tag: '@long' }, async ({
  page,
  start,
  complaints,
}) => {
  await start('downloads', header + downloads);
  await running(page, 'navigation');
  // An id that is made for a body has a new number each time.
  const html = async () =>
    (await page.locator('body').innerHTML())
      .replaceAll(/-\d+"/g, '-n"')
      .replaceAll(/(data-auftritt-runs)="[^"]*"/g, '$1');
  const once = await html();
  await page.evaluate(() => {
    window.auftritt?.enhance();
    window.auftritt?.enhance(document.body);
  });
  expect(await html()).toBe(once);
  await page.locator('.downloads__toggle').click();
  await expect(page.locator('.downloads')).toHaveClass(/is-open/);

  await page.evaluate(() => {
    window.auftritt?.release();
    window.auftritt?.release(document.body);
  });
  expect(await page.locator('body').innerHTML()).toBe(header + downloads);
  await page.evaluate(() => window.auftritt?.enhance());
  for (const name of ['downloads', 'navigation']) await running(page, name);
  expect(await html()).toBe(once);
  expect(complaints).toEqual([]);
});

test('a part of the page is enhanced and released by itself', async ({ page, start }) => {
  await start('downloads', `<div id="a">${downloads}</div><div id="b"></div>`, {
    changes: true,
    tag: 'data-observe="no"',
  });
  const bodies = page.locator('[hidden="until-found"]');
  await page.evaluate((html) => {
    const place = document.getElementById('b');
    if (place) place.innerHTML = html;
  }, downloads);
  await expect(bodies).toHaveCount(1);
  await page.evaluate(() =>
    window.auftritt?.enhance(document.querySelector('#b .downloads') ?? document),
  );
  await expect(bodies).toHaveCount(2);
  await page.evaluate(() => window.auftritt?.release(document.querySelector('#a') ?? document));
  await expect(page.locator('#a [hidden]')).toHaveCount(0);
  await expect(page.locator('#b [hidden="until-found"]')).toHaveCount(1);
});

pageTest('events tell of starts, ends and errors', async ({ page, start }) => {
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    for (const type of ['enhanced', 'released', 'error']) {
      addEventListener(`auftritt:${type}`, (event) => {
        const { detail, target } = event as CustomEvent<{ behaviour: string; error?: Error }>;
        const where = target instanceof Element ? target.className : '';
        told.push([type, detail.behaviour, where, detail.error?.message].filter(Boolean).join(' '));
      });
    }
  });
  await start(
    'downloads',
    `${downloads}<div class="references"><i class="references__more"></i>
    <i class="references__more"></i></div>`,
    { tag: alone },
  );
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'told').length)).toBe(2);
  await page.evaluate(() => window.auftritt?.release());
  const told: unknown = await page.evaluate(() => Reflect.get(window, 'told'));
  // Which of the two comes first is the network's matter.
  const [one, other, ...rest] = Array.isArray(told) ? told : [];
  expect([one, other].sort()).toEqual([
    'enhanced downloads downloads',
    'error references references element has 2 .references__more, must have one',
  ]);
  expect(rest).toEqual(['released downloads downloads']);
});

test('code that does not arrive is asked for once more', async ({ page, start, complaints }) => {
  const asked: string[] = [];
  await page.route(downloadsChunk, (route) => {
    asked.push(new URL(route.request().url()).search);
    return asked.length === 1 ? route.abort() : route.continue();
  });
  await start('downloads', downloads, { load: true });
  expect(asked).toEqual(['', '?again']);
  expect(complaints.filter((line) => line.startsWith('auftritt'))).toEqual([]);
});

pageTest(
  'a behaviour that throws is reported, with its error, and stops no other',
  async ({ page, start, complaints }) => {
    await page.addInitScript(() => {
      const matchMedia = window.matchMedia.bind(window);
      window.matchMedia = (query) => {
        if (query.includes('768')) throw new RangeError('broken on purpose');
        return matchMedia(query);
      };
    });
    await start('references', header + downloads + references(1));
    await page.locator('.navigation-opener').focus();
    await running(page, 'navigation');
    await expect
      .poll(() => complaints)
      .toEqual([
        expect.stringMatching(/^auftritt: downloads: broken on purpose /),
        'uncaught: broken on purpose',
      ]);
    await endAnimations(page);
    await expect(page.locator('.downloads__body')).toBeVisible();
  },
);

test('a release while code is under way starts nothing', async ({ page, openFragment }) => {
  const arrival = await hold(page, downloadsChunk);
  await openFragment(downloads, { tag: alone, load: true });
  const starting = await page.evaluateHandle(() => {
    const names: string[] = [];
    document.addEventListener('auftritt:starting', ({ detail }) => names.push(detail.behaviour));
    return names;
  });
  const arrived = page.waitForResponse(downloadsChunk);
  await page.evaluate(() => window.auftritt?.release());
  arrival.resolve();
  await (await arrived).finished();
  await page.evaluate(() => window.auftritt?.enhance());
  await running(page, 'downloads');
  expect(await starting.jsonValue()).toEqual(['downloads']);
  expect(await page.evaluate(() => window.auftritt?.instances().length)).toBe(1);
  await page.locator('.downloads__toggle').click();
  await expect(page.locator('.downloads')).toHaveClass(/is-open/);
});
