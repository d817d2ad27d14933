import type { Page } from '@playwright/test';
import { fragmentHtml } from '../../support/fragment-html.js';
import { test } from '../../support/fragments.js';
import { categoryGallery } from '../../support/galleries.js';
import { expect, openPage } from '../../support/site.js';

const two = { name: 'Two', exact: true };

/** A server that takes no `POST`; resolves to the requests that it has refused. */
async function refusePosts(page: Page, status = 405): Promise<readonly string[]> {
  const refused: string[] = [];
  await page.route('**/call/**', (route) => {
    refused.push(route.request().postData() ?? '');
    return route.fulfill({ status, contentType: 'text/html', body: '<h1>Not allowed</h1>' });
  });
  return refused;
}

/** Serves hand-made pages at a path, whatever the query. */
async function serve(page: Page, path: string, html: string): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({ contentType: 'text/html', body: fragmentHtml(html, {}) }),
  );
}

for (const [status, tag] of [
  [405, ''],
  [501, 'data-request-errors="recover"'],
] as const) {
  test(`where the server answers a POST with ${status}, a choice follows its link`, {
    tag: '@long',
  }, async ({ page, start, complaints }) => {
    const refused = await refusePosts(page, status);
    await start('category-gallery', categoryGallery, { tag });
    await page.evaluate(() => {
      // A router of the page, as Turbo is one.
      addEventListener('click', (event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        if (!link || event.defaultPrevented) return;
        event.preventDefault();
        document.title += ` ${link.pathname}`;
      });
    });
    await page.getByRole('link', two).click();
    await expect(page).toHaveTitle('Fragment /two/');
    // The page is as it was, in case that the visitor comes back to it.
    await expect(page.locator('.product_reference.active')).toHaveText('One');
    await expect(page.locator('.category-gallery')).not.toHaveAttribute('aria-busy');
    await expect(page.locator('.loading-overlay')).toBeHidden();
    await expect(page.locator('.category-gallery [role=status]')).toHaveText('');

    await page.locator('[data-uid="2"]').evaluate((item: HTMLElement) => item.click());
    await page.getByRole('link', { name: 'Three' }).click();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveTitle('Fragment /two/ /two/ /three/ /up/');
    expect(refused).toHaveLength(1);
    expect(complaints.filter((line) => /^(auftritt|uncaught)/.test(line))).toEqual([]);
  });
}

test('a category whose link leads nowhere else fails as any request does', {
  tag: '@long',
}, async ({ page, start, complaints }) => {
  const refused = await refusePosts(page);
  await start('category-gallery', categoryGallery.replace('/two/', '#two'), {
    tag: 'data-request-errors="recover"',
  });
  await page.getByRole('link', two).click();
  await page.getByRole('alert').getByRole('button').click();
  await expect.poll(() => refused.length).toBe(2);
  await expect(page.getByRole('alert')).toHaveCount(1);
  const ours = complaints.filter((line) => line.startsWith('auftritt'));
  expect(ours).toHaveLength(2);
  expect(ours[0]).toContain('request for category 2 failed: the answer has status 405');
});

test('the category that the address asks for is shown by its link, which Back passes over', {
  tag: '@long',
}, async ({ page, openFragment }) => {
  await refusePosts(page);
  await openFragment('<h1>Before</h1>');
  await serve(page, '/list/', categoryGallery);
  await serve(page, '/two/', '<h1>Two</h1>');
  await page.goto('/list/?id_category=2');
  await expect(page.getByRole('heading', { name: 'Two' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Before' })).toBeVisible();
});

for (const [name, href] of [
  ['to the same page', '?id_category=2'],
  ['to a page that asks in turn', '/other/?id_category=2'],
] as const) {
  test(`the address is asked for once where the link leads ${name}`, { tag: '@long' }, async ({
    page,
    complaints,
  }) => {
    const refused = await refusePosts(page);
    await serve(page, '/list/', categoryGallery.replace('/two/', href));
    await openPage(page, '/list/?id_category=2');
    const ours = () => complaints.filter((line) => line.startsWith('auftritt'));
    await expect.poll(() => ours().length).toBe(1);
    expect(ours()[0]).toContain('request for category 2 failed: the answer has status 405');
    await expect(page.locator('.loading-overlay')).toBeHidden();
    await expect(page.locator('.product_reference.active')).toHaveText('One');
    expect(new URL(page.url()).pathname).toBe('/list/');
    expect(refused).toHaveLength(1);
  });
}
