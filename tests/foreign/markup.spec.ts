// Markup that sites have in place of ours.
import { openForeign } from '../support/foreign-pages.js';
import { expect, running, test } from '../support/site.js';

const phone = { width: 390, height: 500 };

/** The list is the navigation itself, and longer than the screen. */
const listItself = (html: string): string => {
  const entries = Array.from({ length: 12 }, (_, index) => `<li><a href="/${index}/">${index}</a>`);
  return html
    .replace(/<nav class="main-navigation"[^>]*>\s*<ul>/, '<ul class="main-navigation" id="menu">')
    .replace('</nav>', '')
    .replace(
      '<a href="/en/contact/">Contact</a></li>',
      `<a href="/en/contact/">Contact</a></li>${entries.join('')}`,
    );
};

for (const theme of ['unstyled', 'bootstrap-5']) {
  test(`a navigation that is the list itself is a menu on a phone, ${theme}`, {
    tag: '@long',
  }, async ({ page }) => {
    await openForeign(page, { ...phone, theme, only: ['navigation'], change: listItself });
    await page.locator('.navigation-opener').click();
    await running(page, 'navigation');
    const menu = page.locator('.main-navigation');
    await expect(page.getByRole('link', { name: 'Contact' })).toBeVisible();
    const oak = page.getByRole('link', { name: 'Oak' });
    await expect(oak).toBeHidden();
    const box = await menu.boundingBox();
    // But for the room of a scroll bar.
    expect(box?.width).toBeGreaterThan(370);
    // A level that opens while the list is scrolled fills the menu all the same.
    await menu.evaluate((list) => list.scrollTo(0, 20));
    await page.getByRole('link', { name: 'Products' }).click();
    await expect(oak).toBeVisible();
    const level = page.locator('.main-navigation .is-open > ul');
    expect((await level.boundingBox())?.y).toBeCloseTo((box?.y ?? 0) + 1, -1);
  });
}

test('a long German compound as a category makes no page wider than the screen', {
  tag: '@long',
}, async ({ page }) => {
  const compound = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'.repeat(2);
  await openForeign(page, {
    ...phone,
    theme: 'unstyled',
    only: ['category-gallery'],
    change: (html) => html.replace(/>Oak<\/a>/, ` lang="de">${compound}</a>`),
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.locator('.product_reference').first().hover();
  await running(page, 'category-gallery');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
