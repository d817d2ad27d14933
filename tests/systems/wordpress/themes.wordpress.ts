import { expect, test } from '../../support/site.js';
import { inWordPress, logIn, settings } from './wordpress.js';

// These tests empty the site: playwright.config.ts runs them last.

test.beforeEach(() => {
  inWordPress('empty.php');
});
test.afterEach(() => {
  inWordPress('classic.php', 'off');
});

test('one button puts header and footer into a theme that lacks them, and a text for the policy is suggested', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('.auftritt-places .cookie-settings')).toHaveCount(1);
  await logIn(page);
  await page.goto(settings);
  await page.getByRole('link', { name: 'Put our header and footer into this theme' }).click();
  await expect(page.locator('header .site-header')).toBeVisible();
  await expect(page.locator('footer .cookie-settings')).toHaveCount(1);
  await expect(page.locator('.auftritt-places')).toHaveCount(0);
  // Switched off, the plugin leaves the theme its own ones.
  for (const [link, ours] of [
    ['Deactivate', 0],
    ['Activate', 1],
  ] as const) {
    await page.goto('/wp-admin/plugins.php');
    await page
      .locator('#the-list')
      .getByRole('link', { name: `${link} Auftritt` })
      .click();
    await page.goto('/');
    await expect(page.locator('header.wp-block-template-part a').first()).toBeVisible();
    await expect(page.locator('header .site-header')).toHaveCount(ours);
    await expect(page.locator('footer .cookie-settings')).toHaveCount(ours);
  }
  await page.goto('/wp-admin/options-privacy.php?tab=policyguide');
  await expect(page.locator('body')).toContainText('in the cookie “klaro” on your device');
});

test('a theme without block templates gets the menu, the languages and the footer in its own places', async ({
  page,
}) => {
  inWordPress('classic.php', 'on');
  await logIn(page);
  await page.goto(settings);
  await page.locator('#starter-address').fill('Uferhallenweg 12');
  await page.locator('#starter-language').selectOption('de_DE');
  await page.getByRole('button', { name: 'Create the pages' }).click();
  await expect(page.getByText('The pages are there.')).toBeVisible();
  await page.context().clearCookies();
  for (const { path, entries, address } of [
    { path: '/', entries: ['Home', 'Deutsch'], address: '/de/' },
    { path: '/de/kontakt/', entries: ['Startseite', 'English'], address: '/contact/' },
  ]) {
    await page.goto(path);
    const menu = page.locator('header .menu > li');
    // Four pages, and the other language.
    await expect(menu).toHaveCount(5);
    await expect(menu.first()).toHaveText(entries[0] ?? '');
    await expect(menu.last()).toHaveText(entries[1] ?? '');
    const link = menu.last().getByRole('link');
    await expect(link).toHaveAttribute('href', new RegExp(`${address}$`));
    await expect(page.locator('footer address')).toHaveText('Uferhallenweg 12');
    await expect(page.locator('footer .cookie-settings')).toHaveCount(1);
    // Nothing is left to print at the end of the page, nor of what WordPress shows as examples.
    await expect(page.locator('.auftritt-places')).toHaveCount(0);
    await expect(page.locator('.widget_search, .wp-block-search, .wp-block-archives')).toHaveCount(
      0,
    );
    // What the theme calls as we call ours stays as the theme has it.
    expect(
      await page
        .locator('footer')
        .first()
        .evaluate((footer) => getComputedStyle(footer).display),
    ).toBe('block');
  }
});

test('what a theme lacks is said of what its pages are, not before one was seen', async ({
  page,
}) => {
  await logIn(page);
  const said = page.locator('.notice', { hasText: 'Auftritt' });
  for (const { theme, shown, told } of [
    { theme: 'bare', shown: 0, told: 'does not call wp_footer()' },
    { theme: 'on', shown: 1, told: 'at the end of each page' },
  ]) {
    inWordPress('classic.php', theme);
    await page.goto(settings);
    await expect(said).toContainText('may lack');
    await page.goto('/sample-page/');
    await expect(page.locator('.auftritt-places')).toHaveCount(shown);
    await page.goto(settings);
    await expect(said).toContainText(told);
    inWordPress('classic.php', 'off');
  }
});
