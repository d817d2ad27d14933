import type { Page } from '@playwright/test';
import { casesOf } from '../support/extent.js';
import { paths } from '../support/pages.js';
import { answerWith } from '../support/routes.js';
import { expect, test } from '../support/site.js';
import { type Unseen, unseen } from '../support/texts.js';

/** Words for screen readers, what nobody is to fill in, and controls that do nothing by themselves. */
const except = '.visually-hidden, .honeypot, .navigation-opener, .references__more';
/** It repeats the first item; and a link that leads to where one is. */
const needless =
  '.coverflow-detail, .category-gallery:not(:has(.product_reference.active)) .back-to-category';
/** The bar's levels are shown while their entry is hovered or has the focus; `using.spec.ts`. */
const levels = '.main-navigation ul ul';

const pagesIn = (language: 'de' | 'en'): readonly string[] =>
  paths.filter((path) => path.startsWith('/en/') === (language === 'en'));

/** Path → what cannot be seen there at one of the widths, after the time that a script is waited for. */
async function unseenOn(page: Page, addresses: readonly string[]): Promise<Record<string, Unseen>> {
  const found: Record<string, Unseen> = {};
  for (const path of addresses) {
    await page.setViewportSize({ width: 390, height: 900 });
    // Without scripts a document is complete before its stylesheets: only the load waits for them.
    await page.goto(path);
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(page.locator('.start-screen').filter({ visible: true })).toHaveCount(0);
    const narrow = await unseen(page, `${except}, ${needless}`);
    await page.setViewportSize({ width: 1440, height: 900 });
    const wide = await unseen(page, `${except}, ${needless}, ${levels}`);
    const texts = [...narrow.texts, ...wide.texts];
    const pictures = [...narrow.pictures, ...wide.pictures];
    if (texts.length + pictures.length > 0) found[path] = { texts, pictures };
  }
  return found;
}

test.describe('with scripts switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('every page shows all that is on it', async ({ page }) => {
    test.slow();
    const german = casesOf(pagesIn('de'), (_, index) => index % 4 === 0);
    expect(await unseenOn(page, german)).toEqual({});
  });
});

test('with the script blocked every page shows all that is on it', { tag: '@long' }, async ({
  page,
}) => {
  test.slow();
  await page.route('**/assets/auftritt.js', (route) => route.abort());
  expect(await unseenOn(page, pagesIn('en'))).toEqual({});
});

test('what stands in something that waits for the script does not wait by itself', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await answerWith(
    page,
    '**/fragment/',
    `<!doctype html><title>Fragment</title><link rel="stylesheet" href="/assets/auftritt.css">
      <div class="references"><div class="reference-column is-hidden"><article class="reference">
        <div class="reference__body">Column</div></article></div></div>
      <div data-collapse-body><div data-collapse-body>Body</div></div>
      <div data-tab-panel></div><div data-tab-panel><div data-dropdown-menu>Panel</div></div>`,
  );
  await page.goto(`${baseURL}/fragment/`);
  const texts = ['Column', 'Body', 'Panel'].map((text) => page.getByText(text));
  for (const text of texts) await expect(text).toBeHidden();
  const waiting = await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
    return document.getAnimations().length;
  });
  expect(waiting).toBe(0);
  for (const text of texts) await expect(text).toBeVisible();
});
