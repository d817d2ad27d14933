import { endAnimations } from '../../support/animations.js';
import { test } from '../../support/fragments.js';
import { expect, test as pageTest, running } from '../../support/site.js';
import { translate } from '../../support/translate.js';

const html = `
  <ul class="gallery-navigation">
    <li><a href="#hotel">Hotel &amp; Bar</a></li><li><a href="#bad">Küche
      und Bad</a></li><li><a href="#other">Nothing</a></li>
  </ul>
  <section class="gallery-element" data-parent="Overview">Overview</section>
  <section class="gallery-element" id="hotel" data-parent="Hotel &amp; Bar">Hotel</section>
  <section class="gallery-element" id="kueche" data-parent="Küche und Bad">Kitchen</section>`;

test('only the first element is shown at first, and after a press that names none', async ({
  page,
  start,
}) => {
  await start('gallery-elements', html, { count: 3 });
  const shown = page.locator('.gallery-element').filter({ visible: true });
  await expect(shown).toHaveText(['Overview']);
  await page.getByText('Nothing').click();
  await expect(shown).toHaveText(['Overview']);
  await expect(page.locator('.back-to-overview')).toHaveCount(0);
});

for (const { language, back } of [
  { language: 'de', back: 'Zurück zur Übersicht' },
  { language: 'en', back: 'Back to overview' },
] as const) {
  test(`an item shows the element of its name, with a back link in ${language}`, {
    tag: language === 'de' ? [] : '@long',
  }, async ({ page, start }) => {
    const opposite = language === 'de' ? 'en' : 'de';
    const menu = `<ul class="language-menu"><li lang="${opposite}">x</li>
      <li class="active" lang="${language}">y</li></ul>`;
    await start('gallery-elements', menu + html, { lang: opposite, count: 3 });
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

pageTest('a page that a browser translates shows each element', async ({ page, start }) => {
  const listed = html
    .replace('<a href="#other">Nothing</a>', '<a href="#hotel">Bar</a>')
    .replace('#bad', '#kueche');
  await start('gallery-elements', listed, { changes: true, count: 3 });
  await translate(page);
  const shown = page.locator('.gallery-element').filter({ visible: true });
  for (const [index, id] of ['hotel', 'kueche'].entries()) {
    await page.locator('.gallery-navigation a').nth(index).click();
    await expect(shown).toHaveAttribute('id', id);
  }
  await page.locator('.back-to-overview').click();
  await expect(shown).toHaveAttribute('data-parent', 'Overview');
});

test('of two items with the same words, each shows the element, and one is marked', {
  tag: '@long',
}, async ({ page, start }) => {
  const again = '<p class="gallery-navigation"><a href="#hotel">Hotel &amp; Bar</a></p>';
  await start('gallery-elements', html + again, { count: 3 });
  for (const index of [0, 1]) {
    await page.getByText('Hotel & Bar').nth(index).click();
    await expect(page.locator('#hotel')).toBeVisible();
    await expect(page.getByText('Hotel & Bar').nth(index)).toHaveClass('active');
    await expect(page.locator('a.active')).toHaveCount(1);
    await page.locator('.back-to-overview').click();
  }
});

test('an item that gets another text, with the element of that name, shows it', {
  tag: '@long',
}, async ({ page, start }) => {
  await start('gallery-elements', html, { changes: true, count: 3 });
  await page.evaluate(() => {
    const item = document.querySelector('.gallery-navigation a');
    if (item) item.textContent = 'Café';
    document.querySelector('#hotel')?.remove();
    const other = '<section class="gallery-element" id="cafe" data-parent="Café">Café</section>';
    document.body.insertAdjacentHTML('beforeend', other);
    window.auftritt?.enhance();
  });
  await page.getByRole('link', { name: 'Café' }).click();
  await expect(page.locator('.gallery-element').filter({ visible: true })).toHaveId('cafe');
});

test('the back link works whatever selector the page has for it', { tag: '@long' }, async ({
  page,
  start,
}) => {
  const own = JSON.stringify({ backToOverview: '[data-up], a[title="a,b"]' });
  await start('gallery-elements', html, { tag: `data-selectors='${own}'`, count: 3 });
  await page.getByText('Küche und Bad').click();
  await page.locator('.back-to-overview').click();
  await expect(page.locator('.gallery-element').filter({ visible: true })).toHaveText(['Overview']);
});

test('an element that no item names is reported and stays visible', async ({
  page,
  start,
  complaints,
}) => {
  await start(
    'gallery-elements',
    `${html}<section class="gallery-element" data-parent="Lost">Lost</section>`,
    { count: 3 },
  );
  await endAnimations(page);
  await expect(page.getByText('Lost')).toBeVisible();
  expect(complaints).toEqual([
    expect.stringContaining('gallery-elements: page lacks .gallery-navigation a that reads "Lost"'),
  ]);
});

pageTest(
  'each overview that a back link leads to has its own id',
  { tag: '@long' },
  async ({ page, start }) => {
    await start('gallery-elements', html, { count: 3 });
    await page.getByText('Küche und Bad').click();
    await page.evaluate(() => {
      const earlier = '<section class="gallery-element" data-parent="Earlier">Earlier</section>';
      document.querySelector('.gallery-element')?.insertAdjacentHTML('beforebegin', earlier);
      window.auftritt?.enhance();
    });
    await running(page, 'gallery-elements', 4);
    await page.getByText('Hotel & Bar').click();
    const overview = async (): Promise<string | null> => {
      const target = await page.locator('.back-to-overview').getAttribute('href');
      return page.locator(`[id="${target?.slice(1)}"]`).textContent();
    };
    await expect.poll(overview).toBe('Earlier');
  },
);
