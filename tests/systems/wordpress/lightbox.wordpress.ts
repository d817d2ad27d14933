import { expect, test } from '../../support/site.js';

for (const { path, expected } of [
  {
    path: '/pictures/',
    expected: {
      page: ['Written here & now', 'Where our lamps are made'],
      gallery: ['An exhibition', 'The foyer'],
    },
  },
  {
    path: '/classic-pictures/',
    expected: { page: ['The reading room', 'An exhibition', 'A foyer'] },
  },
]) {
  test(`${path}: WordPress's own pictures join the lightbox with their captions`, async ({
    page,
  }) => {
    await page.goto(path);
    const groups: Record<string, string[]> = {};
    for (const link of await page.locator('a[data-fancybox]').all()) {
      const [name = ''] = ((await link.getAttribute('data-fancybox')) ?? '').split('-');
      groups[name] = [...(groups[name] ?? []), (await link.getAttribute('data-caption')) ?? ''];
    }
    expect(groups).toEqual(expected);
    await expect(page.locator('.wp-lightbox-overlay, .lightbox-trigger')).toHaveCount(0);
    await page.locator('a[data-fancybox]').first().click();
    await expect(page.getByRole('dialog')).toContainText(Object.values(expected)[0]?.[0] ?? '-');
  });
}
