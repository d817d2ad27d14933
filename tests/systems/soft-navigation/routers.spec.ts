import type { Page } from '@playwright/test';
import { casesOf } from '../../support/extent.js';
import { type Holdings, holdings, noteTimers } from '../../support/leaks.js';
import { rest } from '../../support/rest.js';
import { expect, openPage, running, test } from '../../support/site.js';

import { followTo, routers, withRouter } from './routers.js';

const references = '/en/home/references/';
const products = '/en/home/products/';

/** What runs on a page once it has been brought to life, and which heading it has. */
const pages = {
  [references]: { behaviour: 'lightbox', mark: '.references' },
  [products]: { behaviour: 'category-gallery', mark: '.category-gallery' },
} as const;

type Path = keyof typeof pages;

/** Resolves once a page is there and runs, with one notice. */
async function arrived(page: Page, path: Path): Promise<void> {
  const { behaviour, mark } = pages[path];
  await page.waitForURL(`**${path}`);
  await expect(page.locator(mark)).toHaveCount(1);
  await page.locator(mark).dispatchEvent('pointerover');
  await running(page, behaviour);
  await expect(page.locator('.klaro .cookie-notice')).toHaveCount(1);
  await expect(page.locator('html')).toHaveClass(/\bauftritt\b/);
}

async function follow(page: Page, path: Path): Promise<void> {
  await followTo(page, path);
  await arrived(page, path);
}

test.use({ earlierAnswer: 'none' });

const tried = casesOf(Object.entries(routers), ([name]) => name === 'Turbo');

for (const [name, router] of tried) {
  test(`${name} without a line for us: every page lives, and nothing is left of the last`, async ({
    page,
    complaints,
  }) => {
    // Fourteen pages in one test.
    test.slow();
    const posts: string[] = [];
    let documents = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
      if (request.isNavigationRequest()) documents += 1;
    });
    await noteTimers(page);
    await withRouter(page, router);
    await openPage(page, references);
    await arrived(page, references);

    const held: Holdings[] = [];
    for (let round = 0; round < 5; round += 1) {
      await follow(page, products);
      await follow(page, references);
      // What is in sight of one round and not yet of another counts many nodes.
      await rest(page);
      held.push(await holdings(page));
    }
    // What is left of a page comes with each round; code that comes once, in one.
    const least = (counted: 'listeners' | 'nodes'): number =>
      Math.min(...held.slice(1).map((each, at) => each[counted] - (held[at]?.[counted] ?? 0)));
    expect(least('listeners')).toBeLessThanOrEqual(0);
    if (!router.keepsNodes) expect(least('nodes')).toBeLessThanOrEqual(10);

    // An open lightbox ends with its page.
    await page.locator('a[data-fancybox]:visible').first().click();
    await expect(page.locator('.fancybox__dialog')).toBeVisible();
    await follow(page, products);
    await expect(page.locator('.fancybox__dialog')).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveClass(/fancybox|navigation-open/);

    // A choice is one call, and no navigation.
    posts.length = 0;
    const answered = page.waitForEvent('requestfinished', (each) => each.method() === 'POST');
    await page.locator('.product_reference:not(.active) a').first().click();
    await answered;
    await expect(page.locator('.product_reference').first()).not.toHaveClass(/active/);
    expect(posts).toHaveLength(1);

    await page.goBack();
    await arrived(page, references);
    await page.goForward();
    await arrived(page, products);
    expect(documents).toBe(1);
    expect(complaints).toEqual([]);
  });
}
