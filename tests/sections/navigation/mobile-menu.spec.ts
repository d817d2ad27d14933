import type { Page } from '@playwright/test';
import { test } from '../../support/fragments.js';
import { header, longPage } from '../../support/markup.js';
import { hold } from '../../support/routes.js';
import { expect } from '../../support/site.js';

const menuCode = '**/assets/chunks/navigation-*';
const levelsCode = '**/assets/chunks/levels-*';

const isLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');

test.describe('the mobile menu', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('opens and closes by its opener and locks scrolling meanwhile', async ({
    page,
    openFragment,
  }) => {
    await openFragment(header + longPage);
    const opener = page.locator('.navigation-opener');
    const menu = page.locator('.main-navigation');
    await expect(menu).toBeHidden();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(await isLocked(page)).toBe(false);

    await opener.click();
    await expect(menu).toBeVisible();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('html')).toHaveClass(/navigation-open/);
    await expect(page.locator('main')).toHaveAttribute('inert');
    expect(await isLocked(page)).toBe(true);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    // What is not seen is not laid out: the menu opens as fast with many levels.
    const boxes = menu
      .locator('ul')
      .evaluateAll((all) => all.map((ul) => ul.getClientRects().length));
    expect((await boxes).filter((count) => count > 0).length).toBeLessThanOrEqual(1);
    expect((await boxes).length).toBeGreaterThan(2);

    await opener.click();
    await expect(menu).toBeHidden();
    await expect(page.locator('html')).not.toHaveClass(/navigation-open/);
    await expect(page.locator('main')).not.toHaveAttribute('inert');
    expect(await isLocked(page)).toBe(false);
  });

  test('closes where the visitor goes back to a place of the page', async ({
    page,
    openFragment,
  }) => {
    await openFragment(header + longPage);
    await page.evaluate(() => history.pushState(null, '', '#target'));
    await page.locator('.navigation-opener').click();
    await expect(page.locator('main')).toHaveAttribute('inert');
    await page.goBack();
    await expect(page.locator('.main-navigation')).toBeHidden();
    expect(await isLocked(page)).toBe(false);
  });

  test('fills the window although a script of the page has put its styles in the place of ours', async ({
    page,
    openFragment,
  }) => {
    await openFragment(header + longPage);
    const opener = page.locator('.navigation-opener');
    for (const _ of [1, 2]) await opener.click();
    await expect(page.locator('.main-navigation')).toBeHidden();
    await page.evaluate(() => {
      document.adoptedStyleSheets = [new CSSStyleSheet()];
    });
    await opener.click();
    await expect(page.locator('.main-navigation')).toHaveCSS('position', 'fixed');
  });

  test('makes the page inert after its paint, and before what the visitor does next', async ({
    page,
    openFragment,
  }) => {
    await openFragment(header + longPage);
    const opener = page.locator('.navigation-opener');
    await opener.click();
    await opener.click();
    await expect(page.locator('html')).not.toHaveClass(/navigation-open/);
    const isInert = await page.evaluate(() => {
      const main = document.querySelector('main');
      const press = (): void => document.querySelector<HTMLElement>('.navigation-opener')?.click();
      press();
      const seen = [main?.inert];
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
      seen.push(main?.inert);
      press();
      return [...seen, main?.inert];
    });
    expect(isInert).toEqual([false, true, false]);
  });

  test('opens sub-menus by tap, and a tap on an open one follows its link', async ({
    page,
    openFragment,
  }) => {
    await page.route('**/first/', (route) => route.fulfill({ body: 'arrived' }));
    // A theme of which the levels stand below each other, so that all of them can be tapped.
    await openFragment(header + longPage, {
      head: '<style>.main-navigation ul ul { position: static }</style>',
    });
    await page.locator('.navigation-opener').click();
    const first = page.locator('#first');
    await first.locator('> a').click();
    await expect(first).toHaveClass(/is-open/);
    await expect(first.locator('> a')).toHaveAttribute('aria-expanded', 'true');
    expect(page.url()).toContain('/fragment/');

    await page.locator('#second > a').click();
    await expect(page.locator('#second')).toHaveClass(/is-open/);
    await expect(first).toHaveClass(/is-open/);

    await page.locator('#other > a').click();
    await expect(page.locator('#other')).toHaveClass(/is-open/);
    await expect(first).not.toHaveClass(/is-open/);
    await expect(page.locator('#second')).not.toHaveClass(/is-open/);

    await first.locator('> a').click();
    await first.locator('> a').click();
    await page.waitForURL('**/first/');
  });

  test('closes the current level by a back control', async ({ page, openFragment }) => {
    await openFragment(header + longPage);
    await page.locator('.navigation-opener').click();
    await page.locator('#first > a').click();
    await page.locator('#second > a').click();
    const back = page.locator('#second > ul > li > .navigation-back');
    await expect(back).toHaveText('Zurück');
    await back.click();
    await expect(page.locator('#second')).not.toHaveClass(/is-open/);
    await expect(page.locator('#first')).toHaveClass(/is-open/);
    await expect(page.locator('#second > a')).toBeFocused();
    await page.locator('#first > ul > li > .navigation-back').click();
    await expect(page.locator('#first')).not.toHaveClass(/is-open/);
  });

  test('takes the back controls of the template where it has them', { tag: '@long' }, async ({
    page,
    openFragment,
  }) => {
    const own = header.replace(
      '<li><a href="/first/a/">',
      '<li><a class="navigation-back" href="#">Hoch</a></li>$&',
    );
    await openFragment(own);
    await page.locator('.navigation-opener').click();
    await page.locator('#first > a').click();
    await expect(page.locator('#first > ul > li > .navigation-back')).toHaveText(['Hoch']);
  });

  test('has labels without an address that the keyboard opens', { tag: '@long' }, async ({
    page,
    openFragment,
  }) => {
    const html = header.replace('<a href="/first/">', '<a>') + longPage;
    await openFragment(html);
    await page.locator('.navigation-opener').press('Enter');
    await expect(page.locator('.main-navigation')).toBeVisible();
    const label = page.getByRole('button', { name: 'First' });
    await expect(label).toBeVisible();
    await page.locator('#plain > a').focus();
    await page.keyboard.press('Tab');
    await expect(label).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#first')).toHaveClass(/is-open/);
    await page.keyboard.press(' ');
    await expect(page.locator('#first')).not.toHaveClass(/is-open/);
    await page.evaluate(() => window.auftritt?.release());
    expect(await page.locator('#first > a').evaluate((link) => link.outerHTML)).toBe(
      '<a>First</a>',
    );
  });

  test('closes by Escape, level by level, and gives the focus back', async ({
    page,
    openFragment,
  }) => {
    await openFragment(header + longPage);
    await page.locator('.navigation-opener').press('Enter');
    await expect(page.locator('.main-navigation')).toBeVisible();
    await page.locator('#first > a').press('Enter');
    await expect(page.locator('#first')).toHaveClass(/is-open/);
    await page.keyboard.press('Escape');
    await expect(page.locator('#first')).not.toHaveClass(/is-open/);
    await expect(page.locator('.main-navigation')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.main-navigation')).toBeHidden();
    await expect(page.locator('.navigation-opener')).toBeFocused();
  });

  test('ends where the screen becomes wide, at 1050 px and no sooner', async ({
    page,
    openFragment,
  }) => {
    await openFragment(header + longPage);
    await page.locator('.navigation-opener').click();
    await page.locator('#first > a').click();
    await page.setViewportSize({ width: 1049, height: 800 });
    await expect(page.locator('html')).toHaveClass(/navigation-open/);
    await page.setViewportSize({ width: 1050, height: 800 });
    await expect(page.locator('html')).not.toHaveClass(/navigation-open/);
    await expect(page.locator('.main-navigation')).toBeVisible();
    await expect(page.locator('.navigation-opener')).toBeHidden();
    await expect(page.locator('#first')).not.toHaveClass(/is-open/);
    expect(await isLocked(page)).toBe(false);
    await page.setViewportSize({ width: 1049, height: 800 });
    await expect(page.locator('.main-navigation')).toBeHidden();
  });

  for (const [what, code] of [
    ['its code', menuCode],
    ['the code of its levels', levelsCode],
  ] as const)
    test(`is the navigation as the server sent it where ${what} does not arrive`, async ({
      page,
      openFragment,
      complaints,
    }) => {
      await page.route(code, (route) => route.abort());
      await openFragment(header + longPage, { load: true });
      await page.locator('.navigation-opener').click();
      await expect(page.locator('#second')).toBeVisible();
      await expect(page.locator('html')).not.toHaveClass(/navigation-open/);
      await expect(page.locator('.navigation-opener')).not.toHaveAttribute('aria-expanded');
      const ours = complaints.filter((line) => line.startsWith('auftritt'));
      expect(ours).toEqual([expect.stringMatching(/^auftritt: navigation: code did not arrive /)]);
    });

  test('opens a level that is pressed before the code of levels has come', async ({
    page,
    openFragment,
  }) => {
    const arrival = await hold(page, levelsCode);
    await openFragment(header + longPage, { load: true });
    await page.locator('.navigation-opener').click();
    await page.locator('#first > a').click();
    await expect(page.locator('#plain > a')).toBeVisible();
    arrival.resolve();
    await expect(page.locator('#first')).toHaveClass(/is-open/);
    await expect(page.locator('#first > ul > li').first()).toHaveText('Zurück');
    expect(page.url()).toContain('/fragment/');
  });

  test('is taken away by release, whatever its state', async ({ page, openFragment }) => {
    await openFragment(header + longPage, { tag: 'data-disable="navigation"' });
    const before = await page.locator('body').innerHTML();
    await openFragment(header + longPage);
    await page.locator('.navigation-opener').click();
    await page.locator('#first > a').click();
    await expect(page.locator('#first')).toHaveClass(/is-open/);
    await page.evaluate(() => window.auftritt?.release());
    // Nothing listens any more.
    await page.locator('.navigation-opener').dispatchEvent('click');
    const after = await page.locator('body').innerHTML();
    expect(after.replaceAll(' class=""', '')).toBe(before);
    await expect(page.locator('html')).not.toHaveClass(/navigation-open/);
  });
});
