import { casesOf } from '../../support/extent.js';
import { expect, running, test } from '../../support/site.js';
import { followTo, routers, withRouter } from './routers.js';

const tried = casesOf(Object.entries(routers), ([name]) => name === 'Turbo');

const inner = '.category-gallery .gallery-inner img';

for (const [name, router] of tried) {
  test(`${name}: the chosen category is one page, and the router has the others`, {
    tag: '@long',
  }, async ({ page, complaints }) => {
    await withRouter(page, router, 'data-history');
    await page.goto('/home/produkte/');
    await running(page, 'category-gallery');
    const first = await page.locator(inner).first().getAttribute('src');
    const chosen = page.locator('.category-gallery .product_reference.active');
    const [opening = ''] = await chosen.allTextContents();
    await page.locator('.list_products [data-uid="14"] a').click();
    await expect(page).toHaveURL(/\/home\/produkte\/\?id_category=14$/);
    await expect(page).toHaveTitle(/^Tischleuchten/);

    await followTo(page, '/home/referenzen/');
    await expect(page.locator('main .references')).toHaveCount(1);
    await expect(page).not.toHaveTitle(/Tischleuchten/);

    await page.goBack();
    await expect(page).toHaveURL(/\?id_category=14$/);
    await expect(chosen).toHaveText('Tischleuchten');
    await expect(page.locator(inner).first()).toHaveAttribute('src', /product-table/);
    await expect(page).toHaveTitle(/^Tischleuchten/);
    await page.goBack();
    await expect(page).toHaveURL(/\/home\/produkte\/$/);
    await expect(chosen).toHaveText(opening.trim());
    await expect(page.locator(inner).first()).toHaveAttribute('src', first ?? '');
    expect(complaints).toEqual([]);
    // A router may be fetching a page that nobody waits for.
    await page.unrouteAll({ behavior: 'wait' });
  });
}
