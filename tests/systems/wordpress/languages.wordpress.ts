import { expect, test } from '@playwright/test';
import { configurationOf, inWordPress, languagesOf } from './wordpress.js';

// site/language-plugins/ answers as the documentation of the two plugins says.
for (const plugin of ['Polylang', 'WPML']) {
  test(`${plugin} provides languages, pages and the home page in place of the settings`, async ({
    page,
  }) => {
    await page.setExtraHTTPHeaders({ 'X-Language-Plugin': plugin.toLowerCase() });
    await page.goto('/de/produkte/innen/pendelleuchten/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-AT');
    const header = page.locator('.site-header');
    const entries = header.locator('.language-menu li');
    await expect(entries).toHaveText([`English by ${plugin}`, `Deutsch von ${plugin}`]);
    await expect(entries.nth(1)).toHaveClass(/active/);
    await expect(entries.nth(1)).toHaveAttribute('lang', 'de-at');
    await expect(entries.first().getByRole('link')).toHaveAttribute('href', /\/contact\/$/);
    await expect(header.locator('a[href$="/de/alle-abschnitte/"]').first()).toBeAttached();
    // The privacy page in German is the one that the plugin names.
    expect(await configurationOf(page)).toMatch(/"privacy-url":"[^"]*\/de\/kontakt\/"/);
    // It prints the addresses for search engines itself.
    await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(0);
  });
}

test.describe('the languages of the plugin', () => {
  test.beforeAll(() => {
    inWordPress('languages.php', 'add');
  });
  test.afterAll(() => {
    inWordPress('languages.php', 'en_US');
    inWordPress('languages.php', 'remove');
  });

  const contacts = ['en /contact/', 'de /de/kontakt/', 'fr /fr/contact/'];

  test('a translation of a translation belongs to both, in a language that is not installed too', async ({
    request,
  }) => {
    const english = await languagesOf(request, '/contact/');
    expect(english.menu).toEqual([
      'en English /contact/',
      'de Deutsch /de/kontakt/',
      'fr Français /fr/contact/',
    ]);
    expect(english.search).toEqual(contacts);
    expect(await languagesOf(request, '/fr/contact/')).toEqual({ ...english, lang: 'fr-FR' });
    const german = await languagesOf(request, '/de/kontakt/');
    expect(german).toEqual({ ...english, lang: 'de-DE', privacy: '/de/datenschutz/' });
  });

  test('a draft and a missing translation lead to the home page, and search engines hear of none', async ({
    request,
  }) => {
    const inspiration = await languagesOf(request, '/inspiration/');
    expect(inspiration.menu[2]).toBe('fr Français /fr/');
    expect(inspiration.search).toEqual(['en /inspiration/', 'de /de/anregungen/']);
    const alone = await languagesOf(request, '/english-only/');
    expect(alone.menu.slice(1)).toEqual(['de Deutsch /de/', 'fr Français /fr/']);
    expect(alone.search).toEqual([]);
  });

  test('the home page of a language in the trash takes nothing away that does not come back', async ({
    request,
  }) => {
    const before = await languagesOf(request, '/contact/');
    inWordPress('languages.php', 'trash');
    // Its pages are still there, at the address that WordPress gives them now.
    const contact = await languagesOf(request, '/contact/');
    const address = contact.menu[2]?.split(' ').at(-1) ?? '';
    expect(await languagesOf(request, address)).toMatchObject({ lang: 'fr-FR' });
    const alone = await languagesOf(request, '/english-only/');
    expect(alone.menu.slice(1)).toEqual(['de Deutsch /de/']);
    inWordPress('languages.php', 'restore');
    expect(await languagesOf(request, '/contact/')).toEqual(before);
  });

  test('a language that is taken from the settings leaves its pages, and the others theirs', async ({
    request,
  }) => {
    inWordPress('languages.php', 'forget');
    const contact = await languagesOf(request, '/contact/');
    expect(contact.menu).toEqual(['en English /contact/', 'de Deutsch /de/kontakt/']);
    expect(contact.search).toEqual(contacts.slice(0, 2));
    expect(await languagesOf(request, '/fr/contact/')).toMatchObject({ lang: 'en-US' });
    inWordPress('languages.php', 'name');
    expect((await languagesOf(request, '/contact/')).search).toEqual(contacts);
  });

  test('pages keep their language when the site gets another one', async ({ request }) => {
    inWordPress('languages.php', 'de_DE');
    const english = await languagesOf(request, '/contact/');
    expect(english).toMatchObject({ lang: 'en-US', privacy: '/privacy/', search: contacts });
    expect(english.menu[0]).toBe('en English /contact/');
    expect((await languagesOf(request, '/de/kontakt/')).lang).toBe('de-DE');
    expect((await languagesOf(request, '/nowhere/')).lang).toBe('en-US');
  });
});

test.describe('the languages that Polylang has stored, without Polylang', () => {
  test.beforeAll(() => {
    inWordPress('polylang-data.php', 'add');
  });
  test.afterAll(() => {
    inWordPress('polylang-data.php', 'remove');
  });

  test('hold for pages, menu and search engines', async ({ request }) => {
    const german = await languagesOf(request, '/de/kontakt/');
    expect(german).toMatchObject({
      lang: 'de-DE',
      menu: ['en English /contact/', 'de Deutsch /de/kontakt/'],
      search: ['en /contact/', 'de /de/kontakt/'],
    });
    const untranslated = await languagesOf(request, '/inspiration/');
    expect(untranslated).toMatchObject({ lang: 'en-GB', search: [] });
    expect(untranslated.menu[1]).toBe('de Deutsch /de/');
  });
});
