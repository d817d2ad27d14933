import type { Page } from '@playwright/test';
import { fragmentHtml } from '../../support/fragment-html.js';
import {
  answerCalls,
  answerFor,
  categoryGallery,
  holdCalls,
  inspirationGallery,
} from '../../support/galleries.js';
import { answerWith } from '../../support/routes.js';
import { expect, running, test } from '../../support/site.js';

const active = '.category-gallery .product_reference.active';

interface List {
  readonly body?: string;
  /** Attributes of the tag. */
  readonly tag?: string;
  /** The query, and the place on the page. */
  readonly at?: string;
}

/** Opens a page with a gallery, whatever the query; its title names the first category. */
async function openList(
  page: Page,
  { body = categoryGallery, tag = 'data-history', at = '' }: List = {},
): Promise<void> {
  const html = fragmentHtml(body, { tag, head: '<link rel="canonical" href="/list/">' });
  await page.route(
    ({ pathname }) => pathname === '/list/',
    (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: html.replace('<title>Fragment', '<title>One – Wood'),
      }),
  );
  await page.goto(`/list/${at}`);
  for (const kind of ['category', 'inspiration']) {
    if (body.includes(`class="${kind}-gallery"`)) await running(page, `${kind}-gallery`);
  }
}

const choose = (page: Page, name: string, gallery = '.category-gallery'): Promise<void> =>
  page.locator(`${gallery} .list_products`).getByRole('link', { name, exact: true }).click();

/** Resolves once a category is shown, and the address, the title and the announcement name it. */
async function shows(page: Page, uid: number, name: string, query: string): Promise<void> {
  await expect(page.locator('.category-gallery .gallery-inner')).toHaveText(`Gallery ${uid}`);
  await expect(page.locator(active)).toHaveText([name]);
  await expect(page).toHaveTitle(`${name} – Wood`);
  expect(new URL(page.url()).search).toBe(query);
}

test('a choice is in the address and the title; Back and Forward change it as a choice does', {
  tag: '@long',
}, async ({ page, complaints }) => {
  const bodies = await answerCalls(page);
  await openList(page, { at: '?a=%20b#gallery' });
  const status = page.locator('.category-gallery [role=status]');
  await choose(page, 'Two');
  await shows(page, 2, 'Two', '?a=%20b&id_category=2');
  expect(new URL(page.url()).hash).toBe('');
  await choose(page, 'Three');
  await shows(page, 3, 'Three', '?a=%20b&id_category=3');
  await page.locator('.reference_content').evaluate((content) => {
    content.innerHTML = '<button>In content</button>';
    content.querySelector('button')?.focus();
  });

  await page.goBack();
  await shows(page, 2, 'Two', '?a=%20b&id_category=2');
  await expect(status).toHaveText('Galerie aktualisiert: Two');
  // The focused button has been replaced.
  await expect(page.getByRole('link', { name: 'Two', exact: true })).toBeFocused();
  await page.goBack();
  await shows(page, 1, 'One', '?a=%20b');
  await expect(status).toHaveText('Galerie aktualisiert: One');
  await page.goForward();
  await page.goForward();
  await shows(page, 3, 'Three', '?a=%20b&id_category=3');
  // Choosing what is shown adds no entry: the next one back is that of the other category.
  await choose(page, 'Three');
  await page.goBack();
  await shows(page, 2, 'Two', '?a=%20b&id_category=2');
  expect(bodies.length).toBeGreaterThan(4);
  expect(complaints).toEqual([]);
});

test('from a page on which none was active, Back shows what the page showed', {
  tag: '@long',
}, async ({ page, complaints }) => {
  const bodies = await answerCalls(page);
  await openList(page, { body: categoryGallery.replace(' active', '') });
  await choose(page, 'Two');
  await expect(page.locator('.gallery-inner')).toHaveText('Gallery 2');
  await expect(page).toHaveTitle('Two – One – Wood');
  await page.goBack();
  await expect(page.locator('.gallery-inner')).toHaveText('Gallery 1');
  await expect(page.locator('.product_reference.active')).toHaveCount(0);
  await expect(page.locator('.category-gallery [role=status]')).toHaveText('Galerie aktualisiert');
  await expect(page).toHaveTitle('One – Wood');
  await page.goForward();
  await expect(page.locator('.gallery-inner')).toHaveText('Gallery 2');
  // The list as it opened is fetched as a page; only categories are posted.
  expect(bodies).toHaveLength(2);
  expect(complaints).toEqual([]);
});

test('the way back is an entry too, and Back from it brings the list that it has replaced', {
  tag: '@long',
}, async ({ page, complaints }) => {
  await answerCalls(page);
  await openList(page);
  await choose(page, 'Two');
  await shows(page, 2, 'Two', '?id_category=2');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  const inner = page.locator('.gallery-inner');
  await expect(inner).toHaveText('Gallery of all');
  await expect(page).toHaveTitle('About all – Wood');
  await expect(page).toHaveURL(/\/list\/$/);
  await choose(page, 'Four');
  await expect(inner).toHaveText('Gallery 4');
  await expect(page).toHaveURL(/\?id_category=4$/);
  await page.goBack();
  await expect(inner).toHaveText('Gallery of all');
  await expect(page.locator(active)).toHaveCount(0);
  await page.goBack();
  await shows(page, 2, 'Two', '?id_category=2');
  await expect(page.locator('.list_products a')).toHaveText(['One', 'Two', 'Three']);
  expect(complaints).toEqual([]);
});

