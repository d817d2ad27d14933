import { expect, running, test } from '../../support/site.js';

const active = '.category-gallery .product_reference.active';

test('?id_category= selects that category 200 ms after the load', { tag: '@long' }, async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postData() ?? '');
  });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/home/produkte/?id_category=13');
  // The code is fetched at once: with the clock standing still, no idle time has come yet.
  await running(page, 'category-gallery');
  await page.waitForLoadState('load');
  await page.clock.runFor(199);
  await expect(page.locator(active)).not.toHaveText(['Wandleuchten']);
  expect(sent).toEqual([]);
  await page.clock.runFor(1);
  await expect(page.locator(active)).toHaveText(['Wandleuchten']);
  await expect(page.locator('.gallery-inner img').first()).toHaveAttribute('src', /wall/);
  expect(sent).toEqual(['tx_gallery_references%5Bajax%5D=1&tx_gallery_references%5Buid%5D=13']);
  expect(new URL(page.url()).search).toBe('?id_category=13');
  await page.clock.runFor(5000);
  await page.evaluate(() => {
    window.auftritt?.release();
    window.auftritt?.enhance();
  });
  await running(page, 'category-gallery');
  await page.clock.runFor(5000);
  expect(sent).toHaveLength(1);
});
