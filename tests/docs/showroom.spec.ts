// The first page of the documentation: the sections at work, on frameworks to choose from.

import { wcagViolations } from '../support/axe.js';
import { documentationBuilt } from '../support/documentation.js';
import { isLong } from '../support/extent.js';
import { expect, test } from '../support/site.js';

/** VitePress writes styles into attributes of its own pages; those of the frame have none. */
const policies = {
  page: "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:",
  frame: "default-src 'self'; img-src 'self' data:",
};

// Building the site takes longer than a test of the short run may: tests/docs/crawl.test.ts has its files.
if (isLong) {
  // An emulated scheme would go before the one that the frame is given.
  test.use({ colorScheme: null });

  test('the showroom shows a section on a framework, wide and narrow, light and dark, under a strict policy', {
    tag: '@long',
  }, async ({ page, context, complaints }) => {
    test.setTimeout(300_000);
    page.setDefaultTimeout(20_000);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await documentationBuilt(page);
    await page.route('**/docs/**', async (route) => {
      const response = await route.fetch();
      const isFrame = route.request().url().includes('/docs/showroom/');
      const policy = isFrame ? policies.frame : policies.page;
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'content-security-policy': policy },
      });
    });
    await page.goto('/docs/de/');
    const frame = page.frameLocator('.showroom__stage iframe');
    await expect(frame.locator('.image-slider')).toBeVisible();
    const choose = page.getByRole('combobox', { name: 'Abschnitt' });
    // The choice does nothing before Vue has taken over the page.
    await expect(async () => {
      await choose.selectOption('category-gallery');
      await expect(frame.locator('.image-slider')).toHaveCount(0, { timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
    await page.getByLabel('Styles der Website').selectOption('bulma');
    await page.getByRole('radio', { name: 'Dunkel' }).check();
    await page.getByRole('radio', { name: '390 px' }).check();
    await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(frame.locator('html')).toHaveAttribute('lang', 'de');
    const wide = await frame.locator('html').evaluate((html) => ({
      width: html.clientWidth,
      isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    }));
    expect(wide).toEqual({ width: 390, isDark: true });

    // The answer of the gallery is a file.
    await frame.locator('.product_reference a').nth(1).click();
    await expect(frame.locator('.gallery-inner img').first()).toBeVisible();
    expect(await wcagViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);

    // A custom property that is changed is seen at once, and its CSS can be copied.
    await page.goto('/docs/');
    const property = () =>
      frame
        .locator('html')
        .evaluate((html) => getComputedStyle(html).getPropertyValue('--auftritt-radius'));
    await expect(frame.locator('.image-slider')).toBeVisible();
    await expect(async () => {
      await page.getByLabel('Corners').fill('20');
      expect(await property()).toBe('20px');
    }).toPass({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Copy CSS' }).click();
    await expect(page.getByRole('status')).toHaveText('Copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      ':root {\n  --auftritt-radius: 20px;\n}\n',
    );
    // Another framework keeps it.
    await page.getByLabel('Styles of the site').selectOption('wordpress');
    await expect(frame.locator('main.is-layout-constrained')).toBeVisible();
    await expect.poll(property).toBe('20px');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(property).not.toBe('20px');
  });
}