test('with two galleries the address names a category of each, and Back takes the last one back', {
  tag: '@long',
}, async ({ page }) => {
  await answerCalls(page);
  const other = inspirationGallery.replaceAll(/data-uid="(\d)"/g, 'data-uid="7$1"');
  await openList(page, { body: categoryGallery + other });
  await choose(page, 'Two');
  await expect(page).toHaveURL(/\?id_category=2$/);
  await choose(page, 'Three', '.inspiration-gallery');
  await expect(page).toHaveURL(/\?id_category=2&id_category=73$/);
  await expect(page).toHaveTitle('Three – Wood');
  await page.goBack();
  const inner = page.locator('.inspiration-gallery .gallery-inner');
  await expect(inner).toHaveText('Gallery 71');
  await shows(page, 2, 'Two', '?id_category=2');
  await page.goForward();
  await expect(inner).toHaveText('Gallery 73');
  await expect(page.locator('.category-gallery .gallery-inner')).toHaveText('Gallery 2');
  await page.reload();
  await expect(inner).toHaveText('Gallery 73');
  await expect(page.locator('.category-gallery .gallery-inner')).toHaveText('Gallery 2');
});

test('a link to a place on the page changes nothing, even while a category loads', {
  tag: '@long',
}, async ({ page }) => {
  const calls = await holdCalls(page);
  await openList(page, { body: `<a href="#gallery">To the gallery</a>${categoryGallery}` });
  await choose(page, 'Two');
  await (await calls.at(0)).answer(answerFor(2));
  await shows(page, 2, 'Two', '?id_category=2');
  await choose(page, 'Three');
  await page.evaluate(() => {
    location.hash = 'gallery';
  });
  await (await calls.at(1)).answer(answerFor(3));
  await shows(page, 3, 'Three', '?id_category=3');
  expect(calls).toHaveLength(2);
});

test('what no list has changes nothing in it, and breaks nothing', { tag: '@long' }, async ({
  page,
  complaints,
}) => {
  const bodies = await answerCalls(page);
  await openList(page, { at: '?id_category=%3Cimg%20src=x%20onerror=alert(1)%3E&id_category=99' });
  const reach = (query: string, state: unknown) =>
    page.evaluate(
      ([search, given]) => {
        history.replaceState(given, '', `/list/${search}`);
        dispatchEvent(new PopStateEvent('popstate', { state: given }));
      },
      [query, state] as const,
    );
  for (const query of ['?id_category=98', '?id_category=', '?id_category=%E0%A4%A', '']) {
    await reach(query, { auftritt: { parent: '99' } });
  }
  await reach('?b', { auftritt: 2 });
  await expect(page.locator(active)).toHaveText(['One']);
  await expect(page.locator('.gallery-inner')).toHaveText('Gallery 1');
  expect(bodies).toEqual([]);
  await choose(page, 'Two');
  await shows(page, 2, 'Two', '?b&id_category=2');
  expect(complaints).toEqual([]);
});

test('where POST is refused, following the link leaves no entry of ours', { tag: '@long' }, async ({
  page,
}) => {
  await page.route('**/call/**', (route) => route.fulfill({ status: 405, body: '' }));
  await answerWith(page, '**/two/', '<h1>Two</h1>');
  await openList(page);
  await choose(page, 'Two');
  await expect(page.getByRole('heading', { name: 'Two' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/list\/$/);
  await expect(page).toHaveTitle('One – Wood');
});

test('an older entry is shown where the visitor was, and a choice does not scroll', {
  tag: '@long',
}, async ({ page }) => {
  await answerCalls(page);
  const spacer = '<p style="height: 3000px"></p>';
  await openList(page, { body: spacer + categoryGallery + spacer });
  const top = () => page.evaluate(() => Math.round(scrollY));
  await page.evaluate(() => scrollTo(0, 2700));
  await choose(page, 'Two');
  await shows(page, 2, 'Two', '?id_category=2');
  expect(await top()).toBe(2700);
  await page.evaluate(() => scrollTo(0, 2900));
  await choose(page, 'Three');
  await shows(page, 3, 'Three', '?id_category=3');
  expect(await top()).toBe(2900);
  await page.goBack();
  await shows(page, 2, 'Two', '?id_category=2');
  expect(await top()).toBe(2900);
  await page.goBack();
  await shows(page, 1, 'One', '');
  await expect.poll(top).toBe(2700);
});

test('release brings the title back, and a new start shows what the address names', {
  tag: '@long',
}, async ({ page }) => {
  await answerCalls(page);
  await openList(page);
  await choose(page, 'Two');
  await shows(page, 2, 'Two', '?id_category=2');
  await page.evaluate(() => window.auftritt?.release());
  await expect(page).toHaveTitle('One – Wood');
  await page.evaluate(() => window.auftritt?.enhance());
  await running(page, 'category-gallery');
  await shows(page, 2, 'Two', '?id_category=2');
});

test('Back while an entry loads shows what the address names, and not that entry', async ({
  page,
}) => {
  const calls = await holdCalls(page);
  await openList(page, { body: categoryGallery.replace(' active', '') });
  const inner = page.locator('.gallery-inner');
  await choose(page, 'Two');
  await (await calls.at(0)).answer(answerFor(2));
  await expect(inner).toHaveText('Gallery 2');
  await page.goBack();
  await expect(inner).toHaveText('Gallery 1');
  await page.goForward();
  const forward = await calls.at(1);
  const opened = page.waitForResponse('**/list/');
  await page.goBack();
  await opened;
  // The call has ended with its signal: there is nobody to answer.
  await forward.answer(answerFor(2)).catch(() => undefined);
  await expect(page.locator('.product_reference.active')).toHaveCount(0);
  await expect(page.locator('.category-gallery [role=status]')).toHaveText('Galerie aktualisiert');
  await expect(inner).toHaveText('Gallery 1');
});
