import type { Page } from '@playwright/test';
import { casesOf } from '../support/extent.js';
import { answerFor, categoryGallery, holdCalls } from '../support/galleries.js';
import { installProbe } from '../support/page-content.js';
import { hostileWords } from '../support/page-mutations.js';
import { expect, openPage, ready, running, test } from '../support/site.js';

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

const inHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

test('names of categories and of gallery elements are told as the text that they are', {
  tag: '@long',
}, async ({ page, start }) => {
  const name = words[0] ?? '';
  const calls = await holdCalls(page);
  const elements = ['First', name].map(
    (each) => `<div class="gallery-element" data-parent="${inHtml(each)}">${inHtml(each)}</div>`,
  );
  const navigation = `<nav class="gallery-navigation"><a href="#">${inHtml(name)}</a></nav>`;
  await start(
    'category-gallery',
    categoryGallery.replace('>Two<', `>${inHtml(name)}<`) + navigation + elements.join(''),
  );
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
    await openPage(page, `/home/produkte/?id_category=${query}#${hash}`);
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
