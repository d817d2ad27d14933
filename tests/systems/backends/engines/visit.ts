import { type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { launchOptions } from '../../../support/chromium.mjs';
import { answerConsent } from '../../../support/consent.js';
import { misplaced } from '../../../support/placement.js';
import { openPage } from '../../../support/site.js';
import { endIntro } from '../../../support/start-all.js';

/** A page of 390 and one of 1280 px, and what they have asked for in vain. */
async function opened(
  context: BrowserContext,
  site: string,
  width: number,
  lost: string[],
): Promise<Page> {
  await answerConsent(context, site);
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 800 });
  page.on('response', (response) => {
    if (response.status() >= 400) lost.push(`${response.status()} ${response.url()}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') lost.push(message.text());
  });
  return page;
}

/**
 * Looks at a site as somebody does who has followed a guide, on a phone and at a desk: everything that a page asks its
 * host for is there, it has a look, and a choice in the gallery shows the category without another page.
 *
 * @param gallery the page of a category
 * @param choice the name of another one
 * @returns where the gallery posts to, and in which namespace
 */
export async function visitGallery(
  site: string,
  gallery: string,
  choice: string,
  paths: readonly string[],
): Promise<{ readonly calls: string; readonly namespace: string }> {
  const browser = await chromium.launch(launchOptions());
  const lost: string[] = [];
  let posted: { calls: string; namespace: string } = { calls: '', namespace: '' };
  try {
    for (const width of [390, 1280]) {
      const page = await opened(await browser.newContext(), site, width, lost);
      page.on('request', (request) => {
        const [, namespace = ''] =
          /^(\w+)\[/.exec(decodeURIComponent(request.postData() ?? '')) ?? [];
        const { pathname, search } = new URL(request.url());
        if (request.method() === 'POST') posted = { calls: pathname + search, namespace };
      });
      for (const path of [...paths, gallery]) {
        await openPage(page, site + path);
        await endIntro(page);
        const body = page.locator('body');
        await expect(body).toHaveCSS('margin', '0px');
        await expect(body).toHaveCSS('font-family', /system-ui/);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
        expect(await misplaced(page), path).toEqual([]);
      }
      const before = await page.locator('.reference_content').innerText();
      await page.evaluate(() => document.documentElement.setAttribute('data-stays', ''));
      await page.locator('.product_reference', { hasText: choice }).locator('a').click();
      await expect(page.locator('.product_reference.active')).toHaveText(choice);
      await expect(page.locator('.reference_content')).not.toHaveText(before);
      await page.locator('.back-to-category').click();
      await expect(page.locator('.product_reference.active')).toHaveCount(0);
      await expect(page.locator('html[data-stays]')).toBeAttached();
      await page.close();
    }
  } finally {
    await browser.close();
  }
  expect(lost).toEqual([]);
  return posted;
}
