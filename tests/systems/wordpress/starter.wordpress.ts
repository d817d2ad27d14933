import { writeFileSync } from 'node:fs';
import type { APIResponse, Page } from '@playwright/test';
import { expect, test } from '../../support/site.js';
import { edit, invalidBlocks } from './editor.js';
import {
  checked,
  configurationOf,
  expectEverySection,
  inWordPress,
  logIn,
  mapsService,
  settings,
  siteFile,
  watchRequests,
} from './wordpress.js';

// These tests empty the site: playwright.config.ts runs them last.

const action = '/wp-admin/admin-post.php';
/** The addresses of the pages that visitors see. */
const addresses = (): string[] => JSON.parse(inWordPress('pages.php'));
const outcome = (answer: APIResponse) => new URL(answer.url()).searchParams.get('starter');
const create = (page: Page) => page.getByRole('button', { name: 'Create the pages' });

test.beforeEach(() => {
  inWordPress('empty.php');
});

test('only who may change the site creates the pages, and with a nonce', async ({ page }) => {
  await logIn(page, 'editor');
  const form = { action: 'auftritt_starter' };
  const refused = await page.request.post(action, { form });
  expect(refused.status()).toBe(403);
  expect(await refused.text()).toContain('not allowed to create these pages');
  await page.context().clearCookies();
  await logIn(page);
  expect((await page.request.post(action, { form })).status()).toBe(403);
  expect(addresses()).toEqual(['/sample-page/']);
});

test('two clicks create the pages once, hostile values are left out, and no page asks others', async ({
  page,
}) => {
  test.setTimeout(360_000);
  await logIn(page);
  await page.goto(settings);
  const nonce = await page.locator('form:has(#starter-logo) [name=_wpnonce]').inputValue();
  const post = (headers = {}) =>
    page.request.post(action, {
      headers,
      form: {
        action: 'auftritt_starter',
        _wpnonce: nonce,
        'auftritt_starter[telephone]': '1"><script>',
        'auftritt_starter[lat]': '91',
        'auftritt_starter[lng][]': '13',
        'auftritt_starter[logo]': '1',
        'auftritt_starter[language]': '../de_DE',
        'auftritt_starter[address]': '<b>Berlin</b> "here" --> \\u0022',
      },
    });
  inWordPress('lock.php');
  expect(outcome(await post())).toBe('exist');
  expect(addresses()).toHaveLength(1);
  inWordPress('empty.php');
  expect((await post({ 'X-Full-Disk': '1' })).status()).toBe(500);
  expect(addresses()).toHaveLength(1);
  inWordPress('empty.php');
  expect(outcome(await post())).toBe('created');
  expect(outcome(await post())).toBe('exist');
  // Thirteen in the one language, beside the page that was there.
  expect(addresses()).toHaveLength(14);
  await page.goto(settings);
  await expect(create(page)).toHaveCount(0);
  await page.goto('/contact/');
  // WordPress prints two hyphens as a dash.
  await expect(page.locator('address')).toHaveText('Berlin "here" –> \\u0022');
  await expect(page.locator('.map')).toHaveCount(0);

  // A page of each template.
  const paths = ['/', '/contact/', '/privacy/', '/all-sections/'];
  expect(addresses()).toEqual(expect.arrayContaining(paths));
  const { stdout, status } = checked(paths, '--requests');
  expect(stdout).toContain('4 pages checked, 0 errors');
  expect(status).toBe(0);
});

for (const { locale, lang, has, home, notice, shown } of [
  { locale: 'fr_CA', lang: 'fr-CA', has: 'created', home: 'Accueil', notice: 'Refuser', shown: 26 },
  // The script has no words in it: nobody publishes English pages as Swedish.
  { locale: 'sv_SE', lang: 'sv-SE', has: 'drafts', home: 'Home', notice: '', shown: 13 },
]) {
  test(`pages in ${locale} are in its words, or drafts, whatever an older version has left`, async ({
    page,
  }) => {
    const left = `wp-content/plugins/auftritt/languages/auftritt-${locale}.l10n.php`;
    writeFileSync(siteFile(left), "<?php return ['messages' => ['Home' => 'Of 1.3']];");
    await logIn(page);
    await page.goto(settings);
    const group = page.locator(`#starter-language optgroup:has([value=${locale}])`);
    await expect(group).toHaveAttribute(
      'label',
      has === 'created' ? /^With words/ : /drafts in English/,
    );
    await page.locator('#starter-language').selectOption(locale);
    await create(page).click();
    await expect(page).toHaveURL(new RegExp(`starter=${has}$`));
    expect(addresses()).toHaveLength(shown + 1);
    await page.context().clearCookies();
    if (!notice) return;
    const path = `/${locale.slice(0, 2)}/`;
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page).toHaveTitle(new RegExp(home));
    await expect(page.getByRole('button', { name: notice })).toBeVisible();
  });
}

