import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { project } from './install.mjs';
import { inWordPress, logIn, siteFile } from './wordpress.js';

// These tests leave the site without pages' colours, menus and settings of the plugin: playwright.config.ts runs
// them after the others.

test('the settings are checked, and stand in the tag', async ({ page }) => {
  await logIn(page);
  await page.goto('/wp-admin/options-general.php?page=auftritt');
  await page.getByLabel('Namespace of the requests').fill('tx_own');
  await page.getByLabel('Key of the maps service').fill('"><script>');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  await expect(page.getByLabel('Namespace of the requests')).toHaveValue('tx_own');
  await expect(page.getByLabel('Key of the maps service')).toHaveValue('');
  await page.goto('/products/indoor/pendant-lamps/');
  await expect(page.locator('#auftritt-js')).toHaveAttribute('data-plugin', 'tx_own');
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

/** Uploads the archive that `npm run release` has made. */
async function upload(page: Page, folder: string): Promise<void> {
  const [archive = ''] = readdirSync(folder).filter((name) =>
    /^auftritt-wordpress-.*\.zip$/.test(name),
  );
  await page.goto('/wp-admin/plugin-install.php?tab=upload');
  await page.getByLabel('Plugin zip file').setInputFiles(join(folder, archive));
  await page.getByRole('button', { name: 'Install Now' }).click();
}

test('the released archive is uploaded, starts again, and keeps the settings when it updates', async ({
  page,
}, testInfo) => {
  const folder = testInfo.outputPath('release');
  execFileSync(process.execPath, ['build/release/release.mjs', folder], {
    cwd: project,
    stdio: 'pipe',
  });
  const plugin = siteFile('wp-content/plugins/auftritt');
  rmSync(plugin, { recursive: true });

  await logIn(page);
  await upload(page, folder);
  await page.getByRole('link', { name: 'Activate Plugin' }).click();
  await expect(page.getByText('Plugin activated.')).toBeVisible();
  await page.goto('/every-section/');
  await expect(page.locator('html')).toHaveClass(/(^| )auftritt( |$)/);

  await page.goto('/wp-admin/options-general.php?page=auftritt');
  await page.getByLabel('Inquiries go to').fill('inquiries@example.org');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  // An older version, with a file that the new one has no more.
  const main = `${plugin}/auftritt.php`;
  writeFileSync(
    main,
    readFileSync(main, 'utf8').replace(/^ \* Version: .*$/m, ' * Version: 0.9.0'),
  );
  writeFileSync(`${plugin}/old.php`, '<?php');
  await upload(page, folder);
  await page.getByRole('link', { name: 'Replace current with uploaded' }).click();
  await expect(page.getByText('Plugin updated successfully.')).toBeVisible();
  expect(readFileSync(main, 'utf8')).not.toContain('0.9.0');
  expect(existsSync(`${plugin}/old.php`)).toBe(false);
  await page.goto('/wp-admin/options-general.php?page=auftritt');
  await expect(page.getByLabel('Inquiries go to')).toHaveValue('inquiries@example.org');
});
