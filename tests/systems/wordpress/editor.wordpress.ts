import { expect, type Locator, test } from '@playwright/test';
import { running } from '../../support/site.js';
import { edit, invalidBlocks, save } from './editor.js';
import { logIn } from './wordpress.js';

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
  expect(names).toHaveLength(14);
  // What is empty says so in its preview, lists offer an entry, and nothing fails.
  await expect(canvas.locator('.auftritt-notice')).toHaveCount(3);
  await expect(canvas.getByRole('button', { name: /^Add: / })).toHaveCount(4);
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
  const references = canvas.locator('[data-type="auftritt/references"]');
  const add = references.getByRole('button', { name: 'Add: Reference' });
  await add.click();
  await references.getByLabel('Name', { exact: true }).fill('A library');
  await references.getByLabel('Place').fill('Berlin');
  await add.click();
  await references.getByLabel('Name', { exact: true }).nth(1).fill('A <b>museum</b> & more');
  // The second entry comes first by a key, and last again by dragging.
  const handles = references.getByRole('button', { name: /^Reference \d: Drag/ });
  const first = references.getByLabel('Name', { exact: true }).first();
  await handles.nth(1).focus();
  await page.keyboard.press('ArrowUp');
  await expect(first).toHaveValue('A <b>museum</b> & more');
  await expect(handles.first()).toBeFocused();
  await handles.first().dragTo(handles.nth(1));
  await expect(first).toHaveValue('A library');
  await save(page);

  await page.goto('/filled-in/');
  await expect(page.locator('.map address')).toHaveText('Uferhallenweg 12\n<b>13357</b> Berlin', {
    useInnerText: true,
  });
  await expect(page.locator('.reference__name')).toHaveText([
    'A library',
    'A <b>museum</b> & more',
  ]);
});

test('/slider is a slider, several pictures become slides at once, and leave no hole', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await logIn(page);
  const canvas = await edit(page, '/wp-admin/post-new.php?post_type=page');
  await canvas.getByRole('textbox', { name: 'Add title' }).fill('Slides');
  await canvas.getByRole('button', { name: 'Add default block' }).click();
  await page.keyboard.type('/slider');
  // What Enter takes, however the list has come about.
  await expect(page.getByRole('option').first()).toHaveText(/Image slider/);
  await expect(page.getByRole('option', { selected: true })).toHaveText(/Image slider/);
  await page.keyboard.press('Enter');
  await expect(canvas.locator('.auftritt-slides--image')).toBeVisible();
  await page.evaluate(() => {
    const { select, dispatch } = window.wp.data;
    const slider = select('core/block-editor')
      .getBlocks()
      .find(({ name }) => name === 'auftritt/slider');
    dispatch('core/block-editor').selectBlock(slider?.clientId ?? '');
  });
  // The toolbar is hidden as long as somebody types.
  await page.mouse.move(400, 400);
  await page.mouse.move(450, 450);
  await page.getByRole('button', { name: 'Add pictures' }).click();
  const library = page.locator('.media-modal');
  await library.getByRole('tab', { name: 'Media Library' }).click();
  const pictures = library.locator('.attachments .attachment:has(.type-image)');
  await pictures.first().click();
  await pictures.nth(1).click();
  await library.getByRole('button', { name: 'Select', exact: true }).click();
  await expect(canvas.locator('.auftritt-slides img')).toHaveCount(2);
  await save(page);
  await page.goto('/slides/');
  const heights = () =>
    page
      .locator('.image-slider img')
      .evaluateAll((images) =>
        images.map((image) => Math.round((image.clientWidth / image.clientHeight) * 10)),
      );
  expect(new Set(await heights())).toEqual(new Set([15]));
  await running(page, 'image-slider');
  expect(new Set(await heights())).toEqual(new Set([15]));
});

test('the picture of an entry lies above its controls, and its words within the entry', async ({
  page,
}) => {
  await logIn(page);
  const media = await page.request.get('/wp-json/wp/v2/media?media_type=image&per_page=1');
  const [{ id }] = (await media.json()) as [{ id: number }];
  const canvas = await edit(page, '/wp-admin/post-new.php?post_type=page');
  await page.evaluate((image) => {
    const entries = [{ name: 'Library', image }];
    const block = window.wp.blocks.createBlock('auftritt/references', { entries });
    window.wp.data.dispatch('core/block-editor').insertBlocks([block]);
  }, id);
  const entry = canvas.locator('.auftritt-entries li');
  const picture = entry.locator('img');
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  const boxOf = async (part: Locator) => {
    const box = await part.boundingBox();
    if (!box) throw new Error('it is not shown');
    return { bottom: box.y + box.height, top: box.y, right: box.x + box.width };
  };
  const { top } = await boxOf(entry.getByRole('button', { name: 'Replace' }));
  expect((await boxOf(picture)).bottom).toBeLessThanOrEqual(top);
  const { right } = await boxOf(entry);
  expect((await boxOf(entry.getByLabel('Name', { exact: true }))).right).toBeLessThan(right);
});

test("WordPress's own blocks become ours, with their pictures and words", async ({ page }) => {
  await logIn(page);
  await edit(page, '/wp-admin/post-new.php?post_type=page');
  const become = await page.evaluate(() => {
    const { createBlock, switchToBlockType } = window.wp.blocks;
    const image = (id: number) => createBlock('core/image', { id, url: `/${id}.jpg` });
    const words = (content: string) => createBlock('core/paragraph', { content });
    const gallery = createBlock('core/gallery', {}, [image(7), image(8)]);
    const details = ['One', 'Two'].map((summary) =>
      createBlock('core/details', { summary: `<b>${summary}</b>` }, [words('A &amp; B')]),
    );
    const part = createBlock(
      'core/media-text',
      { mediaId: 7, mediaUrl: '/7.jpg', mediaType: 'image' },
      [createBlock('core/heading', { content: 'Name' }), words('Text')],
    );
    const cover = createBlock('core/cover', { id: 7, url: '/7.jpg' }, [words('Cover')]);
    const described = (blocks: ReturnType<typeof switchToBlockType>) =>
      blocks?.map(({ name, attributes, innerBlocks }) => ({
        name,
        attributes,
        pictures: innerBlocks.map((inner) => inner.attributes.id),
      }));
    const slider = createBlock('auftritt/slider', { kind: 'logo' }, [image(7), image(8)]);
    return [
      described(switchToBlockType(gallery, 'auftritt/slider')),
      described(switchToBlockType(gallery, 'auftritt/gallery-elements')),
      described(switchToBlockType(details, 'auftritt/references')),
      described(switchToBlockType(part, 'auftritt/coverflow')),
      described(switchToBlockType(cover, 'auftritt/slider')),
      described(switchToBlockType(slider, 'core/gallery'))?.map(({ pictures }) => pictures),
    ];
  });
  const pictures: number[] = [];
  expect(become).toMatchObject([
    [{ name: 'auftritt/slider', attributes: { kind: 'image' }, pictures: [7, 8] }],
    [{ attributes: { elements: [{ images: [7, 8] }] }, pictures }],
    [
      {
        attributes: {
          entries: [
            { name: 'One', text: 'A & B' },
            { name: 'Two', text: 'A & B' },
          ],
        },
      },
    ],
    [{ attributes: { items: [{ image: 7, title: 'Name', text: 'Text' }] } }],
    [{ name: 'auftritt/slider', pictures: [7] }],
    [[7, 8]],
  ]);
});
