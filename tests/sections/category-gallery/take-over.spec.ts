import type { Page } from '@playwright/test';
import { test } from '../../support/fragments.js';
import { answerCalls, categoryGallery, holdCalls } from '../../support/galleries.js';
import { shiftOf, watchShifts } from '../../support/layout-shift.js';
import { hold } from '../../support/routes.js';
import { expect, openPage, test as pageTest, running } from '../../support/site.js';
import { vary } from '../../support/static-pages.js';

const chunk = /\/chunks\/gallery-[A-Z0-9]+\.js/;
const root = ':is(.category-gallery, .inspiration-gallery)';
const outer = (page: Page) =>
  page
    .locator(root)
    .evaluate((element) => element.outerHTML.replace(/ data-auftritt-runs="[^"]*"/, ''));

/** The sliders' own HTML is a matter of their own. */
const withoutSlider = 'data-disable="gallery-slider lightbox"';

for (const [name, path] of [
  ['category', '/home/produkte/'],
  ['inspiration', '/en/home/inspiration/'],
] as const) {
  pageTest(
    `taking over changes nothing but what it must, and release takes it back, ${path}`,
    { tag: name === 'category' ? [] : '@long' },
    async ({ page }) => {
      const arrives = await hold(page, chunk);
      await vary(page, { tag: withoutSlider });
      await watchShifts(page);
      await openPage(page, path);
      const before = await outer(page);
      const nodes = await page
        .locator(root)
        .evaluateHandle((element) => [...element.querySelectorAll('*')]);
      await page.evaluate(() => document.fonts.ready);
      const shifted = await shiftOf(page);
      arrives.resolve();
      await running(page, `${name}-gallery`);
      await expect(page.locator(`${root} [aria-current]`)).toHaveCount(1);
      const frame = () =>
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      await page.evaluate(frame);
      expect(await shiftOf(page)).toBe(shifted);

      const status = /<div class="category-gallery__status">.*?<\/div><p [^>]*><\/p><\/div>/;
      const named = (await outer(page))
        .replace(status, '')
        .replaceAll(/ style="((background-color|color|box-shadow): [^"]*)"/g, '')
        .replaceAll(' aria-current="true"', '');
      expect(named).toBe(before);
      const same = await page
        .locator(root)
        .evaluate((element, known) => known.every((node) => element.contains(node)), nodes);
      expect(same).toBe(true);

      await page.evaluate(() => window.auftritt?.release());
      expect(await outer(page)).toBe(before);
    },
  );
}

test('release ends what is under way, and leaves the HTML of the server', async ({
  page,
  start,
  complaints,
}) => {
  const calls = await holdCalls(page);
  const html = categoryGallery
    .replace('product_reference active"', 'product_reference  active "')
    .replace('data-uid="2"', 'data-uid="2" style="background-color: red; margin: 0"');
  await start('category-gallery', html, { tag: 'data-request-errors="recover"' });
  const failed = page.waitForEvent('requestfailed');
  await page.getByRole('link', { name: 'Two', exact: true }).click();
  await expect(page.locator('.loading-overlay')).toBeVisible();
  await page.evaluate(() => window.auftritt?.release());
  await failed;
  expect((await page.locator('body').innerHTML()).trim()).toBe(html.trim());

  await page.evaluate(() => window.auftritt?.enhance());
  await page.hover('.list_products');
  await running(page, 'category-gallery');
  await page.getByRole('link', { name: 'Two', exact: true }).click();
  await expect.poll(() => calls.length).toBe(2);
  await (await calls.at(1)).answer('no', 500);
  await expect(page.locator('.request-error')).toBeVisible();
  await page.evaluate(() => window.auftritt?.release());
  expect((await page.locator('body').innerHTML()).trim()).toBe(html.trim());
  expect(complaints.filter((line) => line.startsWith('uncaught'))).toEqual([]);
});

test('a choice made before the code has arrived is carried out once it has', async ({
  page,
  openFragment,
}) => {
  const calls = await answerCalls(page);
  const arrives = await hold(page, chunk);
  await openFragment(categoryGallery, { load: true });
  await page.getByRole('link', { name: 'Three', exact: true }).click();
  await page.getByRole('link', { name: 'Two', exact: true }).click();
  expect(calls).toEqual([]);
  arrives.resolve();
  await expect(page.locator('.gallery-inner')).toHaveText('Gallery 2');
  expect(calls).toHaveLength(1);
  await expect(page).toHaveURL(/\/fragment\/$/);
});

test('where the code does not arrive, items are links', async ({
  page,
  openFragment,
  complaints,
}) => {
  await page.route(chunk, (route) => route.abort());
  await openFragment(categoryGallery, { load: true });
  await page.getByRole('link', { name: 'Two', exact: true }).click();
  await expect(page).toHaveURL(/\/two\/$/);
  expect(complaints.join()).toContain('auftritt: category-gallery: code did not arrive');
});

test('a gallery that lacks a part is reported and left alone', async ({
  page,
  openFragment,
  complaints,
}) => {
  const html = categoryGallery.replace('class="gallery-inner" ', '');
  await openFragment(html);
  await expect
    .poll(() => complaints)
    .toEqual([expect.stringContaining('auftritt: category-gallery: element lacks .gallery-inner')]);
  expect((await page.locator('body').innerHTML()).trim()).toBe(html.trim());
});

test('a way back outside the gallery, chosen before the code has arrived, is carried out too', {
  tag: '@long',
}, async ({ page, openFragment }) => {
  const calls = await answerCalls(page);
  const arrives = await hold(page, chunk);
  const back = '<a class="back-to-category" href="/up/">Back</a>';
  const outside = categoryGallery.replace(back, '');
  // The second gallery has a way back of its own, which is none of the first.
  const other = categoryGallery
    .replace('id="gallery"', 'id="other"')
    .replace('"/up/"', '"/higher/"');
  await openFragment(`<main><p>${back}</p>${outside}</main>${other}`, { load: true });
  await page.locator('main > p a').click();
  expect(calls).toEqual([]);
  arrives.resolve();
  await expect(page.locator('#gallery .gallery-inner')).toHaveText('Gallery of all');
  await expect(page.locator('#other .gallery-inner')).toHaveText('Gallery 1');
  expect(calls).toHaveLength(1);
  await expect(page).toHaveURL(/\/fragment\/$/);
});

test('a way back is that of the gallery that it stands in', { tag: '@long' }, async ({
  page,
  openFragment,
}) => {
  await answerCalls(page);
  const arrives = await hold(page, chunk);
  const without = categoryGallery.replace('<a class="back-to-category" href="/up/">Back</a>', '');
  const other = categoryGallery.replace('id="gallery"', 'id="other"');
  await openFragment(without + other, { load: true });
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  arrives.resolve();
  await expect(page.locator('#other .gallery-inner')).toHaveText('Gallery of all');
  await expect(page.locator('#gallery .gallery-inner')).toHaveText('Gallery 1');
});
