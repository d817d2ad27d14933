import { expect, test } from '../../support/site.js';

test('a choice answers with its headline, and the way back with the group', async ({ page }) => {
  const path = '/de/produkte/innen/pendelleuchten/';
  await page.goto(path);
  const gallery = page.locator('.category-gallery');
  const headings = gallery.locator('.reference_content h3');
  const choose = async (name: string) => {
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await gallery.locator('.list_products').getByRole('link', { name }).click();
    expect((await answer).status()).toBe(200);
  };
  await choose('Stehleuchten');
  await expect(headings).toHaveText(['Stehleuchten']);
  await expect(gallery.locator('.reference_content')).toContainText('Neben dem Sessel.');
  await expect(gallery.locator('.product_reference.active')).toHaveText('Stehleuchten');
  // No word of the category before stands anywhere in the gallery but in its list.
  const first = await gallery.locator('.product_reference').first().innerText();
  await expect(gallery.locator('.category-gallery__stage')).not.toContainText(first.trim());
  await expect(page.locator('h1')).not.toHaveText(first.trim());
  // The choice is in the address, and Back takes it back without leaving the page.
  await expect(page).toHaveURL(/\?id_category=\d+$/);
  await page.goBack();
  await expect(gallery.locator('.product_reference.active')).toHaveText(first.trim());
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await choose('Lichtlinien');
  await expect(headings).toHaveText(['Lichtlinien']);
  await gallery.locator('.back-to-category').click();
  await expect(gallery.locator('.info-link')).toHaveCount(0);
  await expect(gallery.locator('.reference_content__families a').first()).toBeVisible();
});

test('an inspiration category answers with its pictures', async ({ page }) => {
  await page.goto('/inspiration/');
  const gallery = page.locator('.inspiration-gallery');
  await gallery.getByRole('link', { name: 'Morning' }).click();
  await expect(gallery.getByAltText('A table in the morning').first()).toBeVisible();
});

test('calls for what there is not are answered with 404 and nothing', async ({ page, request }) => {
  await page.goto('/products/indoor/pendant-lamps/');
  const uid = await page.locator('.product_reference.active').getAttribute('data-uid');
  const call = (path: string, fields: Record<string, string>) =>
    request.post(path, {
      form: Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [`tx_gallery_references${name}`, value]),
      ),
    });
  const good = { '[ajax]': '1', '[uid]': `${uid}` };
  expect((await call('/products/', good)).status()).toBe(200);
  for (const fields of [
    { '[ajax]': '1', '[uid]': '1' },
    { '[ajax]': '1', '[uid]': `${uid} OR 1=1` },
    { '[ajax]': '1', '[uid][]': `${uid}` },
    { '[ajax][]': '1', '[uid]': `${uid}` },
    { '[uid]': `${uid}` },
    { '': 'text' },
  ]) {
    const answer = await call('/products/', fields);
    expect(answer.status(), JSON.stringify(fields)).toBe(404);
    expect(await answer.text()).toBe('');
  }
  // Another gallery's category.
  expect((await call('/inspiration/', good)).status()).toBe(404);
});

test('a size that a theme writes into the style of a picture does not squeeze it', async ({
  page,
}) => {
  await page.setExtraHTTPHeaders({ 'X-Sized-Pictures': '1' });
  await page.goto('/products/indoor/pendant-lamps/');
  const picture = page.locator('.gallery-slider.slick-initialized img').first();
  await expect(picture).toBeVisible();
  const squeezed = () =>
    picture.evaluate((image) => {
      const { width, height } = image.getBoundingClientRect();
      const own = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      return Math.abs(width / height / own - 1);
    });
  await expect.poll(squeezed).toBeLessThan(0.02);
});
