import type { APIRequestContext } from '@playwright/test';
import { expect, running, test } from '../../support/site.js';
import {
  checked,
  configurationOf,
  expectEverySection,
  mapsService,
  watchRequests,
} from './wordpress.js';

const pages = [
  '/',
  '/every-section/',
  '/products/',
  '/products/indoor/',
  '/products/indoor/pendant-lamps/',
  '/inspiration/',
  '/inspiration/morning/',
  '/contact/',
  '/privacy/',
  '/embeds/',
  '/classic-embeds/',
  '/pictures/',
  '/classic-pictures/',
  '/unfinished/',
  '/de/',
  '/de/alle-abschnitte/',
  '/de/produkte/innen/pendelleuchten/',
  '/de/kontakt/',
];

test('the checker finds nothing on any page', () => {
  const { status, stdout, stderr } = checked(pages);
  expect(stderr).toBe('');
  expect(stdout).toContain(`${pages.length} pages checked, 0 errors, 0 warnings`);
  expect(status).toBe(0);
});

// The starter pages have every section in German too: starter.wordpress.ts.
test('every section starts, and none is wider than a phone', async ({ page, complaints }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const outside = await watchRequests(page);
  await page.goto('/every-section/');
  await expectEverySection(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
  expect(outside.map((address) => new URL(address).origin)).toEqual([mapsService]);
  expect(complaints.filter((line) => !/maps|initMap/.test(line))).toEqual([]);
});

/** The stylesheets of ours that a page links, without those of the plugin itself. */
const stylesOf = async (request: APIRequestContext, path: string): Promise<readonly string[]> => {
  const html = await (await request.get(path)).text();
  return [...html.matchAll(/href='[^']*\/assets\/([\w/-]+)\.css\?/g)].map(([, name = '']) => name);
};

test('a page links the stylesheets of its sections, and the whole where these are no less', async ({
  request,
}) => {
  const text = ['styles/page', 'styles/navigation'];
  const gallery = [...text, 'styles/gallery-slider', 'styles/category-gallery'];
  expect(await stylesOf(request, '/privacy/')).toEqual(text);
  expect(await stylesOf(request, '/')).toEqual([...text, 'styles/intro']);
  expect(await stylesOf(request, '/de/kontakt/')).toEqual([...text, 'styles/form']);
  expect(await stylesOf(request, '/products/indoor/')).toEqual(gallery);
  expect(await stylesOf(request, '/every-section/')).toEqual(['auftritt']);
});

test('the front page has intro mode, and a start screen that goes', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('body')).toHaveClass(/intro-mode/);
  await running(page, 'intro');
  await expect(page.locator('.start-screen')).toBeHidden();
});

test('who is on the site already sees no start screen again', async ({ page, complaints }) => {
  const expectNone = async (): Promise<void> => {
    await expect(page).toHaveURL('/');
    await expect(page.locator('.start-screen')).toHaveCount(0);
    await expect(page.locator('body')).not.toHaveClass(/intro-mode/);
  };
  await page.goto('/contact/');
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expectNone();
  await page.reload();
  await expectNone();
  await page.goto('/contact/');
  await page.goBack();
  await expectNone();
  // Another visit begins with it: by an address that was typed, or from another site.
  await page.goto('/', { referer: 'https://search.example/' });
  await expect(page.locator('body')).toHaveClass(/intro-mode/);
  expect(complaints).toEqual([]);
});

test('a start screen without a logo starts no intro mode', async ({ page, complaints }) => {
  await page.setExtraHTTPHeaders({ 'X-Without-Logo': '1' });
  await page.goto('/');
  await running(page, 'navigation');
  await expect(page.locator('.start-screen')).toHaveCount(0);
  await expect(page.locator('body')).not.toHaveClass(/intro-mode/);
  expect(complaints).toEqual([]);
});

test('the header of a template part is not mangled, and leads to the other language', async ({
  page,
}) => {
  await page.goto('/products/indoor/pendant-lamps/');
  const header = page.locator('.site-header');
  await expect(header).toHaveCount(1);
  await expect(header.locator('p, br')).toHaveCount(0);
  await header.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de\/produkte\/innen\/pendelleuchten\/$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible();
  expect(await configurationOf(page)).toMatch(/"privacy-url":"[^"]*\/de\/datenschutz\/"/);
  const alternates = page.locator('link[rel=alternate][hreflang=en]');
  await expect(alternates).toHaveAttribute('href', /^http.*\/products\/indoor\/pendant-lamps\/$/);
});

test('what is unfinished is nothing to visitors, and breaks neither search nor REST', async ({
  page,
  request,
}) => {
  await page.goto('/unfinished/');
  await expect(page.locator('.auftritt-notice')).toHaveCount(0);
  for (const path of ['/?s=gallery', '/wp-json/wp/v2/pages?per_page=50', '/feed/']) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});
