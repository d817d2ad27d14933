import { endAnimations } from '../../support/animations.js';
import { chunkOf } from '../../support/built-files.js';
import { fragmentHtml } from '../../support/fragment-html.js';
import { shiftOf, watchShifts } from '../../support/layout-shift.js';
import { answerWith, hold } from '../../support/routes.js';
import { expect, running, test } from '../../support/site.js';
import { five, gallery, part, servePictures } from './on-page.js';

/** The server's page shows the item that the coverflow starts with, as the documentation asks for. */
const body = `${gallery(five)}<aside class="coverflow-detail">
  <img class="coverflow-detail__image" src="/picture/C.svg" width="200" height="200" alt="C">
  <h2 class="coverflow-detail__title">C</h2><p class="coverflow-detail__sub-header">C sub</p>
  <div class="coverflow-detail__text"><p>About <b>C</b></p></div>
  <a class="coverflow-detail__more" href="/C/">More of C</a></aside>`;

const code = `**/chunks/${chunkOf('coverflow')}-*`;

test.use({ viewport: { width: 390, height: 900 } });

test('on a phone the current picture is there once, from the first paint on', async ({
  page,
  openFragment,
}) => {
  await servePictures(page);
  await watchShifts(page);
  const arrival = await hold(page, code);
  await openFragment(body, { load: true });
  const inDetail = part(page, 'image');
  const title = part(page, 'title');
  await expect(inDetail).not.toBeInViewport();
  const before = await title.boundingBox();

  arrival.resolve();
  await page.locator('.flipster').waitFor();
  expect(await title.boundingBox()).toEqual(before);
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);
  await running(page, 'coverflow');
  await expect(page.locator('.flipster__item--current img')).toBeVisible();
  await expect(inDetail).toBeHidden();
  expect(await title.boundingBox()).toEqual(before);

  await page.setViewportSize({ width: 768, height: 900 });
  await expect(inDetail).toBeVisible();
  await page.setViewportSize({ width: 390, height: 900 });

  await page.evaluate(() => window.auftritt?.release());
  await endAnimations(page);
  await expect(page.locator('.coverflow img').first()).toBeVisible();
  await expect(inDetail).toBeHidden();
});

test('it stays so for a visitor who reads for longer than the script may take', {
  tag: '@long',
}, async ({ page, openFragment }) => {
  await servePictures(page);
  await page.route(code, () => {});
  await openFragment(body, { load: true });
  const before = await part(page, 'title').boundingBox();
  await endAnimations(page);
  await expect(page.locator('.coverflow img').first()).toBeVisible();
  expect(await part(page, 'title').boundingBox()).toEqual(before);
});

test('a page that leaves the coverflow to another script keeps both pictures', {
  tag: '@long',
}, async ({ page, openFragment }) => {
  await servePictures(page);
  await openFragment(body, { load: true, tag: 'data-disable="coverflow"' });
  await expect(part(page, 'image')).toBeVisible();
});

test.describe('without the script', () => {
  test.use({ javaScriptEnabled: false });

  test('a phone shows the picture once as well', async ({ page }) => {
    await servePictures(page);
    await answerWith(page, '**/fragment/', fragmentHtml(body, {}));
    await page.goto('/fragment/');
    await expect(page.locator('.coverflow img').nth(2)).toBeVisible();
    await expect(part(page, 'image')).toBeHidden();
  });
});
