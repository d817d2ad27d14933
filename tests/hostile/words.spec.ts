import type { Page } from '@playwright/test';
import { casesOf, everyOther } from '../support/extent.js';
import { answerFor, categoryGallery, holdCalls } from '../support/galleries.js';
import { installProbe } from '../support/page-content.js';
import { hostileWords } from '../support/page-mutations.js';
import { expect, ready, running, test } from '../support/site.js';

test.beforeEach(async ({ page }) => {
  await installProbe(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

/** That nothing of the page's words was run, and nothing thrown. */
async function expectHarmless(page: Page): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, 'executed'))).toBeUndefined();
  expect(await page.evaluate(() => window.probe.uncaught)).toEqual([]);
}

const words = hostileWords.filter((word) => word.trim() !== '');

/** What HTML itself replaces by another letter. */
const isShown = (word: string): boolean => !word.includes('\0') && !word.includes('\uD800');

const inHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Text as a person reads it. */
const read = (text: string): string => text.replace(/\s+/g, ' ').trim();

test('captions are shown as the text that they are', async ({ page, openFragment }) => {
  await page.route('**/picture.svg', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="30"></svg>',
    }),
  );
  const shown = words.filter((word) => word.length < 200 && isShown(word));
  const captions = casesOf(shown, everyOther);
  const links = captions.map(
    (word) => `<a href="/picture.svg" data-fancybox="g" data-caption="${inHtml(word)}">x</a>`,
  );
  await openFragment(links.join(''));
  await page.locator('a').first().click();
  const dialog = page.locator('.fancybox__dialog');
  for (const caption of captions) {
    const shown = dialog.locator('.is-selected .f-caption');
    await expect.poll(async () => read((await shown.textContent()) ?? '')).toBe(read(caption));
    await expect(shown.locator('*')).toHaveCount(0);
    await dialog.locator('.lightbox__next').click();
  }
  await expectHarmless(page);
});

test('titles, categories and texts of a coverflow are shown as the text that they are', {
  tag: '@long',
}, async ({ page, openFragment }) => {
  const shown = words.filter((word) => isShown(word));
  const items = shown.map(
    (word) => `<li data-flip-category="${inHtml(word)}"><img src="/none.svg" alt="${inHtml(word)}">
      <h2 class="flip-title">${inHtml(word)}</h2><p class="text">${inHtml(word)}</p>
      <a class="link" href="${inHtml(word)}">More</a></li>`,
  );
  const detail = `<div class="coverflow-detail"><h2 class="coverflow-detail__title"></h2>
    <div class="coverflow-detail__text"></div><a class="coverflow-detail__more" href="/">m</a></div>`;
  await openFragment(`<div class="coverflow"><ul>${items.join('')}</ul></div>${detail}`);
  await running(page, 'coverflow');
  const title = page.locator('.coverflow-detail__title');
  const more = page.locator('.coverflow-detail__more');
  for (const [index, word] of shown.entries()) {
    await page.locator('.flipster__item').nth(index).dispatchEvent('click');
    await expect.poll(async () => read((await title.textContent()) ?? '')).toBe(read(word));
    await expect(title.locator('*')).toHaveCount(0);
    const protocol = await more.evaluate((link: HTMLAnchorElement) => link.protocol);
    expect(['http:', 'https:', ':']).toContain(protocol);
  }
  await expect(page.locator('.flipster__nav img, .flipster__nav script')).toHaveCount(0);
  await expectHarmless(page);
});

test('names of categories and of gallery elements are told as the text that they are', {
  tag: '@long',
}, async ({ page, openFragment }) => {
  const name = words[0] ?? '';
  const calls = await holdCalls(page);
  const elements = ['First', name].map(
    (each) => `<div class="gallery-element" data-parent="${inHtml(each)}">${inHtml(each)}</div>`,
  );
  const navigation = `<nav class="gallery-navigation"><a href="#">${inHtml(name)}</a></nav>`;
  await openFragment(
    categoryGallery.replace('>Two<', `>${inHtml(name)}<`) + navigation + elements.join(''),
  );
  await running(page, 'category-gallery');
  await page.locator('[data-uid="2"] a').click();
  const hostile = answerFor(2).replace('Gallery 2', `${name}<img src="/x" onerror="executed=1">`);
  await (await calls.at(0)).answer(`${hostile}<script>window.executed=1</script>`);
  await expect(page.getByRole('status').first()).toContainText(name);
  await running(page, 'gallery-elements', 2);
  await page.locator('.gallery-navigation a').click();
  await expect(page.locator('.gallery-element').nth(1)).toBeVisible();
  await expectHarmless(page);
});

/** As long as a server takes an address, and without halves of letters. */
const encoded = (word: string | undefined): string =>
  encodeURIComponent((word ?? '').replaceAll('\uD800', '').slice(0, 300));

test('hostile words in query, hash and cookies do no harm', { tag: '@long' }, async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  const third = Math.ceil(words.length / 3);
  const indexes = Array.from({ length: third }, (_, index) => index);
  for (const index of casesOf(indexes, (each) => each % 2 === 0)) {
    const [query, hash, value] = [0, 1, 2].map((part) => encoded(words[index + part * third]));
    const names = ['klaro', 'ga-disable-G-1', '__proto__'];
    const url = `${baseURL}`;
    await context.addCookies(names.map((name) => ({ name, value: value ?? '', url })));
    await page.goto(`/home/produkte/?id_category=${query}#${hash}`);
    await ready(page);
    await running(page, 'navigation');
    await running(page, 'consent');
    await page.evaluate(() => window.probe.settle());
    await expectHarmless(page);
    // The same as it is written, which may be no percent-encoded text.
    await page.evaluate(
      (word) => {
        location.hash = word;
      },
      words[index + third] ?? '',
    );
    await page.reload();
    await ready(page);
    await page.evaluate(() => window.probe.settle());
    await expectHarmless(page);
  }
});

test('links to hostile places of the page do no harm', { tag: '@long' }, async ({
  page,
  openFragment,
}) => {
  const links = words.map((word) => `<a href="#${inHtml(word)}">x</a>`);
  await openFragment(
    links.join('') + words.map((word) => `<p id="${inHtml(word)}">x</p>`).join(''),
  );
  await running(page, 'anchors', words.length);
  await page.evaluate(() => {
    for (const link of document.querySelectorAll('a')) link.click();
  });
  await page.evaluate(() => window.probe.settle());
  await expectHarmless(page);
});
