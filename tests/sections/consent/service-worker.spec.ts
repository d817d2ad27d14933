import type { Page } from '@playwright/test';
import { fragmentHtml } from '../../support/fragment-html.js';
import { keepingWorker } from '../../support/keeping-worker.js';
import { answerWith } from '../../support/routes.js';
import { expect, test } from '../../support/services/outside.js';
import { running } from '../../support/site.js';
import { button, link, notice, words } from './on-page.js';
import { answerElsewhere, withPurposes } from './purposes.js';

const purposes = { content: { workers: ['/push/*'] } };
const image = '<img alt="A" data-name="content" data-src="https://held.test/a.png">';
const script = `<script type="text/plain" data-name="content">
  navigator.serviceWorker.register('/push/worker.js');
</script>`;

/** Opens a page that the browser gets from the server, so that a worker may answer for it. */
async function open(page: Page, baseURL: string, body: string): Promise<void> {
  const html = fragmentHtml(link + body, { head: withPurposes(purposes) });
  const context = page.context();
  await answerWith(context, `${baseURL}/fragment/`, html);
  await answerWith(context, `${baseURL}/**/worker.js`, keepingWorker, 'text/javascript');
  await page.goto(`${baseURL}/fragment/`);
}

const kept = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      found.push(...(await cache.keys()).map(({ url }) => url));
    }
    return found.filter((each) => each.includes('held.test'));
  });

test('what a service worker of the page has kept of refused content goes, so that it is not renewed', {
  tag: '@long',
}, async ({ page, baseURL, requests }) => {
  await open(page, `${baseURL}`, image);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/worker.js');
    await navigator.serviceWorker.ready;
  });
  await expect
    .poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)))
    .toBe(true);
  await running(page, 'consent', 2);
  await answerElsewhere(page, { content: true });
  await expect.poll(() => kept(page)).toEqual(['https://held.test/a.png']);
  // It asks again at each page, whatever the page has.
  const before = requests.length;
  const answered = page
    .context()
    .waitForEvent('requestfinished', (request) => request.url().includes('held.test'));
  await page.reload();
  await answered;
  expect(requests.length).toBeGreaterThan(before);
  await answerElsewhere(page, { content: false });
  await expect.poll(() => kept(page)).toEqual([]);
  const last = requests.length;
  await page.reload();
  await running(page, 'consent', 2);
  await page.goBack().catch(() => {});
  await page.goto(`${baseURL}/fragment/`);
  await running(page, 'consent', 2);
  expect(requests.slice(last)).toEqual([]);
});

test('a worker that a service has put on the site goes with a refusal', async ({
  page,
  baseURL,
}) => {
  await open(page, `${baseURL}`, script);
  await running(page, 'consent', 2);
  /** Where workers run: one that has just been asked for has no address yet. */
  const scopes = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations())
        .filter(({ active }) => active)
        .map(({ scope }) => new URL(scope).pathname),
    );
  await page.evaluate(() => navigator.serviceWorker.register('/worker.js', { scope: '/own/' }));
  await button(page, words.de.accept).click();
  await expect.poll(scopes).toEqual(['/own/', '/push/']);
  await answerElsewhere(page, { content: false });
  await expect.poll(scopes).toEqual(['/own/']);
  await expect(notice(page)).toHaveCount(0);
});
