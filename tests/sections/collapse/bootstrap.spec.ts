import { accordions, navbars, versions, withBootstrap } from '../../support/bootstrap.js';
import { test } from '../../support/fragments.js';
import { expect, releasedBody, running } from '../../support/site.js';

for (const version of versions) {
  const { preset, open } = version;
  test.describe(preset, () => {
    test('an accordion of its documentation has one body open, by its own classes', {
      tag: preset === 'bootstrap-5' ? [] : '@long',
    }, async ({ page, openFragment }) => {
      const html = accordions[preset];
      await openFragment(html, withBootstrap(version));
      await running(page, 'collapse', 2);
      const body = (name: string) => page.locator(`#collapse${name}`);
      const toggle = (name: string) => page.getByRole('button', { name: `Item ${name}` });
      await expect(body('One')).toBeVisible();
      await expect(body('Two')).toHaveAttribute('hidden', 'until-found');
      expect((await body('Two').boundingBox())?.height).toBe(0);
      // The browser searches only what has a box.
      await expect(body('Two')).toHaveCSS('display', 'block');

      await toggle('Two').press('Space');
      await expect(body('Two')).toBeVisible();
      await expect(body('Two')).toHaveClass(new RegExp(`\\b${open}\\b`));
      await expect(body('One')).toHaveAttribute('hidden', 'until-found');
      await expect(body('One')).not.toHaveClass(new RegExp(`\\b${open}\\b`));
      await expect(toggle('Two')).toHaveAttribute('aria-expanded', 'true');
      await expect(toggle('Two')).not.toHaveClass(/collapsed/);
      await expect(toggle('One')).toHaveAttribute('aria-expanded', 'false');
      await expect(toggle('One')).toHaveClass(/collapsed/);

      await page.emulateMedia({ media: 'print' });
      expect((await body('One').boundingBox())?.height ?? 0).toBeGreaterThan(10);
      await page.emulateMedia({ media: 'screen' });
      await body('One').dispatchEvent('beforematch');
      await expect(body('One')).toBeVisible();
      await expect(body('Two')).toHaveAttribute('hidden', 'until-found');

      expect(await releasedBody(page)).toBe(html);
    });

    test('a navbar of its documentation opens on a phone, and is as it was on a wide screen', {
      tag: preset === 'bootstrap-5' ? [] : '@long',
    }, async ({ page, start }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await start('collapse', navbars[preset], withBootstrap(version));
      const link = page.getByRole('link', { name: 'Link', exact: true });
      const toggler = page.getByRole('button', { name: 'Toggle navigation' });
      await expect(link).toBeHidden();
      await toggler.click();
      await expect(link).toBeVisible();
      await toggler.click();
      await expect(link).toBeHidden();

      await page.setViewportSize({ width: 1440, height: 800 });
      await expect(link).toBeVisible();
      await expect(toggler).toBeHidden();
      await expect(page.locator('#links')).not.toHaveAttribute('hidden');
      await page.setViewportSize({ width: 390, height: 800 });
      await expect(link).toBeHidden();
    });
  });
}
