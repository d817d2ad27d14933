import { expect, type Page, test } from '@playwright/test';
import { edit, invalidBlocks } from './editor.js';
import { logIn } from './wordpress.js';

async function save(page: Page, button: 'Publish' | 'Update' = 'Publish'): Promise<void> {
  const publishes = button === 'Publish';
  const bar = page.locator('.edit-post-header, .editor-header');
  await bar.getByRole('button', { name: publishes ? /^Publish$/ : /^(Update|Save)$/ }).click();
  if (publishes) {
    const panel = page.locator('.editor-post-publish-panel');
    await panel.getByRole('button', { name: 'Publish', exact: true }).click();
  }
  await page.waitForFunction(() => {
    const editor = window.wp.data.select('core/editor');
    return !editor.isSavingPost() && editor.didPostSaveRequestSucceed();
  });
}

test('an editor inserts each block and each pattern, saves, and finds them valid', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await logIn(page);
  let canvas = await edit(page, '/wp-admin/post-new.php?post_type=page');
  const names = await page.evaluate(() => {
    const types = window.wp.blocks.getBlockTypes();
    const own = types.map(({ name }) => name).filter((name) => name.startsWith('auftritt/'));
    const { dispatch } = window.wp.data;
    dispatch('core/editor').editPost({ title: 'By an editor' });
    dispatch('core/block-editor').insertBlocks(
      own.map((name) => window.wp.blocks.createBlock(name)),
    );
    return own;
  });
  expect(names).toHaveLength(12);
  // What is empty says so in its preview, and nothing fails.
  await expect(canvas.locator('.auftritt-notice')).toHaveCount(7);
  await expect(canvas.locator('.inquiry-form')).toBeVisible();
  await expect(canvas.locator('.site-header')).toBeVisible();
  await expect(canvas.getByText(/Error loading block|Block rendered as empty/)).toHaveCount(0);

  await page.waitForFunction(
    () =>
      (window.wp.data.select('core').getBlockPatterns() ?? []).filter(({ name }) =>
        name.startsWith('auftritt/'),
      ).length === 7,
  );
  await page.evaluate(() => {
    const { select, dispatch } = window.wp.data;
    for (const { name, content } of select('core').getBlockPatterns() ?? []) {
      if (!name.startsWith('auftritt/')) continue;
      dispatch('core/block-editor').insertBlocks(window.wp.blocks.parse(content));
    }
  });
  expect(await invalidBlocks(page)).toEqual([]);
  await save(page);
  const id = await page.evaluate(() => window.wp.data.select('core/editor').getCurrentPostId());

  canvas = await edit(page, `/wp-admin/post.php?post=${id}&action=edit`);
  await expect(canvas.locator('.inquiry-form')).toBeVisible();
  expect(await invalidBlocks(page)).toEqual([]);
  await expect(canvas.locator('.block-editor-warning')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('an editor fills in the map and a reference by hand, and visitors see both', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await logIn(page);
  const canvas = await edit(page, '/wp-admin/post-new.php?post_type=page');
  await canvas.getByRole('textbox', { name: 'Add title' }).fill('Filled in');
  await canvas.getByRole('button', { name: 'Add default block' }).click();
  await page.keyboard.type('/map');
  await page.getByRole('option', { name: 'Map' }).first().click();
  await expect(canvas.locator('.auftritt-notice')).toBeVisible();
  await page.getByLabel('Latitude').fill('52.5');
  await page.getByLabel('Longitude').fill('13.4');
  await page.getByLabel('Address').fill('Uferhallenweg 12\n<b>13357</b> Berlin');
  await expect(canvas.locator('.map[data-lat="52.5"]')).toBeVisible();
  await page.evaluate(() =>
    window.wp.data
      .dispatch('core/block-editor')
      .insertBlocks([window.wp.blocks.createBlock('auftritt/references')]),
  );
  await page.getByRole('button', { name: 'Add: Reference' }).click();
  await page.getByLabel('Name', { exact: true }).fill('A library');
  await page.getByLabel('Place').fill('Berlin');
  await expect(canvas.locator('.reference__name')).toHaveText('A library');
  await save(page);

  await page.goto('/filled-in/');
  await expect(page.locator('.map address')).toHaveText('Uferhallenweg 12\n<b>13357</b> Berlin', {
    useInnerText: true,
  });
  await expect(page.getByRole('heading', { name: 'A library Berlin' })).toBeVisible();
});

test('a category gets its colour in the sidebar, and its gallery shows it', async ({ page }) => {
  test.setTimeout(120_000);
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
