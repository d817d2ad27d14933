import { tabLists, versions, withBootstrap } from '../../support/bootstrap.js';
import { test } from '../../support/fragments.js';
import { expect, releasedBody } from '../../support/site.js';

for (const version of versions) {
  test(`the tabs of the documentation of ${version.preset} show one panel, by its own classes`, {
    tag: version.preset === 'bootstrap-5' ? [] : '@long',
  }, async ({ page, start }) => {
    const html = tabLists[version.preset];
    await start('tabs', `${html}<a href="#part">To the part</a>`, withBootstrap(version));
    const tab = (name: string) => page.getByRole('tab', { name });
    const panel = (name: string) => page.getByText(`${name} text`);
    await expect(tab('Home')).toHaveAttribute('aria-selected', 'true');
    await expect(panel('Home')).toBeVisible();
    await expect(panel('Profile')).toBeHidden();

    await tab('Profile').click();
    await expect(panel('Profile')).toBeVisible();
    await expect(panel('Profile')).toHaveCSS('opacity', '1');
    await expect(panel('Home')).toBeHidden();
    await expect(page.locator('.nav .active')).toHaveText('Profile');

    await page.keyboard.press('ArrowRight');
    await expect(tab('Home')).toBeFocused();
    await expect(panel('Home')).toBeVisible();
    await page.keyboard.press('End');
    await expect(panel('Profile')).toBeVisible();
    await page.keyboard.press('Home');
    await expect(panel('Home')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.locator('#home')).toBeFocused();

    await page.getByRole('link', { name: 'To the part' }).click();
    await expect(page.locator('#part')).toBeVisible();
    await expect(tab('Profile')).toHaveAttribute('aria-selected', 'true');

    // What a link has led to has a `tabindex` as long as it has the focus.
    await page.locator('#part').blur();
    expect(await releasedBody(page)).toBe(`${html}<a href="#part">To the part</a>`);
  });
}
