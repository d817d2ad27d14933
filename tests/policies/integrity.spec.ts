import { expect, openPage, running, test } from '../support/site.js';
import { vary } from '../support/static-pages.js';

const path = '/home/kollektion/';
const wrong = `sha384-${'A'.repeat(64)}`;

/** Writes the hashes into the page's tags, as a template does that reads the manifest. */
const withIntegrity =
  (script: string, styles: string) =>
  (html: string): string =>
    html
      .replace('src="/assets/auftritt.js"', `$& integrity="${script}"`)
      .replace('href="/assets/auftritt.css"', `$& integrity="${styles}"`);

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
  const { files } = await (await api.get('/assets/manifest.json')).json();
  await vary(page, { change: withIntegrity(files['auftritt.js'].integrity, wrong) });
  const request = page.waitForRequest(/\/chunks\/first-paint-/);
  await openPage(page, path);
  await request;
  await page.locator('.coverflow').scrollIntoViewIfNeeded();
  await running(page, 'coverflow');
  await expect(page.locator('.navigation-back').first()).toBeHidden();
});
