import { createServer } from 'node:http';
import { test } from '../../support/fragments.js';
import { answerFor, categoryGallery, holdCalls } from '../../support/galleries.js';
import { listening } from '../../support/listening.mjs';
import { answerWith } from '../../support/routes.js';
import { expect, test as pageTest, running } from '../../support/site.js';

const shown = '.category-gallery .gallery-inner';
const active = '.product_reference.active';

pageTest(
  'after a failure the overlay stays, until another choice succeeds',
  { tag: '@long' },
  async ({ page, start }) => {
    const calls = await holdCalls(page);
    await page.clock.install({ time: 0 });
    await start('category-gallery', categoryGallery);
    await page.clock.pauseAt(60_000);
    await page.getByRole('link', { name: 'Two', exact: true }).click();
    // The server does not answer.
    await calls.at(0);
    await page.clock.runFor(14_000);
    await expect(page.locator(active)).toHaveText(['Two']);
    await page.clock.runFor(1000);
    await expect(page.locator('.category-gallery')).not.toHaveAttribute('aria-busy');
    await expect(page.locator(active)).toHaveText(['One']);
    await page.clock.runFor(60_000);
    const fadesTo = page.locator('.loading-overlay').evaluate((overlay) =>
      overlay.getAnimations().map(({ effect }) => {
        const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
        return frames.at(-1)?.opacity;
      }),
    );
    expect(await fadesTo).toEqual(['1']);
    await expect(page.locator('.loading-overlay')).toBeVisible();
    await page.getByRole('link', { name: 'Two', exact: true }).click();
    await expect.poll(() => calls.length).toBe(2);
    await (await calls.at(1)).answer(answerFor(2));
    await expect(page.locator(shown)).toHaveText('Gallery 2');
    await page.clock.runFor(700);
    await page.clock.resume();
    await expect(page.locator('.loading-overlay')).toBeHidden();
  },
);

