import type { APIRequestContext } from '@playwright/test';
import { expect, openPage, running, test } from '../support/site.js';
import { vary } from '../support/static-pages.js';

interface Manifest {
  readonly files: Readonly<Record<string, { readonly integrity: string }>>;
}

const path = '/home/kollektion/';
const wrong = `sha384-${'A'.repeat(64)}`;

const manifestOf = async (request: APIRequestContext): Promise<Manifest['files']> => {
  const manifest: Manifest = await (await request.get('/assets/manifest.json')).json();
  return manifest.files;
};

/** Writes the hashes into the page's tags, as a template does that reads the manifest. */
const withIntegrity =
  (script: string, styles: string, head = '') =>
  (html: string): string =>
    html
      .replace('src="/assets/auftritt.js"', `$& integrity="${script}"`)
      .replace('href="/assets/auftritt.css"', `$& integrity="${styles}"`)
      .replace('</head>', `${head}</head>`);

test('pages with the `integrity` of the manifest run: entry, styles and a preloaded chunk', {
  tag: '@long',
}, async ({ page, request, complaints }) => {
  const files = await manifestOf(request);
  const [chunk, { integrity } = { integrity: '' }] =
    Object.entries(files).find(([name]) => name.startsWith('chunks/coverflow-')) ?? [];
  const preload = `<link rel="modulepreload" href="/assets/${chunk}" integrity="${integrity}">`;
  const { 'auftritt.js': script, 'auftritt.css': styles } = files;
  if (!script || !styles) throw new Error('the manifest lacks the entry or the styles');
  await vary(page, { change: withIntegrity(script.integrity, styles.integrity, preload) });
  const chunks: string[] = [];
  let firstPaints = 0;
  page.on('request', (each) => {
    if (each.url().endsWith(`/${chunk}`)) chunks.push(each.url());
    if (each.url().includes('/chunks/first-paint-')) firstPaints += 1;
  });
  await page.goto(path);
  await expect(page.locator(`[integrity="${script.integrity}"]`)).toHaveCount(1);
  await page.locator('.coverflow').scrollIntoViewIfNeeded();
  await running(page, 'coverflow');
  expect(firstPaints).toBe(0);
  expect(chunks).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test('a script that has been tampered with is refused, and the page goes on as the server sent it', async ({
  page,
  complaints,
}) => {
  await vary(page, { change: withIntegrity(wrong, wrong) });
  await page.goto(path);
  expect(complaints.filter((line) => line.includes('integrity'))).toHaveLength(2);
  expect(await page.evaluate(() => window.auftritt)).toBeUndefined();
  const items = page.locator('.coverflow li');
  await expect(items).toHaveCount(7);
  for (const item of await items.all()) await expect(item.locator('.text')).toBeVisible();
  await items.first().locator('a').click();
  await expect(page).toHaveURL(/\/home\/produkte\/\?id_category=14$/);
});

test('styles that have been tampered with are refused, and the script brings its own', {
  tag: '@long',
}, async ({ page, request: api }) => {
  const { 'auftritt.js': script } = await manifestOf(api);
  await vary(page, { change: withIntegrity(script?.integrity ?? '', wrong) });
  const request = page.waitForRequest(/\/chunks\/first-paint-/);
  await openPage(page, path);
  await request;
  await page.locator('.coverflow').scrollIntoViewIfNeeded();
  await running(page, 'coverflow');
  await expect(page.locator('.navigation-back').first()).toBeHidden();
});
