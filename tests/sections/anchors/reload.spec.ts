import { chunkOf } from '../../support/built-files.js';
import { fragmentHtml } from '../../support/fragment-html.js';
import { header, longPage } from '../../support/markup.js';
import { answerWith } from '../../support/routes.js';
import { expect, idle, requestsOf, test } from '../../support/site.js';

test('a reload of a page with a hash keeps the visitor’s place', async ({ page }) => {
  await answerWith(page, '**/hash/', fragmentHtml(header + longPage, {}));
  const distance = () =>
    page.evaluate(() =>
      Math.round(document.querySelector('#target')?.getBoundingClientRect().top ?? 0),
    );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/hash/#target');
  await expect.poll(distance).toBe(80);
  await page.evaluate(() => window.scrollTo(0, 3000));
  const codes = requestsOf(page);
  await page.reload();
  await idle(page);
  expect(codes.filter((url) => url.includes(`/chunks/${chunkOf('anchors')}-`))).toEqual([]);
  expect(await page.evaluate(() => window.scrollY)).toBe(3000);
});
