import type { Page } from '@playwright/test';
import { casesOf } from '../support/extent.js';
import { expect, test } from '../support/site.js';
import { open } from '../support/toggle-pages.js';

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 390, height: 700 } });

  const site = (
    style: string,
    before = '',
  ) => `${before}<header class="site-header" style="${style}">
    <b>Logo</b><button class="navigation-opener" type="button">Menu</button><nav class="main-navigation"><ul>
    <li><a href="/one/">One</a><ul><li><a href="/one/a/">A</a></li></ul></li><li><a href="#about">About</a></li></ul></nav></header>
    <main style="position:relative;z-index:1"><p style="height:1500px">Text</p><h2 id="about">About us</h2><p style="height:1500px"></p></main>`;

  /** What is wrong with an open menu; empty if it fills the window below the header. */
  const faults = (page: Page) =>
    page.evaluate(() => {
      const menu = document.querySelector('.main-navigation');
      const header = document.querySelector('.site-header');
      if (!menu || !header) return ['nothing there'];
      const { left, right, top, bottom } = menu.getBoundingClientRect();
      const edge = header.getBoundingClientRect().bottom;
      const seen = document.elementFromPoint(innerWidth / 2, innerHeight - 40);
      const found: (string | false)[] = [
        Math.abs(top - edge) > 1 && `begins at ${top}, not ${edge}`,
        Math.abs(bottom - innerHeight) > 1 && `ends at ${bottom}, not ${innerHeight}`,
        (left > 0 || right < header.getBoundingClientRect().right) && `is ${left} to ${right} wide`,
        !menu.contains(seen) && 'is not seen',
      ];
      return found.filter((fault) => typeof fault === 'string');
    });

  for (const style of casesOf(
    [
      'backdrop-filter:blur(4px)',
      'transform:scale(1);overflow:hidden;height:60px',
      'position:relative;z-index:0',
      'clip-path:inset(0)',
      'container-type:inline-size',
    ],
    (_, index) => index === 0,
  )) {
    test(`fills the window in a header with ${style}`, async ({ page }) => {
      await open(page, site(style));
      await page.locator('.navigation-opener').click();
      await expect(page.locator('html')).toHaveClass(/navigation-open/);
      expect(await faults(page)).toEqual([]);
      await page.getByRole('link', { name: 'One' }).click();
      await page.getByRole('link', { name: 'A', exact: true }).hover();
      await page.locator('.navigation-opener').click();
      await expect(page.locator('.main-navigation')).toBeHidden();
      expect(await page.locator('.main-navigation').getAttribute('popover')).toBeNull();
    });
  }

  test('fills the window without the top layer', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    });
    await open(
      page,
      site(
        'position:sticky;top:0;z-index:5;backdrop-filter:blur(4px)',
        '<p style="height:30px;margin:0">Bar</p>',
      ),
    );
    await page.locator('.navigation-opener').click();
    await expect(page.locator('html')).toHaveClass(/navigation-open/);
    // It is as wide as the header that holds it.
    expect((await faults(page)).filter((fault) => !fault.endsWith('wide'))).toEqual([]);
  });

  test('stands in its place, and the page stays usable, where nothing can show it above all', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    });
    await open(page, site('position:relative;z-index:0'));
    await page.locator('.navigation-opener').click();
    await expect(page.getByRole('link', { name: 'About' })).toBeVisible();
    await expect(page.locator('html')).not.toHaveClass(/navigation-open/);
    await expect(page.locator('main')).not.toHaveAttribute('inert');
    await page.locator('.navigation-opener').click();
    await expect(page.locator('.main-navigation')).toBeHidden();
  });

  test('is right after turning, and after a bar has come and gone', async ({ page }) => {
    await open(page, site('position:sticky;top:0'));
    await page.locator('.navigation-opener').click();
    await page.setViewportSize({ width: 700, height: 390 });
    await expect.poll(() => faults(page)).toEqual([]);
    await page.evaluate(() => {
      const bar = document.createElement('p');
      bar.id = 'bar';
      bar.style.cssText = 'height: 50px; margin: 0';
      document.body.prepend(bar);
    });
    await expect.poll(() => faults(page)).toEqual([]);
    await page.evaluate(() => document.querySelector('#bar')?.remove());
    await expect.poll(() => faults(page)).toEqual([]);
  });

  for (const style of [
    'body{overflow-x:hidden}',
    'html,body{height:100%}body{margin:0;overflow:auto}',
  ]) {
    test(`keeps the page at its place, and its width, with ${style}`, {
      tag: style.startsWith('body') ? [] : '@long',
    }, async ({ page }) => {
      await open(page, `<style>${style}</style>${site('position:fixed;z-index:2;inset:0 0 auto')}`);
      const place = () =>
        page.evaluate(() => {
          const { left, top, width } =
            document.querySelector('main')?.getBoundingClientRect() ?? {};
          return [left, top, width];
        });
      await page.mouse.wheel(0, 900);
      await expect.poll(async () => (await place())[1]).toBeLessThan(-800);
      const before = await place();
      await page.locator('.navigation-opener').click();
      await expect(page.locator('main')).toHaveAttribute('inert');
      await page.keyboard.press('End');
      expect(await place()).toEqual(before);
      await page.locator('.navigation-opener').click();
      await expect(page.locator('html')).not.toHaveClass(/navigation-open/);
      expect(await place()).toEqual(before);
    });
  }

  const isLocked = (page: Page) =>
    page.evaluate(
      () =>
        document.documentElement.classList.contains('navigation-open') ||
        document.querySelector('[inert]') !== null,
    );

  for (const [what, act] of Object.entries({
    'a link whose script prevents the way': (page: Page) =>
      page.evaluate(() => {
        const link = document.querySelector<HTMLElement>('a[href="#about"]');
        link?.addEventListener('click', (event) => {
          event.preventDefault();
          event.stopPropagation();
        });
        link?.click();
      }),
    'a link to a place': (page: Page) => page.getByRole('link', { name: 'About' }).click(),
    'a page that is left': (page: Page) =>
      page.evaluate(() => window.dispatchEvent(new Event('pagehide'))),
    'a script that hides it': (page: Page) =>
      page.evaluate(() => {
        const menu = document.querySelector<HTMLElement>('.main-navigation');
        menu?.style.setProperty('display', 'none');
      }),
    'a script that removes it': (page: Page) =>
      page.evaluate(() => document.querySelector('.main-navigation')?.remove()),
  })) {
    test(`leaves no page locked after ${what}`, {
      tag: what === 'a link to a place' ? [] : '@long',
    }, async ({ page }) => {
      await open(page, site('backdrop-filter:blur(4px)'));
      await page.evaluate(() => {
        history.pushState(null, '', '#begin');
      });
      await page.locator('.navigation-opener').click();
      await expect.poll(() => isLocked(page)).toBe(true);
      await act(page);
      await expect.poll(() => isLocked(page)).toBe(false);
    });
  }
});
