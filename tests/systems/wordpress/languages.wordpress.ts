import { expect, test } from '@playwright/test';

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
    const tag = page.locator('script[data-privacy-url]');
    await expect(tag).toHaveAttribute('data-privacy-url', /\/de\/kontakt\/$/);
    // It prints the addresses for search engines itself.
    await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(0);
  });
}
