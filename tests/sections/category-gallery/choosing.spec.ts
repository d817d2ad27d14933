import { test } from '../../support/fragments.js';
import { answerCalls, categoryGallery, inspirationGallery } from '../../support/galleries.js';
import { expect, running } from '../../support/site.js';

const products = '/home/produkte/';
const item = 'Tischleuchten';

test('choosing a category loads its gallery and its content (call 1)', async ({
  page,
  complaints,
}) => {
  await page.goto(products);
  await running(page, 'category-gallery');
  const information = await page.locator('.product_information').innerHTML();
  const request = page.waitForRequest((each) => each.method() === 'POST');
  await page.getByRole('link', { name: item, exact: true }).first().click();
  const sent = await request;
  expect(new URL(sent.url()).pathname + new URL(sent.url()).search).toBe(`${products}?type=7411`);
  expect(sent.postData()).toBe(
    'tx_gallery_references%5Bajax%5D=1&tx_gallery_references%5Buid%5D=14',
  );
  expect(await sent.allHeaders()).toMatchObject({
    accept: 'text/html',
    'content-type': 'application/x-www-form-urlencoded',
    'x-requested-with': 'XMLHttpRequest',
  });
  await expect(page.locator('.reference_content h3')).toHaveText(item);
  await expect(page.locator('.gallery-inner img').first()).toHaveAttribute('src', /product-table/);
  await expect(page.locator('.category-gallery [role=status]')).toHaveText(
    `Galerie aktualisiert: ${item}`,
  );
  await expect(page.locator('.product_reference.active')).toHaveText([item]);
  expect(await page.locator('.product_information').innerHTML()).toBe(information);
  expect(new URL(page.url()).pathname).toBe(products);
  expect(complaints).toEqual([]);
});

test('the way back loads the level above (call 3)', async ({ page }) => {
  await page.goto(products);
  await running(page, 'category-gallery');
  const settings = await page.locator('.plugin_settings').inputValue();
  const request = page.waitForRequest((each) => each.method() === 'POST');
  await page.locator('.back-to-category').click();
  const sent = await request;
  const encoded = new URLSearchParams({ settings }).toString().replace('settings=', '');
  expect(sent.postData()).toBe(
    'tx_gallery_references%5Brender_parent_ajax%5D=1&tx_gallery_references%5Bcontent_uid%5D=309' +
      `&tx_gallery_references%5Buid%5D=11&tx_gallery_references%5Bsettings%5D=${encoded}`,
  );
  await expect(page.locator('.category-gallery [role=status]')).toHaveText(
    'Galerie aktualisiert: Leuchten für den Innenraum',
  );
  await expect(page.locator('.reference_content__families')).toBeVisible();
  await expect(page.locator('.info-link')).toHaveCount(0);
  await expect(page.locator('.product_reference.active')).toHaveCount(0);
  await page.getByRole('link', { name: item, exact: true }).first().click();
  await expect(page.locator('.product_reference.active')).toHaveText([item]);
  await expect(page.locator('.gallery-slider.slick-initialized')).toBeVisible();
});

test('each call replaces its own sections, and no others', { tag: '@long' }, async ({
  page,
  start,
}) => {
  const calls = await answerCalls(page);
  await start('category-gallery', categoryGallery + inspirationGallery);
  await running(page, 'inspiration-gallery');
  const inspiration = page.locator('.inspiration-gallery');
  const gallery = page.locator('.category-gallery');

  await gallery.getByText('Two').click();
  await expect(gallery.locator('.gallery-inner')).toHaveText('Gallery 2');
  await expect(gallery.locator('.reference_content')).toHaveText('Content 2');
  await inspiration.getByText('Three').click();
  await expect(inspiration.locator('.gallery-inner')).toHaveText('Gallery 3');
  await expect(inspiration.locator('.reference_content')).toHaveText(/^Content 1/);
  await gallery.getByText('Back').click();
  await expect(gallery.locator('.gallery-inner')).toHaveText('Gallery of all');
  await expect(gallery.locator('.reference_content')).toHaveText('Content of all');
  await expect(gallery.locator('.list_products a')).toHaveText(['One again', 'Four']);
  await expect(gallery.locator('.product_information')).toHaveText(/^About all\s*Back\s*$/);
  await expect(inspiration.locator('.gallery-inner')).toHaveText('Gallery 3');
  await expect(inspiration.locator('.info-link')).toHaveCount(1);
  expect(calls.map((body) => decodeURIComponent(body.replaceAll('+', ' ')))).toEqual([
    'tx_gallery[ajax]=1&tx_gallery[uid]=2',
    'tx_gallery[ajax]=1&tx_gallery[uid]=3',
    'tx_gallery[render_parent_ajax]=1&tx_gallery[content_uid]=309&tx_gallery[uid]=2' +
      '&tx_gallery[settings]=a:1:{s:1:"ä";i:2;} &=',
  ]);

  // The list that call 3 has brought works as the first one did.
  await gallery.getByText('Four').click();
  await expect(gallery.locator('.gallery-inner')).toHaveText('Gallery 4');
  await expect(gallery.locator('.product_reference.active')).toHaveText(['Four']);
  await expect(gallery.locator('.product_reference.active')).toHaveCSS(
    'background-color',
    'rgb(0, 255, 0)',
  );
});

