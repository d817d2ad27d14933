import { test } from '../../support/fragments.js';
import { answerCalls, categoryGallery } from '../../support/galleries.js';
import { expect } from '../../support/site.js';

test('items carry their colour: 100 % the active one, 30 % the others, headings in full', async ({
  page,
  start,
}) => {
  await answerCalls(page);
  await start('category-gallery', categoryGallery);
  const backgrounds = () =>
    page
      .locator('.product_reference')
      .evaluateAll((items) => items.map((item) => getComputedStyle(item).backgroundColor));
  const headings = () =>
    page
      .locator('.product_group__heading')
      .evaluateAll((items) => items.map((item) => getComputedStyle(item).color));
  expect(await backgrounds()).toEqual([
    'rgb(183, 72, 48)',
    'color(srgb 0.2 0.4 0.6 / 0.3)',
    'color(srgb 0.556863 0.392157 0.054902 / 0.3)',
  ]);
  expect(await headings()).toEqual(['rgb(183, 72, 48)', 'rgb(142, 100, 14)']);
  await page.getByRole('link', { name: 'Three', exact: true }).click();
  expect(await backgrounds()).toEqual([
    'color(srgb 0.717647 0.282353 0.188235 / 0.3)',
    'color(srgb 0.2 0.4 0.6 / 0.3)',
    'rgb(142, 100, 14)',
  ]);
  expect(await headings()).toEqual(['rgb(183, 72, 48)', 'rgb(142, 100, 14)']);
});

test('an item without a usable colour stays uncoloured, and is reported', { tag: '@long' }, async ({
  page,
  start,
  complaints,
}) => {
  await answerCalls(page);
  await start('category-gallery', categoryGallery.replace('369', 'url(x)').replace('8E640E', ''));
  expect(complaints).toEqual([
    expect.stringContaining('auftritt: category-gallery: data-color is no hex colour: "url(x)"'),
    expect.stringContaining('auftritt: category-gallery: data-color is no hex colour: ""'),
  ]);
  await expect(page.getByRole('link', { name: 'Two', exact: true })).not.toHaveAttribute('style');
  await expect(page.getByText('Outside')).not.toHaveAttribute('style');
  await page.getByRole('link', { name: 'Three', exact: true }).click();
  await expect(page.locator('.gallery-inner')).toHaveText('Gallery 3');
  await expect(page.locator('.product_reference.active')).toHaveText(['Three']);
});
