import { accepted } from '../support/consent.js';
import { fragmentHtml } from '../support/fragment-html.js';
import { answerFor, categoryGallery } from '../support/galleries.js';
import { answerWith } from '../support/routes.js';
import { expect, running, test } from '../support/site.js';

const screen =
  '<div class="start-screen"><img class="start-screen__logo" alt="Logo" src="data:,"></div>';

test.use({ earlierAnswer: accepted });

// Playwright forbids Chromium to render the pages that it drives ahead, so the page is told that it is.
test('a page that is rendered ahead plays, counts and chooses when its visitor comes', {
  tag: '@long',
}, async ({ page }) => {
  await page.clock.install();
  const asked: string[] = [];
  for (const [path, body] of Object.entries({ '/call/': answerFor(2), '/gtag.js': '' })) {
    await page.route(`**${path}*`, (route) => {
      asked.push(path);
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
    });
  }
  const html = fragmentHtml(`${screen}<main>${categoryGallery}</main>`, {
    bodyClass: 'intro-mode',
    tag: 'data-analytics-id="G-TEST12345" data-analytics-src="/gtag.js"',
  });
  await answerWith(page, '**/fragment/*', html);
  await page.addInitScript(() => {
    Object.assign(window, { isAhead: true });
    Object.defineProperty(Document.prototype, 'prerendering', {
      get: () => Reflect.get(window, 'isAhead'),
    });
  });
  await page.goto('/fragment/?id_category=2');
  for (const name of ['intro', 'category-gallery', 'analytics']) await running(page, name);
  const playing = () =>
    page.locator('.start-screen__logo').evaluate((logo) => logo.getAnimations().length);
  // The category that the address asks for would come 200 ms after the load.
  await page.clock.runFor(250);
  expect(asked).toEqual([]);
  expect(await playing()).toBe(0);

  await page.evaluate(() => {
    Object.assign(window, { isAhead: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect(page.locator('.start-screen')).toBeVisible();
  await expect.poll(playing).toBe(1);
  await expect(page.locator('.gallery-inner')).toHaveText('Gallery 2');
  expect(asked.sort()).toEqual(['/call/', '/gtag.js']);
});
