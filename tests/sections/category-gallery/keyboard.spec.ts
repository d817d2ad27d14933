import { test } from '../../support/fragments.js';
import { answerFor, categoryGallery, holdCalls, parentAnswer } from '../../support/galleries.js';
import { expect, running } from '../../support/site.js';

const link = (name: string) => ({ name, exact: true });

test('items are reached and chosen from the keyboard, and the active one is exposed', async ({
  page,
  openFragment,
}) => {
  const calls = await holdCalls(page);
  await openFragment(categoryGallery);
  await page.keyboard.press('Tab');
  await running(page, 'category-gallery');
  await expect(page.getByRole('link', link('One'))).toBeFocused();
  await expect(page.getByRole('link', link('One'))).toHaveAttribute('aria-current', 'true');
  // Its text is as light as the page around it, where its ring is.
  await expect(page.getByRole('link', link('One'))).toHaveCSS('outline-style', 'auto');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', link('Three'))).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('link', link('One'))).not.toHaveAttribute('aria-current');
  await (await calls.at(0)).answer(answerFor(3));
  await expect(page.locator('.gallery-inner')).toHaveText('Gallery 3');
  await expect(page.getByRole('link', link('Three'))).toBeFocused();
});

test('the focus goes from a replaced list to the same item in the new one', async ({
  page,
  start,
}) => {
  const calls = await holdCalls(page);
  await start('category-gallery', categoryGallery);
  await page.getByRole('link', link('Back')).press('Enter');
  await page.getByRole('link', link('Two')).focus();
  await (await calls.at(0)).answer(parentAnswer);
  await expect(page.getByRole('link', link('One again'))).toBeFocused();
});

test('the focus stays on a way back that stays', { tag: '@long' }, async ({ page, start }) => {
  const calls = await holdCalls(page);
  await start('category-gallery', categoryGallery);
  await page.getByRole('link', link('Back')).press('Enter');
  await (await calls.at(0)).answer(parentAnswer);
  await expect(page.locator('.gallery-inner')).toHaveText('Gallery of all');
  await expect(page.getByRole('link', link('Back'))).toBeFocused();
});

test('where the item is gone, the focus goes to the list', { tag: '@long' }, async ({
  page,
  start,
}) => {
  const calls = await holdCalls(page);
  await start('category-gallery', categoryGallery);
  await page.getByRole('link', link('Two')).press('Enter');
  await page.getByRole('link', link('Back')).click();
  await page.getByRole('link', link('Two')).focus();
  await expect.poll(() => calls.length).toBe(2);
  await (await calls.at(1)).answer(parentAnswer);
  const list = page.locator('.list_products');
  await expect(list).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', link('One again'))).toBeFocused();
  await expect(list).not.toHaveAttribute('tabindex');
});

test('the focus goes from replaced content to the chosen item', { tag: '@long' }, async ({
  page,
  start,
}) => {
  const calls = await holdCalls(page);
  await start('category-gallery', categoryGallery);
  await page.getByRole('link', link('Two')).click();
  await page.getByRole('button', { name: 'In content' }).focus();
  await (await calls.at(0)).answer(answerFor(2));
  await expect(page.getByRole('link', link('Two'))).toBeFocused();
});

test('a focus elsewhere on the page stays there', async ({ page, start }) => {
  const calls = await holdCalls(page);
  await start('category-gallery', `${categoryGallery}<input aria-label="Search">`);
  await page.getByRole('link', link('Two')).click();
  await page.getByRole('textbox').fill('la');
  await (await calls.at(0)).answer(answerFor(2));
  await expect(page.locator('.gallery-inner')).toHaveText('Gallery 2');
  await page.keyboard.type('mp');
  await expect(page.getByRole('textbox')).toHaveValue('lamp');
});
