import type { Page } from '@playwright/test';
import { freezeAnimations } from '../../support/animations.js';
import { casesOf } from '../../support/extent.js';
import { test } from '../../support/fragments.js';
import { differences } from '../../support/screenshots.js';
import { deferred, expect, running } from '../../support/site.js';
import { current, detail, five, gallery, servePictures } from './on-page.js';

const stage = '.coverflow.flipster--active';

const state = (page: Page) =>
  page.evaluate(
    () => window.auftritt?.instances().find(({ behaviour }) => behaviour === 'coverflow')?.state,
  );

test.beforeEach(async ({ page }) => {
  await servePictures(page);
});

for (const { what, html } of [
  { what: 'five items', html: five },
  {
    what: 'items of two categories',
    html: five.replaceAll(/<li(?=>)/g, '$& data-flip-category="One"'),
  },
]) {
  for (const direction of casesOf(['ltr', 'rtl'], (each) => each === 'rtl')) {
    test(`${what} look the same before flipster and after it, ${direction}`, async ({
      page,
      openFragment,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openFragment(`<div dir="${direction}">${gallery(html)}${detail}</div>`, {
        head: '<style>.coverflow img { background: #36c }</style>',
      });
      await page.locator(stage).waitFor();
      await expect(page.locator('.coverflow-detail__title')).toHaveText('C');
      expect(await state(page)).toBe('waiting');
      const before = await page.screenshot();
      await running(page, 'coverflow');
      expect(await differences(before, await page.screenshot())).toBe(0);
    });
  }
}

test('names, buttons, keys and items work before flipster, which comes at the same item', async ({
  page,
  openFragment,
}) => {
  const { promise, resolve } = deferred();
  await page.route('**/chunks/jquery-*', async (route) => {
    await promise;
    await route.continue();
  });
  const html = gallery(five) + detail;
  await openFragment(html, { load: true });
  const title = page.locator('.coverflow-detail__title');
  const shows = async (name: string): Promise<void> => {
    await expect(current(page)).toHaveText(name);
    await expect(title).toHaveText(name);
  };
  await page.locator(stage).waitFor();
  await shows('C');
  await page.locator('.flipster__button--next').click();
  await shows('D');
  await page.keyboard.press('ArrowRight');
  await shows('E');
  await page.locator('.flipster__button--next').press('Enter');
  await shows('A');
  await page.locator('.flipster__item').nth(2).dispatchEvent('click');
  await shows('C');
  await page.locator('.flipster__nav__link').nth(1).click();
  await shows('B');
  expect(await state(page)).toBe('loading');
  await expect(page.locator('.flipster__nav__link').nth(1)).toBeFocused();
  resolve();
  await running(page, 'coverflow');
  await shows('B');
  await expect(page.locator('.flipster__nav__link').nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await shows('A');
  await page.evaluate(() => window.auftritt?.release());
  expect(await page.locator('body').innerHTML()).toBe(html);
});

test('it fades in over 1000 ms before flipster, and not once more with it', async ({
  page,
  openFragment,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const goOn = await freezeAnimations(page);
  await openFragment(gallery(five) + detail);
  await page.locator(stage).waitFor();
  const fades = () =>
    page
      .locator('.coverflow')
      .evaluate((element) =>
        element.getAnimations().map((each) => each.effect?.getTiming().duration),
      );
  expect(await fades()).toEqual([1000]);
  await page.locator('.coverflow').evaluate((element) => {
    for (const each of element.getAnimations()) each.finish();
  });
  await goOn();
  await running(page, 'coverflow');
  expect(await fades()).toEqual([]);
  await expect(page.locator('.coverflow')).toHaveCSS('opacity', '1');
});
