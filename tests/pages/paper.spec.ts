import type { Page } from '@playwright/test';
import { expect, running, test } from '../support/site.js';

const lines = (count: number, name: string): string =>
  Array.from({ length: count }, (_, index) => `<p>${name} ${index}</p>`).join('');

/** Lists that the script closes, and an element that it hides: each is several sheets long. */
const body = `<section class="downloads">
    <h2><button class="downloads__toggle" type="button">Downloads</button></h2>
    <div class="downloads__body">${lines(150, 'File')}</div>
  </section>
  <section class="references"><article class="reference">
    <h3><button class="reference__toggle" type="button">Reference</button></h3>
    <div class="reference__body">${lines(150, 'Reference')}</div>
  </article></section>
  <nav class="gallery-navigation"><a href="#a">A</a> <a href="#b">B</a></nav>
  <section class="gallery-element" data-parent="A" id="a">${lines(60, 'A')}</section>
  <section class="gallery-element" data-parent="B" id="b">${lines(150, 'B')}</section>`;

/** How many sheets the browser prints a page on. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('what the script has closed or hidden is printed on as many sheets as without it', async ({
  page,
  openFragment,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openFragment(body);
  for (const name of ['downloads', 'references']) await running(page, name);
  await running(page, 'gallery-elements', 2);
  await expect(page.getByText('File 0', { exact: true })).toBeHidden();
  await expect(page.getByText('B 0', { exact: true })).toBeHidden();
  const started = await sheetsOf(page);
  await page.setContent(`<!doctype html>${body}`);
  const plain = await sheetsOf(page);
  expect(plain).toBeGreaterThan(8);
  expect(started).toBeGreaterThanOrEqual(plain);
  expect(started).toBeLessThanOrEqual(plain + 1);
});

const overlaid = [
  '.start-screen',
  '.navigation-opener',
  '.main-navigation',
  '[data-dropdown-menu]',
];

for (const theme of ['', '.start-screen, .navigation-opener, .main-navigation { display: flex }'])
  test(`what lies over the page is not printed: ${theme || 'no theme'}`, async ({
    page,
    openFragment,
  }) => {
    await openFragment(
      `<div class="start-screen">Name</div>
      <header class="site-header"><button class="navigation-opener" type="button">Menu</button>
        <nav class="main-navigation"><ul><li><a href="/a/">A</a></li></ul></nav></header>
      <div><button type="button" data-dropdown="">More</button>
        <ul class="is-open" data-dropdown-menu=""><li>Entry</li></ul></div>`,
      { bodyClass: 'intro-mode', head: `<style>${theme}</style>` },
    );
    await running(page, 'dropdown');
    await expect(page.locator('.start-screen')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const each of overlaid) await expect(page.locator(each)).toBeHidden();
  });

test.describe('while the notice asks', () => {
  test.use({ earlierAnswer: 'none' });

  test('the room that it keeps is not printed', async ({ page, openFragment }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const text = '<p style="height: 1000px; margin: 0">Text</p>';
    await openFragment(text, { tag: 'data-consent="always"' });
    await expect(page.locator('html')).toHaveAttribute('style', /padding-block-end: \d{3}px/);
    const asked = await sheetsOf(page);
    await page.getByRole('button', { name: 'Ablehnen' }).click();
    await expect(page.locator('html')).not.toHaveAttribute('style');
    expect(asked).toBe(await sheetsOf(page));
  });
});
