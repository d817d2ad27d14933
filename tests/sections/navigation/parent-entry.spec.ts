import type { Locator, Page } from '@playwright/test';
import { test } from '../../support/fragments.js';
import { header, longPage } from '../../support/markup.js';
import { expect } from '../../support/site.js';

/** The link to the parent's page in the level of an entry. */
const parentIn = (page: Page, entry: string): Locator =>
  page.locator(`${entry} > ul > li > .navigation-parent`);

/** Opens the menu, and the levels of the entries in turn. */
async function open(page: Page, ...entries: readonly string[]): Promise<void> {
  await page.locator('.navigation-opener').click();
  for (const entry of entries) await page.locator(`${entry} > a`).click();
}

test.describe('in the mobile menu', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('an open level begins with the page of its entry, on each level', async ({
    page,
    openFragment,
  }) => {
    await page.route('**/first/b/', (route) => route.fulfill({ body: 'arrived' }));
    await openFragment(header + longPage);
    await open(page, '#first');
    await expect(page.locator('#first > ul > li:visible')).toHaveText([
      'Zurück',
      'First',
      'A',
      /B/,
    ]);
    await expect(parentIn(page, '#first')).toHaveAttribute('href', '/first/');
    await expect(parentIn(page, '#first')).not.toHaveAttribute('aria-current');
    await page.locator('#second > a').click();
    await expect(page.locator('#second > ul > li:visible')).toHaveText(['Zurück', 'B', '1']);
    await parentIn(page, '#second').click();
    await page.waitForURL('**/first/b/');
  });

  test('it is marked where it is the present page, by its address or by the template', async ({
    page,
    openFragment,
  }) => {
    const own = header
      .replace('href="/first/"', 'href="/fragment/"')
      .replace('<a href="/first/b/">', '<a href="/first/b/" aria-current="page">');
    await openFragment(own + longPage);
    await open(page, '#first', '#second');
    await expect(parentIn(page, '#first')).toHaveAttribute('aria-current', 'page');
    await expect(parentIn(page, '#second')).toHaveAttribute('aria-current', 'page');
  });

  test('it is called as an entry is that has an image', { tag: '@long' }, async ({
    page,
    openFragment,
  }) => {
    const own = header.replace('>First<', '><img src="data:," alt="Home "><');
    await openFragment(own + longPage);
    await open(page, '#first');
    await expect(parentIn(page, '#first')).toHaveText('Home');
  });

  test('it is left out where there is no such page, or the template has a link to it', {
    tag: '@long',
  }, async ({ page, openFragment }) => {
    const without = [
      header.replace('<a href="/first/">', '<a>'),
      header.replace('href="/first/"', 'href="#"'),
      header.replace('href="/first/"', 'href="javascript:void(0)"'),
      header.replace('<a href="/first/">First</a>', '<button type="button">First</button>'),
      header.replace('<li><a href="/first/a/">', '<li><a href="/first/">All</a></li>$&'),
    ];
    for (const html of without) {
      await openFragment(html + longPage);
      await page.locator('.navigation-opener').click();
      await page.locator('#first > :is(a, button)').click();
      await expect(page.locator('#first')).toHaveClass(/is-open/);
      await expect(parentIn(page, '#first')).toHaveCount(0);
      await expect(parentIn(page, '#second')).toHaveCount(1);
    }
  });

  test('it is not in the bar, whatever a theme does with its entries', { tag: '@long' }, async ({
    page,
    openFragment,
  }) => {
    const head = '<style>.main-navigation li { display: list-item }</style>';
    await openFragment(header + longPage, { head });
    await open(page, '#first');
    await expect(parentIn(page, '#first')).toBeVisible();
    await page.setViewportSize({ width: 1050, height: 800 });
    await page.locator('#first').hover();
    await expect(page.locator('#first > ul > li:visible > a')).toHaveText(['A', 'B']);
  });
});
