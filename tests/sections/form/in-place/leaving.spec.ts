import type { Page } from '@playwright/test';
import { words } from '../../../support/form-answers.js';
import { expect, type Site, test } from '../../../support/site.js';

// A visitor who leaves the page while a form of it is being sent in place.

const form = `<form class="inquiry-form" method="post" action="/sent/" data-submit="in-place">
  <div class="form-group"><label for="name">Name</label><input id="name" name="name" required></div>
  <button>Send</button></form><a href="/left/">Elsewhere</a>`;

/** Opens the form in a tab that has been elsewhere before. Returns what the browser has asked the visitor so far. */
async function open(page: Page, openFragment: Site['openFragment']): Promise<string[]> {
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    // The visitor stays, the page goes on.
    await dialog.dismiss();
  });
  await page.route('**/left/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Left</title>' }),
  );
  await page.goto('/left/');
  await openFragment(form, { lang: 'en' });
  await page.locator('#name').fill('Ada');
  return asked;
}

/** Sends it to a server that does not answer. */
async function send(page: Page): Promise<void> {
  await page.route('**/sent/', () => {});
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('.form-cancel')).toBeVisible();
}

const ways: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ['by a link', (page) => page.getByRole('link').click({ noWaitAfter: true })],
  ['by Back', (page) => page.evaluate(() => history.back())],
];

for (const [how, leave] of ways) {
  test(`a visitor who leaves ${how} while it is being sent is asked once`, {
    tag: how === 'by a link' ? [] : '@long',
  }, async ({ page, openFragment }) => {
    const asked = await open(page, openFragment);
    await send(page);
    await leave(page);
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await expect(page.locator('.form-cancel')).toBeVisible();
    await expect(page.locator('#name')).toHaveValue('Ada');
    const left = page.waitForEvent('load');
    await leave(page);
    await left;
    expect(asked).toHaveLength(1);
  });
}

test('nobody is asked before it is sent, and once it is cancelled', async ({
  page,
  openFragment,
}) => {
  const asked = await open(page, openFragment);
  await page.getByRole('link').click();
  await expect(page).toHaveTitle('Left');
  await page.goBack();
  await page.locator('#name').fill('Ada');
  await send(page);
  await page.getByRole('button', { name: words.cancel }).click();
  await page.getByRole('link').click();
  await expect(page).toHaveTitle('Left');
  expect(asked).toEqual([]);
});