test('a redirect to another origin is not followed', { tag: '@long' }, async ({
  page,
  baseURL,
  complaints,
}) => {
  const asked: string[] = [];
  // It would give every other origin the sections of a category.
  const other = await listening(
    createServer((request, response) => {
      asked.push(request.method ?? '');
      const allowed = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
      response.writeHead(200, { 'Content-Type': 'text/html', ...allowed });
      response.end(answerFor('of another origin'));
    }),
  );
  const site = await listening(
    createServer((request, response) => {
      if (request.method === 'POST')
        response.writeHead(302, { Location: `${other.origin}/` }).end();
      else {
        const script = '<script type="module" src="/assets/auftritt.js"></script>';
        const html = `<!doctype html><html lang="de"><body>${script}${categoryGallery}`;
        response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
      }
    }),
  );
  await page.route(`${site.origin}/assets/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await page.request.get(`${baseURL}${pathname}`) });
  });
  await page.goto(site.origin);
  await running(page, 'category-gallery');
  await page.getByRole('link', { name: 'Two', exact: true }).click();
  const ours = () => complaints.filter((line) => line.startsWith('auftritt'));
  await expect
    .poll(ours)
    .toEqual([expect.stringContaining('category 2 failed: no answer, or none of this origin')]);
  await expect(page.locator(shown)).toHaveText('Gallery 1');
  expect(asked).toEqual([]);
  site.close();
  other.close();
});

test('with data-request-errors="recover" the visitor is told and may retry', {
  tag: '@long',
}, async ({ page, start, complaints }) => {
  const message = 'Die Galerie konnte leider nicht geladen werden.';
  const retry = 'Erneut versuchen';
  const open = 'Als eigene Seite öffnen';
  const calls = await holdCalls(page);
  await start('category-gallery', categoryGallery, {
    tag: 'data-request-errors="recover"',
    head: '<style>.loading-overlay { transition: none }</style>',
  });
  await page.getByRole('link', { name: 'Two', exact: true }).click();
  await (await calls.at(0)).answer('no', 500);
  await expect(page.getByRole('alert')).toHaveText(`${message}${retry} ${open}`);
  await expect(page.locator(active)).toHaveText(['One']);
  await expect(page.getByRole('link', { name: open })).toHaveAttribute('href', /\/two\/$/);
  await expect(page.locator('.loading-overlay')).toBeHidden();
  expect(complaints.filter((line) => line.startsWith('auftritt'))).toHaveLength(1);

  await page.getByRole('button', { name: retry }).press('Enter');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Two', exact: true })).toBeFocused();
  await expect(page.locator('.loading-overlay')).toBeVisible();
  await expect.poll(() => calls.length).toBe(2);
  expect((await calls.at(1)).body).toBe((await calls.at(0)).body);
  await (await calls.at(1)).answer(answerFor(2));
  await expect(page.locator(shown)).toHaveText('Gallery 2');
  await expect(page.locator('.loading-overlay')).toBeHidden();
});

test('a visitor whose network has gone since the page loaded is told, and tries again when it is back', async ({
  page,
  start,
  complaints,
}) => {
  const calls = await holdCalls(page);
  const message = page.waitForResponse(/\/chunks\/failed-request-/);
  await start('category-gallery', categoryGallery, {
    lang: 'en',
    tag: 'data-request-errors="recover"',
  });
  await (await message).finished();
  await page.route(/\/chunks\//, (route) => route.abort());
  await page.getByRole('link', { name: 'Two', exact: true }).click();
  await (await calls.at(0)).fail();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  expect(complaints.filter((line) => line.startsWith('auftritt'))).toHaveLength(1);
  await page.unroute(/\/chunks\//);
  await page.getByRole('button', { name: 'Try again' }).click();
  await (await calls.at(1)).answer(answerFor(2));
  await expect(page.locator(shown)).toHaveText('Gallery 2');
});

/** What a server sends for a category once the visitor's session has ended, or when it breaks. */
const ended = [
  ['419', 419, '<h1>Page expired</h1>'],
  ['a login, or a page that says an error with status 200', 200, '<form><input></form>'],
] as const;

for (const [what, status, body] of ended) {
  test(`after ${what} the mark is on what is shown, and the category has its page`, {
    tag: status === 419 ? [] : '@long',
  }, async ({ page, start, complaints }) => {
    const calls = await holdCalls(page);
    await answerWith(page, '**/two/', '<h1>Two</h1>');
    await start('category-gallery', categoryGallery, {
      lang: 'en',
      tag: 'data-request-errors="recover"',
    });
    await page.getByRole('link', { name: 'Two', exact: true }).click();
    await expect(page.locator(active)).toHaveText(['Two']);
    await (await calls.at(0)).answer(body, status);
    await expect(page.locator(active)).toHaveText(['One']);
    await page.getByRole('link', { name: 'Open as a page of its own' }).click();
    await expect(page.getByRole('heading', { name: 'Two' })).toBeVisible();
    expect(complaints.filter((line) => line.startsWith('auftritt'))).toHaveLength(1);
  });
}

test('where the code that reads an answer does not come, the mark is on what is shown, and it may be tried again', async ({
  page,
  start,
  complaints,
}) => {
  let isThere = false;
  await page.route(/\/chunks\/replacement-/, (route) =>
    isThere ? route.continue() : route.abort(),
  );
  const calls = await holdCalls(page);
  await start('category-gallery', categoryGallery, {
    lang: 'en',
    tag: 'data-request-errors="recover"',
  });
  await page.getByRole('link', { name: 'Two', exact: true }).click();
  await (await calls.at(0)).answer(answerFor(2));
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.locator(active)).toHaveText(['One']);
  await expect(page.locator(shown)).toHaveText('Gallery 1');
  expect(complaints.filter((line) => line.startsWith('auftritt'))).toHaveLength(1);
  isThere = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await (await calls.at(1)).answer(answerFor(2));
  await expect(page.locator(shown)).toHaveText('Gallery 2');
});
