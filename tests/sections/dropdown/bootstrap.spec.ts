import { navbars, versions, withBootstrap } from '../../support/bootstrap.js';
import { test } from '../../support/fragments.js';
import { expect, releasedBody } from '../../support/site.js';

for (const version of versions) {
  test(`the dropdown of the navbar of ${version.preset} opens and closes as a menu does`, {
    tag: version.preset === 'bootstrap-5' ? [] : '@long',
  }, async ({ page, start }) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    const html = navbars[version.preset];
    await start('dropdown', html, withBootstrap(version));
    const toggle = page.getByRole('button', { name: 'Dropdown' });
    const item = (name: string) => page.getByRole('link', { name });
    await expect(item('Action')).toBeHidden();

    await toggle.click();
    await expect(item('Action')).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const below = await page.locator('.dropdown-menu').boundingBox();
    const button = await toggle.boundingBox();
    expect(below?.y ?? 0).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0) - 3);
    await page.getByRole('main').click();
    await expect(item('Action')).toBeHidden();

    await toggle.press('ArrowDown');
    await expect(item('Action')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(item('Another')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(item('Action')).toBeHidden();
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Space');
    await expect(item('Action')).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(item('Action')).toBeHidden();

    expect(await releasedBody(page)).toBe(html);
  });
}