test('an item without a link or a uid stays what the server sent', { tag: '@long' }, async ({
  page,
  start,
  complaints,
}) => {
  const calls = await answerCalls(page);
  const html = categoryGallery
    .replace('<a href="/two/">Two</a>', '<b>Two</b>')
    .replace('data-uid="3"', 'data-uid=""');
  await start('category-gallery', html);
  expect(complaints).toEqual([
    expect.stringContaining('auftritt: category-gallery: element lacks a[href]'),
    expect.stringContaining('auftritt: category-gallery: element has an empty data-uid'),
  ]);
  await page.getByText('Two', { exact: true }).click();
  await expect(page.locator('.product_reference.active')).toHaveText(['One']);
  await page.getByRole('link', { name: 'Three', exact: true }).click();
  await expect(page).toHaveURL(/\/three\/$/);
  expect(calls).toEqual([]);
});

test('the event tells which sections were replaced', { tag: '@long' }, async ({ page, start }) => {
  await answerCalls(page);
  await start('category-gallery', categoryGallery);
  await page.evaluate(() => {
    addEventListener('auftritt:replaced', (event) => {
      const { target } = event;
      const detail = event instanceof CustomEvent ? event.detail : undefined;
      Object.assign(window, { told: { detail, id: target instanceof Element && target.id } });
    });
  });
  const told = () => page.evaluate(() => Reflect.get(window, 'told'));
  await page.getByRole('link', { name: 'Two', exact: true }).click();
  await expect.poll(told).toEqual({
    id: 'gallery',
    detail: { uid: '2', sections: ['galleryInner', 'referenceContent'] },
  });
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  const sections = ['categoryList', 'galleryInner', 'referenceContent', 'productInformation'];
  await expect.poll(told).toEqual({ id: 'gallery', detail: { uid: '2', sections } });
});

test('what belongs to the gallery may stand around it', { tag: '@long' }, async ({
  page,
  start,
}) => {
  const calls = await answerCalls(page);
  const hidden = /<input[^>]*>\s*/g;
  const information = /<div class="product_information">[\s\S]*?<\/div>/;
  const inside = categoryGallery.replaceAll(hidden, '').replace(information, '');
  await start(
    'category-gallery',
    `<main>${categoryGallery.match(hidden)?.join('')}${categoryGallery.match(information)?.[0]}
      ${inside}</main>${inspirationGallery}`,
  );
  await page.locator('main .back-to-category').click();
  await expect(page.locator('main .gallery-inner')).toHaveText('Gallery of all');
  await expect(page.locator('main .product_information')).toHaveText(/^About all\s*Back\s*$/);
  await expect(page.locator('.inspiration-gallery .product_information')).toHaveText(/^About one/);
  expect(calls).toHaveLength(1);
});

test('without what call 3 sends, the way back is the link', { tag: '@long' }, async ({
  page,
  start,
  complaints,
}) => {
  await start('category-gallery', categoryGallery.replace('class="plugin_settings"', ''));
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/up\/$/);
  expect(complaints[0]).toContain('category-gallery: page lacks input.plugin_settings');
});

test('from the level above, the way back is the link', async ({ page, start }) => {
  await start('category-gallery', categoryGallery.replace(' active', ''));
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/up\/$/);
});

test('a request address of another origin is reported, and the links stay links', async ({
  page,
  openFragment,
  complaints,
}) => {
  await openFragment(categoryGallery.replace('/call/', 'https://other.example/call/'));
  await expect
    .poll(() => complaints)
    .toEqual([
      expect.stringContaining(
        'category-gallery: input.reference_request_url holds no address of this origin: ' +
          '"https://other.example/call/?type=1"',
      ),
    ]);
  await page.getByRole('link', { name: 'Two', exact: true }).click();
  await expect(page).toHaveURL(/\/two\/$/);
});
