import { test } from '../../support/fragments.js';
import { expect, test as pageTest, running } from '../../support/site.js';

const html = `
  <ul class="gallery-navigation">
    <li><a href="#hotel">Hotel &amp; Bar</a></li><li><a href="#kueche">Küche
      und Bad</a></li><li><a href="#other">Nothing</a></li>
  </ul>
  <section class="gallery-element" data-parent="Overview">Overview</section>
  <section class="gallery-element" id="hotel" data-parent="Hotel &amp; Bar">Hotel</section>
  <section class="gallery-element" id="kueche" data-parent="Küche und Bad">Kitchen</section>`;

test('only the first element is shown at first', async ({ page, openFragment }) => {
  await openFragment(html);
  await running(page, 'gallery-elements', 3);
  await expect(page.locator('.gallery-element').filter({ visible: true })).toHaveText(['Overview']);
  await expect(page.locator('.back-to-overview')).toHaveCount(0);
});

for (const { language, back } of [
  { language: 'de', back: 'Zurück zur Übersicht' },
  { language: 'en', back: 'Back to overview' },
] as const) {
  test(`an item shows the element of its name, with a back link in ${language}`, async ({
    page,
    openFragment,
  }) => {
    const opposite = language === 'de' ? 'en' : 'de';
    const menu = `<ul class="language-menu"><li lang="${opposite}">x</li>
      <li class="active" lang="${language}">y</li></ul>`;
    await openFragment(menu + html, { lang: opposite });
    await running(page, 'gallery-elements', 3);
    const shown = page.locator('.gallery-element').filter({ visible: true });
    await page.getByText('Küche und Bad').click();
    await expect(shown).toHaveText([`${back}Kitchen`]);
    await expect(page.locator('.back-to-overview')).toHaveText([back]);
    await expect(page.locator('#kueche')).toBeFocused();
    expect(new URL(page.url()).hash).toBe('');

    await page.getByText('Hotel & Bar').click();
    await expect(shown).toHaveText([`${back}Hotel`]);
    await expect(page.locator('.back-to-overview')).toHaveCount(1);
    await expect(page.locator('.gallery-navigation a.active')).toHaveText(['Hotel & Bar']);

    await page.locator('.back-to-overview').press('Enter');
    await expect(shown).toHaveText(['Overview']);
    await expect(page.locator('.back-to-overview')).toHaveCount(0);
    await expect(page.getByText('Hotel & Bar')).toBeFocused();
  });
}

test('the back link works whatever selector the page has for it', async ({
  page,
  openFragment,
}) => {
  const own = JSON.stringify({ backToOverview: '[data-up], a[title="a,b"]' });
  await openFragment(html, { tag: `data-selectors='${own}'` });
  await running(page, 'gallery-elements', 3);
  await page.getByText('Küche und Bad').click();
  await page.locator('.back-to-overview').click();
  await expect(page.locator('.gallery-element').filter({ visible: true })).toHaveText(['Overview']);
});

test('an item that names no element changes nothing', async ({ page, openFragment }) => {
  await openFragment(html);
  await running(page, 'gallery-elements', 3);
  await page.getByText('Nothing').click();
  await expect(page.locator('.gallery-element').filter({ visible: true })).toHaveText(['Overview']);
});

test('an element that no item names is reported and stays visible', async ({
  page,
  openFragment,
  complaints,
}) => {
  await openFragment(`${html}<section class="gallery-element" data-parent="Lost">Lost</section>`);
  await running(page, 'gallery-elements', 3);
  await expect(page.getByText('Lost')).toBeVisible();
  expect(complaints).toEqual([
    expect.stringContaining('gallery-elements: page lacks .gallery-navigation a that reads "Lost"'),
  ]);
});

test('release leaves what the server sent', async ({ page, openFragment }) => {
  await openFragment(html);
  await running(page, 'gallery-elements', 3);
  await page.getByText('Hotel & Bar').click();
  await page.evaluate(() => window.auftritt?.release());
  const after = await page.locator('body').innerHTML();
  expect(after.replaceAll(' class=""', '')).toBe(html);
});

pageTest(
  'each overview that a back link leads to has its own id',
  async ({ page, openFragment }) => {
    await openFragment(html);
    await running(page, 'gallery-elements', 3);
    await page.getByText('Küche und Bad').click();
    await page.evaluate(() => {
      const earlier = '<section class="gallery-element" data-parent="Earlier">Earlier</section>';
      document.querySelector('.gallery-element')?.insertAdjacentHTML('beforebegin', earlier);
      window.auftritt?.enhance();
    });
    await running(page, 'gallery-elements', 4);
    await page.getByText('Hotel & Bar').click();
    const target = await page.locator('.back-to-overview').getAttribute('href');
    await expect(page.locator(`[id="${target?.slice(1)}"]`)).toHaveText(['Earlier']);
  },
);
