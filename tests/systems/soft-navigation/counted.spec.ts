import type { Page } from '@playwright/test';
import { casesOf } from '../../support/extent.js';
import { answerWith } from '../../support/routes.js';
import { expect, id, test } from '../../support/services/outside.js';
import { openPage, running } from '../../support/site.js';
import { followTo, lines, routers, withRouter } from './routers.js';

const tried = casesOf(
  // Unpoly's requests do not pass beside the stand-in of the service: it loads each page.
  Object.entries(routers).filter(([name]) => name !== 'Unpoly'),
  ([name]) => name === 'a router with view transitions',
);

const references = '/en/home/references/';
const collection = '/en/home/collection/';

/** Resolves once the page at a path is there, and was brought to life; each has what the other has not. */
async function arrived(page: Page, path: string): Promise<void> {
  await page.waitForURL(`**${path}`);
  const mark = path === references ? 'main .references' : 'main .coverflow';
  await expect(page.locator(mark)).toHaveCount(1);
  await running(page, 'navigation');
}

async function follow(page: Page, path: string): Promise<void> {
  await followTo(page, path);
  await arrived(page, path);
}

for (const [name, router] of tried) {
  test(`${name}: one notice, one answer and one page view, and the lines of the docs count each page`, {
    tag: '@long',
  }, async ({ page, requests, complaints }) => {
    const views = () => requests.filter(({ searchParams }) => searchParams.get('en')).length;
    const perPage = `${router.glue ?? ''}\n${lines('Analytics')}`;
    await withRouter(page, router, `data-analytics-id="${id}"`);
    await openPage(page, references);
    await expect(page.locator('.cookie-notice')).toHaveCount(1);
    await follow(page, collection);
    await expect(page.locator('.cookie-notice')).toHaveCount(1);
    expect(requests).toEqual([]);

    await page.locator('.cookie-notice .cm-btn-success').click();
    await expect.poll(views).toBe(1);
    await follow(page, references);
    await page.goBack();
    await arrived(page, collection);
    await expect(page.locator('.cookie-notice')).toHaveCount(0);
    const services = requests.filter(({ pathname }) => pathname.endsWith('/js'));
    expect(services).toHaveLength(1);
    expect(views()).toBe(1);

    // A site whose property does not count changes of the address by itself.
    await answerWith(page, '**/vendor/glue.js', perPage, 'text/javascript');
    await page.goto(references);
    await expect.poll(views).toBe(2);
    await follow(page, collection);
    await expect.poll(views).toBe(3);
    await follow(page, references);
    await expect.poll(views).toBe(4);
    expect(complaints).toEqual([]);
  });
}
