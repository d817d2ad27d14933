import type { Locator, Page } from '@playwright/test';
import { chunkOf } from '../support/built-files.js';
import { currentStop, walk } from '../support/keyboard.js';
import { references } from '../support/markup.js';
import { hold } from '../support/routes.js';
import { expect, running, test } from '../support/site.js';

test('an entry that has the focus is not collapsed by a script that comes late', {
  tag: '@long',
}, async ({ page, openFragment }) => {
  const focused = await hold(page, `**/chunks/${chunkOf('references')}-*`);
  await page.setViewportSize({ width: 390, height: 900 });
  await openFragment(references().replace('Body 1', '<a href="/one/">Body 1</a>'));
  const link = page.getByRole('link', { name: 'Body 1' });
  await link.focus();
  focused.resolve();
  await running(page, 'references');
  await expect(link).toBeFocused();
  await expect(page.locator('#inside-0')).toBeHidden();
});

test('a mobile menu keeps the keyboard until it is closed, and gives it back', {
  tag: '@long',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/home/produkte/');
  await running(page, 'navigation');
  const opener = page.locator('.navigation-opener');
  const entry = page.locator('.main-navigation > ul > li').first();
  await opener.press('Enter');
  await expect(entry.locator(':scope > a')).toBeVisible();
  const outside = await walk(page);
  expect(outside.filter(({ faults }) => faults.length > 0)).toEqual([]);
  expect(
    await page
      .locator('main, footer')
      .evaluateAll((parts) => parts.map((part) => part.hasAttribute('inert'))),
  ).toEqual([true, true]);

  await entry.locator(':scope > a').press('Enter');
  await expect(entry.locator(':scope > ul')).toBeVisible();
  await entry.locator(':scope > ul a').nth(2).focus();
  await page.keyboard.press('Escape');
  await expect(entry.locator(':scope > a')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  expect((await currentStop(page)).faults).toEqual([]);
});

/** Goes on with Tab, which stays in the dialog, and closes it. */
async function goThrough(page: Page, dialog: Locator): Promise<void> {
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab');
    const { element, faults } = await currentStop(page);
    expect(faults).toEqual([]);
    const isInside = await dialog.evaluate((own) => own.contains(document.activeElement));
    // After the last control the browser's own come, where nothing of the page has the focus.
    expect(isInside || element === 'body', element).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

test('the lightbox keeps the keyboard until it is closed, and gives it back', {
  tag: '@long',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en/home/references/');
  const link = page.locator('.references a[data-fancybox]').first();
  await link.scrollIntoViewIfNeeded();
  await running(page, 'lightbox');
  await link.press('Enter');
  const dialog = page.locator('dialog.fancybox__dialog');
  await expect(dialog.locator('.is-selected img:not(.is-clone)')).toBeVisible();
  await goThrough(page, dialog);
  await expect(link).toBeFocused();
});

test('the consent dialog keeps the keyboard until it is closed, and gives it back', async ({
  page,
}) => {
  await page.goto('/home/datenschutz/');
  const opener = page.locator('.cookie-settings').last();
  await running(page, 'consent');
  await opener.press('Enter');
  const dialog = page.locator('dialog.cookie-modal');
  await expect(dialog).toBeVisible();
  await goThrough(page, dialog);
  await expect(opener).toBeFocused();
});

/** A list that closes as it starts. */
const list = (name: string): string => `<section class="downloads" id="${name}">
  <h2><button class="downloads__toggle" type="button">${name}</button></h2>
  <div class="downloads__body"><p style="height: 700px">Files</p></div></section>`;

/** Lets pass the three seconds for which what waits is closed. */
const endWaiting = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });

test('what starts and closes above the focus leaves it in sight', async ({
  page,
  openFragment,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openFragment(
    `${list('first')}<p style="height: 4000px"></p>${list('second')}<p><a href="/a/">A</a></p>
      <p style="height: 4000px"></p><p><a href="/b/">B</a></p>`,
  );
  // Three seconds later, and the code of the lists is there.
  await expect(page.locator('#first .downloads__body')).toBeHidden();
  await endWaiting(page);
  await page.locator('[href="/b/"]').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('#second .downloads__body')).toBeHidden();
  await expect(page.locator('[href="/a/"]')).toBeFocused();
  await expect(page.locator('[href="/a/"]')).toBeInViewport();
});

test('what starts between what is in sight and a focus further down moves nothing', async ({
  page,
  openFragment,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openFragment(
    `${list('first')}<p style="height: 3000px"></p><p id="seen">Seen</p><p style="height: 700px"></p>
      ${list('second')}<p style="height: 3000px"></p><p><a href="/b/">B</a></p>`,
  );
  await expect(page.locator('#first .downloads__body')).toBeHidden();
  await endWaiting(page);
  await page.keyboard.press('Shift');
  await page.locator('[href="/b/"]').evaluate((link) => link.focus({ preventScroll: true }));
  const top = await page.evaluate(() => {
    document.querySelector('#seen')?.scrollIntoView({ behavior: 'instant' });
    return scrollY;
  });
  await expect(page.locator('#second .downloads__body')).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(top);
});
