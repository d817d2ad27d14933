import { expect, test } from '@playwright/test';
import { configurationOf, inWordPress, logIn, settings } from './wordpress.js';

// These tests leave the site without pages' colours, menus and settings of the plugin: playwright.config.ts runs
// them after the others.

test('the settings are checked, and stand in the page’s JSON', async ({ page }) => {
  await logIn(page);
  await page.goto(settings);
  await page.getByLabel('Namespace of the requests').fill('tx_own');
  await page.getByLabel('Key of the maps service').fill('"><script>');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  await expect(page.getByLabel('Namespace of the requests')).toHaveValue('tx_own');
  await expect(page.getByLabel('Key of the maps service')).toHaveValue('');
  await page.goto('/products/indoor/pendant-lamps/');
  expect(await configurationOf(page)).toContain('"plugin":"tx_own"');
  await page.locator('.list_products').getByRole('link', { name: 'Light lines' }).click();
  await expect(page.locator('.reference_content h3')).toHaveText('Light lines');
});

test('the plugin goes without a trace, and its pages stand', async ({ page }) => {
  const left = JSON.parse(inWordPress('remove.php'));
  expect(left).toEqual({ options: [], meta: [], locations: { other: 2 } });
  for (const path of ['/', '/every-section/', '/products/indoor/pendant-lamps/', '/unfinished/']) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expect(page.locator('[src*="auftritt"], [href*="plugins/auftritt"]')).toHaveCount(0);
    await expect(page.locator('button:is(.cookie-settings, .analytics-opt-out)')).toHaveCount(0);
  }
});
