import { expect, test } from '@playwright/test';
import { edit, save } from './editor.js';
import { logIn } from './wordpress.js';

test('a category gets its colour in the sidebar, and its gallery shows it', async ({ page }) => {
  await logIn(page);
  await page.goto('/products/indoor/floor-lamps/');
  const uid = await page.locator('.product_reference.active').getAttribute('data-uid');
  await edit(page, `/wp-admin/post.php?post=${uid}&action=edit`);
  const panel = page.getByRole('button', { name: 'Auftritt', exact: true });
  if ((await panel.getAttribute('aria-expanded')) === 'false') await panel.click();
  await expect(page.getByText('Colour in the gallery')).toBeVisible();
  await page.getByRole('option', { name: 'Plum' }).click();
  await save(page, 'Update');
  await page.goto('/products/indoor/floor-lamps/');
  const item = page.locator('.product_reference.active');
  await expect(item).toHaveAttribute('data-color', '#945a72');
});

test("an editor puts a gallery's categories into order by a key, and visitors see it", async ({
  page,
}) => {
  await logIn(page);
  const answer = await page.request.get('/wp-json/wp/v2/pages?slug=products');
  const [{ id }] = (await answer.json()) as [{ id: number }];
  const canvas = await edit(page, `/wp-admin/post.php?post=${id}&action=edit`);
  const categories = canvas.locator('.auftritt-pages .auftritt-pages').first();
  // A link that opens another tab says so.
  const names = async () =>
    (await categories.getByRole('link').allInnerTexts()).map((text) =>
      text.replace(/\s*\(opens .*$/s, ''),
    );
  await expect.poll(async () => (await names()).length).toBeGreaterThan(1);
  const before = await names();
  const changed = [...before.slice(1, 2), ...before.slice(0, 1), ...before.slice(2)];
  const order = async (key: string, place: number, expected: readonly string[]) => {
    await categories.getByRole('button', { name: /Drag/ }).nth(place).focus();
    await page.keyboard.press(key);
    await expect.poll(names).toEqual(expected);
    const { text } = await page.evaluate(async () => {
      const fetched = await fetch('/products/', { credentials: 'omit' });
      return { text: await fetched.text() };
    });
    const listed = [...text.matchAll(/class="product_reference[^>]*>\s*<a[^>]*>\s*([^<]+?)\s*</g)];
    const shown = listed.map(([, name]) => name).filter((name) => expected.includes(name ?? ''));
    expect(shown).toEqual(expected);
  };
  await order('ArrowDown', 0, changed);
  await order('ArrowUp', 1, before);
});
