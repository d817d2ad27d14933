import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { casesOf } from '../support/extent.js';
import { foreignPage, sections } from '../support/foreign.mjs';
import { rest } from '../support/rest.js';
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

/** The text of a page as it is printed, without spaces and the hyphens of broken words. */
async function printedText(page: Page, format: 'A4' | 'Letter'): Promise<string> {
  const pdf = await page.pdf({ format });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), {
    mergePages: true,
  });
  return bare(text);
}

const bare = (text: string): string => text.replaceAll(/[\s\u00ad-]/g, '');

/** Sections of which a window shows a part at a time, each with slides of their own. */
const texts = ['Erstes', 'Zweites', 'Drittes', 'Viertes', 'Fünftes', 'Sechstes'];
const slide = (text: string): string =>
  `<figure><img src="/media/hero-foyer.webp" alt="" width="1600" height="900"><figcaption>${text} Bild</figcaption></figure>`;
const quotation = (text: string): string => `<blockquote><p>${text} Zitat</p></blockquote>`;
const paper = {
  'image-slider': `<div class="image-slider">${texts.map(slide).join('')}</div>`,
  'reference-slider': `<div class="reference-slider">${texts.map(quotation).join('')}</div>`,
  coverflow: sections.find(({ name }) => name === 'coverflow')?.html ?? '',
} as const;

for (const name of ['image-slider', 'reference-slider', 'coverflow'] as const) {
  for (const format of casesOf(['A4', 'Letter'] as const, (each) => each === 'A4')) {
    test(`all that ${name} says is on paper once, before and after its start, ${format}`, {
      tag: name === 'coverflow' ? [] : '@long',
    }, async ({ page }) => {
      const html = `${paper[name]}<p id="last">Das Ende der Seite</p>`;
      const body = foreignPage({ theme: 'unstyled', only: [name], from: [{ name, html }] });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.route('**/foreign/', (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
      );
      await page.goto('/foreign/');
      // Its controls are there with the preview, whose styles come before it.
      await expect(page.locator('.slick-arrow, .flipster__button').first()).toBeAttached();
      await rest(page);
      const said = await page
        .locator('main :is(p, figcaption, .flip-title, .text):not(.coverflow-detail *)')
        .evaluateAll((all) => all.map((each) => each.textContent ?? '').filter(Boolean));
      expect(said.length).toBeGreaterThan(2);
      const isWhole = async (state: string): Promise<void> => {
        const printed = await printedText(page, format);
        for (const text of said) {
          expect.soft(printed.split(bare(text)), `${text}, ${state}`).toHaveLength(2);
        }
      };
      await isWhole('before');
      await page.evaluate(() => {
        for (const { element } of window.auftritt?.instances() ?? []) {
          element.dispatchEvent(new Event('pointerover', { bubbles: true }));
        }
      });
      await running(page, name);
      await isWhole('after');
    });
  }
}
