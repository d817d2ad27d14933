import type { Page } from '@playwright/test';
import { test } from '../../support/fragments.js';
import { header, longPage } from '../../support/markup.js';
import { rest } from '../../support/rest.js';
import { answerWith, hold } from '../../support/routes.js';
import { expect, releasedBody, statesOn } from '../../support/site.js';

const code = '**/assets/chunks/navigation-*';

const boxOf = (page: Page) => page.locator('.main-navigation').boundingBox();

/** Opens a page with a menu whose code is held back. */
async function withheld(
  page: Page,
  openFragment: (html: string, options?: { load: boolean }) => Promise<void>,
  html = header + longPage,
) {
  const held = await hold(page, code);
  await openFragment(html, { load: true });
  await rest(page);
  return held;
}

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test('opens at the first tap, before its code is there, where the code then has it', async ({
    page,
    openFragment,
  }) => {
    const held = await withheld(page, openFragment);
    const opener = page.locator('.navigation-opener');
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(await statesOn(page, 'navigation')).toEqual(['waiting']);
    await opener.tap();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('.main-navigation')).toHaveCSS('position', 'fixed');
    await expect(page.locator('#first')).toBeVisible();
    await expect(page.locator('#second')).toBeHidden();
    const before = await boxOf(page);
    held.resolve();
    await expect(page.locator('main')).toHaveAttribute('inert');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(await boxOf(page)).toEqual(before);
    await opener.tap();
    await expect(page.locator('.main-navigation')).toBeHidden();
  });

  test('is closed by a second tap, and stays so when its code comes', async ({
    page,
    openFragment,
  }) => {
    const held = await withheld(page, openFragment);
    const opener = page.locator('.navigation-opener');
    await opener.tap();
    await expect(page.locator('#first')).toBeVisible();
    await opener.tap();
    await expect(page.locator('#first')).toBeHidden();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    held.resolve();
    await expect.poll(() => statesOn(page, 'navigation')).toEqual(['running']);
    await expect(page.locator('#first')).toBeHidden();
    await expect(page.locator('main')).not.toHaveAttribute('inert');
    await opener.tap();
    await expect(page.locator('main')).toHaveAttribute('inert');
  });

  for (const press of ['tap', 'click'] as const)
    test(`opens a level that was pressed before the code came, by ${press}`, async ({
      page,
      openFragment,
    }) => {
      const held = await withheld(page, openFragment);
      await page.locator('.navigation-opener')[press]();
      await page.locator('#first > a')[press]();
      await expect(page.locator('#first')).toBeVisible();
      held.resolve();
      await expect(page.locator('#first')).toHaveClass(/is-open/);
    });

  test('keeps the focus that has gone into it, when its code comes', async ({
    page,
    openFragment,
  }) => {
    const held = await withheld(page, openFragment);
    await page.locator('.navigation-opener').press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('#plain > a')).toBeFocused();
    held.resolve();
    await expect(page.locator('main')).toHaveAttribute('inert');
    await expect(page.locator('#plain > a')).toBeFocused();
    await page.locator('#first > a').press('Enter');
    await expect(page.locator('#first')).toHaveClass(/is-open/);
  });

  test('opens where a second menu of the page waits for its own opener', async ({
    page,
    openFragment,
  }) => {
    const footer = `<footer><button class="navigation-opener" id="other-opener" type="button">More</button>
      <nav class="main-navigation" id="other-menu"><ul><li><a href="/x/">X</a></li></ul></nav></footer>`;
    const held = await withheld(page, openFragment, header + longPage + footer);
    const opener = page.locator('.navigation-opener').first();
    await opener.tap();
    await expect(page.locator('#first')).toBeVisible();
    await expect(page.locator('#other-menu')).toBeHidden();
    held.resolve();
    await expect(page.locator('main')).toHaveAttribute('inert');
    await expect(page.locator('#first')).toBeVisible();
    await opener.tap();
    await expect(page.locator('#first')).toBeHidden();
    await page.locator('#other-opener').tap();
    await expect(page.locator('#other-menu')).toBeVisible();
  });

  test('is shown where the first file does not come and nothing opens it', async ({
    page,
    openFragment,
    complaints,
  }) => {
    await page.route('**/first-press-*', (route) => route.abort());
    await page.route('**/assets/recovery.js*', (route) => route.abort());
    await openFragment(header.replace('navigation-opener', 'another') + longPage, { load: true });
    await expect(page.locator('#first')).toBeVisible();
    expect(complaints.filter((line) => line.startsWith('auftritt: navigation'))).toHaveLength(1);
  });

  test('is closed on a page that the browser keeps and brings back', async ({
    page,
    openFragment,
  }) => {
    const held = await withheld(page, openFragment);
    await page.locator('.navigation-opener').tap();
    await expect(page.locator('#first')).toBeVisible();
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
    await expect(page.locator('#first')).toBeHidden();
    held.resolve();
    await expect.poll(() => statesOn(page, 'navigation')).toEqual(['running']);
    await expect(page.locator('#first')).toBeHidden();
    await expect(page.locator('html')).not.toHaveClass(/navigation-open/);
  });

  test('is closed by a link to a place of the page, and stays so when its code comes', async ({
    page,
    openFragment,
  }) => {
    const html = header.replace('/plain/', '#target') + longPage;
    const held = await withheld(page, openFragment, html);
    await page.locator('.navigation-opener').tap();
    await page.locator('#plain > a').tap();
    await expect(page.locator('#plain')).toBeHidden();
    await expect(page.locator('#target')).toBeInViewport();
    held.resolve();
    await expect.poll(() => statesOn(page, 'navigation')).toEqual(['running']);
    await expect(page.locator('html')).not.toHaveClass(/navigation-open/);
  });

  test('leaves the page usable that has become wide before its code comes', async ({
    page,
    openFragment,
  }) => {
    const held = await withheld(page, openFragment);
    await page.locator('.navigation-opener').tap();
    await page.setViewportSize({ width: 1100, height: 800 });
    held.resolve();
    await expect.poll(() => statesOn(page, 'navigation')).toEqual(['running']);
    await expect(page.locator('html')).not.toHaveClass(/navigation-open/);
    await expect(page.locator('main')).not.toHaveAttribute('inert');
  });

  test('lets a mouse follow a label of the bar, where the window has become wide', async ({
    page,
    openFragment,
  }) => {
    await withheld(page, openFragment);
    await page.setViewportSize({ width: 1100, height: 800 });
    await answerWith(page, '**/first/', 'arrived');
    await page.locator('#first > a').click();
    await page.waitForURL('**/first/');
  });

  test('leaves the server’s HTML as it was, released before its code and after', async ({
    page,
    openFragment,
  }) => {
    const styled = header.replace('class="main-navigation"', '$& style="color:red"');
    const sent = `${styled}${longPage}`;
    const held = await withheld(page, openFragment, sent);
    const classes = () => page.locator('html').getAttribute('class');
    const start = await classes();
    const html = await releasedBody(page);
    const again = () => page.evaluate(() => window.auftritt?.enhance());
    await again();
    await rest(page);
    await page.locator('.navigation-opener').tap();
    await expect(page.locator('#first')).toBeVisible();
    expect(await releasedBody(page)).toBe(html);
    expect(await classes()).toBe(start);
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
    await again();
    await rest(page);
    await page.locator('.navigation-opener').tap();
    held.resolve();
    await expect(page.locator('main')).toHaveAttribute('inert');
    expect(await releasedBody(page)).toBe(html);
    expect(await classes()).toBe(start);
  });

  for (const style of [
    'body { padding: 40px } header { translate: 0 }',
    'header { position: fixed !important; inset: 0 0 auto; backdrop-filter: blur(4px) }',
  ])
    test(`waits for its code where the header holds what is fixed: ${style}`, async ({
      page,
      openFragment,
    }) => {
      const held = await withheld(
        page,
        openFragment,
        `<style>${style}</style>${header}${longPage}`,
      );
      const opener = page.locator('.navigation-opener');
      await opener.tap();
      await expect(page.locator('#first')).toBeHidden();
      await expect(opener).toHaveAttribute('aria-expanded', 'false');
      held.resolve();
      await expect(page.locator('#first')).toBeVisible();
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
    });
});