test('one click creates every section in both languages, and the pages stay', async ({
  page,
  complaints,
}) => {
  test.setTimeout(360_000);
  await logIn(page);
  // The theme lacks our places as long as nobody fills it.
  await page.goto('/');
  await page.goto(settings);
  const fill = page.getByRole('link', { name: 'Put our header and footer into this theme' });
  await expect(fill).toBeVisible();
  await page.locator('#starter-logo').selectOption({ label: 'collection-alba-720' });
  await page.getByLabel('Begin with a start screen').check();
  await page.getByLabel('Telephone').fill('+49 (0)30 23125-014');
  await page.locator('#starter-address').fill('Uferhallenweg 12\n13357 Berlin');
  await page.getByLabel('Latitude').fill('52.5512');
  await page.getByLabel('Longitude').fill('13.3713');
  await page.locator('#starter-language').selectOption('de_DE');
  await create(page).click();
  await expect(page.getByText('The pages are there.')).toBeVisible();
  await expect(fill).toHaveCount(0);
  await expect(page.getByLabel('Page with the inquiry form')).toHaveValue(/[1-9]/);
  await expect(page.getByLabel('Key of the maps service')).toHaveValue('test-key');

  const pages = addresses();
  expect(pages).toHaveLength(27);
  expect(pages).toEqual(expect.arrayContaining(['/', '/privacy/', '/de/', '/de/datenschutz/']));
  expect(checked(pages).stdout).toContain('27 pages checked, 0 errors, 0 warnings');

  const content = await page.request.get('/wp-json/wp/v2/pages?slug=all-sections');
  const [{ id }] = (await content.json()) as [{ id: number }];
  await edit(page, `/wp-admin/post.php?post=${id}&action=edit`);
  expect(await invalidBlocks(page)).toEqual([]);

  // The editor goes on asking: it has to be gone before its login is.
  await page.goto('about:blank');
  await page.context().clearCookies();
  const outside = await watchRequests(page);
  // The dashboard asks for avatars.
  const before = complaints.length;
  for (const { path, lang, heading } of [
    { path: '/all-sections/', lang: 'en-US', heading: 'First project Place' },
    { path: '/de/alle-abschnitte/', lang: 'de-DE', heading: 'Erstes Projekt Ort' },
  ]) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expectEverySection(page);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.locator('a[href="tel:+493023125014"]')).toHaveText('+49 (0)30 23125-014');
  }
  expect([...new Set(outside.map((address) => new URL(address).origin))]).toEqual([mapsService]);
  expect(complaints.slice(before).filter((line) => !/maps|initMap/.test(line))).toEqual([]);

  // Both homes are in intro mode, and nothing else is; nothing of the theme's demonstration is left.
  for (const { path, mode, menu, top } of [
    { path: '/', mode: true, menu: 'Home', top: 'Back to top' },
    { path: '/de/', mode: true, menu: 'Startseite', top: 'Nach oben' },
    { path: '/de/kontakt/', mode: false, menu: 'Startseite', top: 'Nach oben' },
  ]) {
    await page.goto(path);
    await expect(page.locator('body.intro-mode')).toHaveCount(Number(mode));
    await expect(page.locator('.start-screen')).toHaveCount(Number(mode));
    await expect(page.locator('.main-navigation > ul > li')).toHaveCount(4);
    await expect(page.locator('.main-navigation li').first()).toHaveText(menu);
    await expect(page.locator('.to-top')).toHaveText(top);
    await expect(page.locator('footer')).not.toContainText(/Blog|FAQ|WordPress/);
    await expect(page.locator('.auftritt-places')).toHaveCount(0);
  }
  // On a phone the logo is not shrunk, and the entries of the menu are not at its edge.
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/de/kontakt/');
  const logo = await page.locator('.site-header__logo').boundingBox();
  expect(logo?.width).toBeGreaterThan(60);
  await page.getByRole('button', { name: 'Menü' }).click();
  const entry = page.locator('.main-navigation').getByRole('link', { name: 'Kontakt' });
  await expect.poll(async () => (await entry.boundingBox())?.x ?? 0).toBeGreaterThanOrEqual(16);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/products/first-group/second-category/');
  await page.locator('.site-header').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de\/produkte\/erste-gruppe\/zweite-kategorie\/$/);
  expect(await configurationOf(page)).toMatch(/"privacy-url":"[^"]*\/de\/datenschutz\/"/);

  // A category has one colour in both languages.
  const colors = async (path: string) =>
    [...(await (await page.request.get(path)).text()).matchAll(/data-color="([^"]*)"/g)].map(
      String,
    );
  expect(await colors('/products/')).toHaveLength(3);
  expect(await colors('/de/produkte/')).toEqual(await colors('/products/'));
  // A link to a page finds it after its address has changed.
  const found = async () =>
    (await (await page.request.get('/all-sections/')).text()).match(
      /class="link" href="[^"]*"/,
    )?.[0];
  expect(await found()).toContain('/products/"');
  inWordPress('rename.php', 'products', 'goods');
  expect(await found()).toContain('/goods/"');

  // The header's and the footer's contents begin and end where the theme's wide blocks do.
  await page.setViewportSize({ width: 1900, height: 900 });
  await page.goto('/contact/');
  const edges = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return { left, right };
      });
  const header = await edges('header .alignwide');
  expect(header.left).toBeGreaterThan(0);
  expect(await edges('footer .alignwide:has(.cookie-settings)')).toEqual(header);
});
