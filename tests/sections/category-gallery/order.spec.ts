import { test } from '../../support/fragments.js';
import { answerFor, categoryGallery, holdCalls } from '../../support/galleries.js';
import { expect } from '../../support/site.js';

const shown = '.category-gallery .gallery-inner';
const active = '.product_reference.active';

/** Notes every text that the gallery shows from now on. */
const watchGallery = (): void => {
  const texts: string[] = [];
  Object.assign(window, { texts });
  new MutationObserver(() => {
    const text = document.querySelector('.gallery-inner')?.textContent?.trim();
    if (text && text !== texts.at(-1)) texts.push(text);
  }).observe(document.body, { childList: true, subtree: true });
};

test('of several choices the newest wins, and the older requests are aborted', async ({
  page,
  start,
  complaints,
}) => {
  const calls = await holdCalls(page);
  const aborted: string[] = [];
  page.on('requestfailed', (request) => aborted.push(request.postData() ?? ''));
  await start('category-gallery', categoryGallery);
  await page.evaluate(watchGallery);
  await page.getByRole('link', { name: 'Two', exact: true }).click();
  await page.getByRole('link', { name: 'Three', exact: true }).click();
  await page.getByRole('link', { name: 'One', exact: true }).click();
  await expect(page.locator(active)).toHaveText(['One']);
  await expect.poll(() => calls.length).toBe(3);
  await expect.poll(() => aborted.map((body) => body.at(-1))).toEqual(['2', '3']);
  await (await calls.at(2)).answer(answerFor('of one'));
  await expect(page.locator(shown)).toHaveText('Gallery of one');
  expect(await page.evaluate(() => Reflect.get(window, 'texts'))).toEqual(['Gallery of one']);
  expect(complaints).toEqual([]);
});

test('choosing the active category again asks for nothing', async ({ page, start }) => {
  const calls = await holdCalls(page);
  await start('category-gallery', categoryGallery);
  await page.getByRole('link', { name: 'One', exact: true }).click();
  await expect(page.locator('.loading-overlay')).toBeHidden();
  await page.getByRole('link', { name: 'Two', exact: true }).click();
  await page.getByRole('link', { name: 'Two', exact: true }).click();
  await (await calls.at(0)).answer(answerFor(2));
  await expect(page.locator(shown)).toHaveText('Gallery 2');
  await page.getByRole('link', { name: 'Two', exact: true }).click();
  await expect(page).toHaveURL(/\/fragment\/$/);
  expect(calls).toHaveLength(1);
});
