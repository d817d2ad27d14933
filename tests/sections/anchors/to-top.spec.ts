import type { Page } from '@playwright/test';
import { header, longPage } from '../../support/markup.js';
import { expect, test } from '../../support/site.js';

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('from the top the next Tab leads to the first control of the page', async ({
  page,
  start,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await start(
    'to-top',
    `<a href="/first/">First</a>${longPage}<button class="to-top" type="button">Top</button>`,
  );
  await page.getByRole('button', { name: 'Top' }).press('Enter');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'First' })).toBeFocused();
});

test.describe('in its time', () => {
  test.beforeEach(({ page }) => page.clock.install());

  test('a link to #top takes the keyboard along', { tag: '@long' }, async ({
    page,
    openFragment,
  }) => {
    const link = '<a id="up" href="#top">Top</a>';
    await openFragment(`<a href="/first/">First</a>${longPage}${link}<a href="/x/">Last</a>`);
    const html = async (): Promise<string> =>
      (await page.evaluate(() => document.body.outerHTML)).replace(
        / data-auftritt-runs="[^"]*"/,
        '',
      );
    const before = await html();
    await page.locator('#up').press('Enter');
    await expect(page.locator('#up')).not.toBeFocused();
    await page.clock.runFor(600);
    expect(await html()).toBe(before);
    await page.keyboard.press('Tab');
    await expect(page.getByText('First')).toBeFocused();
  });

  test('the to-top button scrolls back in 500 ms', async ({ page, start }) => {
    await start('to-top', `${header}${longPage}<button class="to-top" type="button">Top</button>`);
    await page.evaluate(() => window.scrollTo(0, 3000));
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.locator('.to-top').dispatchEvent('click');
    await page.clock.runFor(480);
    expect(await scrollY(page)).toBeGreaterThan(0);
    await page.clock.runFor(40);
    expect(await scrollY(page)).toBe(0);
  });

  for (const [where, body] of [
    [
      'in it',
      `<div id="wrapper">${longPage}<button class="to-top" type="button">Top</button></div>`,
    ],
    [
      'outside',
      `<button class="to-top" type="button">Top</button><div id="wrapper">${longPage}</div>`,
    ],
  ] as const) {
    test(`the to-top button scrolls a wrapper in place of the window, ${where}`, {
      tag: where === 'in it' ? [] : '@long',
    }, async ({ page, start }) => {
      await start('to-top', body, {
        head: '<style>#wrapper { height: 80vh; overflow: auto }</style>',
      });
      const wrapper = page.locator('#wrapper');
      await wrapper.evaluate((box) => box.scrollTo(0, 3000));
      await page.locator('.to-top').dispatchEvent('click');
      await page.clock.runFor(600);
      expect(await wrapper.evaluate((box) => box.scrollTop)).toBe(0);
    });
  }
});
