import type { Page } from '@playwright/test';
import { expect, running, test } from '../support/site.js';

const slider = '<div class="image-slider"><p>One</p><p>Two</p></div>';

/** Behaviours that are on the page, whatever their state. */
const behaviours = (page: Page) =>
  page.evaluate(() => window.auftritt?.instances().map(({ behaviour }) => behaviour) ?? []);

/** Resolves once what was added before has been enhanced, so that the observer is there. */
async function observing(page: Page): Promise<void> {
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<a href="tel:1">1</a>'));
  await running(page, 'telephone');
}

test('what is added lives, what is removed ends, and what is moved stays', async ({
  page,
  openFragment,
  complaints,
}) => {
  await openFragment('<main></main><aside></aside>');
  await observing(page);

  await page.evaluate((html) => {
    const main = document.querySelector('main');
    if (main) main.innerHTML = `<div>${html}</div>`;
  }, slider);
  await running(page, 'image-slider');

  // Moved: out and in again, also with a step between.
  const released = await page.evaluate(async () => {
    let count = 0;
    document.addEventListener('auftritt:released', () => {
      count += 1;
    });
    const element = document.querySelector('.image-slider');
    if (!element) throw new Error('there is no slider');
    document.querySelector('aside')?.append(element);
    element.remove();
    await Promise.resolve();
    document.querySelector('main')?.append(element);
    // Two tasks later everything has been looked at.
    for (let task = 0; task < 2; task += 1) await new Promise((resolve) => setTimeout(resolve));
    return count;
  });
  expect(released).toBe(0);
  await page.locator('.slick-next').click();
  await expect(page.locator('.slick-current')).toHaveText('Two');

  // Nobody asks for the instances, which would release it as well.
  const html = await page.evaluate(async () => {
    const element = document.querySelector('.image-slider');
    const end = new Promise((resolve) => element?.addEventListener('auftritt:released', resolve));
    element?.remove();
    await end;
    return element?.outerHTML;
  });
  expect(html).toBe(slider);
  expect(await behaviours(page)).not.toContain('image-slider');
  expect(complaints).toEqual([]);
});

test('what is released stays released, though its teardown moves the nodes inside', {
  tag: '@long',
}, async ({ page, start }) => {
  const link = '<a href="tel:2">2</a>';
  await start('image-slider', `<div class="image-slider"><p>${link}</p><p>Two</p></div>`);
  await observing(page);
  await page.evaluate(async () => {
    const root = document.querySelector('.image-slider');
    if (root) window.auftritt?.release(root);
    for (let task = 0; task < 2; task += 1) await new Promise((resolve) => setTimeout(resolve));
  });
  await expect(page.locator('.image-slider .slick-track')).toHaveCount(0);
  expect(await behaviours(page)).not.toContain('image-slider');
  expect((await behaviours(page)).filter((name) => name === 'telephone')).toHaveLength(1);
});

test('a body that a router swaps lives, and html has its class again', async ({
  page,
  openFragment,
}) => {
  await openFragment(slider);
  await observing(page);
  await page.evaluate((html) => {
    document.documentElement.className = 'next';
    const next = document.createElement('body');
    next.innerHTML = `<main>${html}</main>`;
    document.body.replaceWith(next);
  }, slider);
  await running(page, 'image-slider');
  await expect(page.locator('html')).toHaveClass('next auftritt');
  expect((await behaviours(page)).filter((name) => name === 'image-slider')).toHaveLength(1);
});

test('with data-observe="no" nothing starts that is added, until a call', async ({
  page,
  openFragment,
}) => {
  await openFragment('<main></main>', { load: true, tag: 'data-observe="no"' });
  await page.evaluate((html) => {
    document.body.insertAdjacentHTML('beforeend', html);
  }, slider);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(await behaviours(page)).not.toContain('image-slider');
  await page.evaluate(() => window.auftritt?.enhance());
  await running(page, 'image-slider');
});

/** How a script of the page puts its own stylesheets in place of all, and what happens next on the page. */
const replacements = {
  'a script that comes later': () => {
    const script = document.createElement('script');
    script.textContent = 'document.adoptedStyleSheets = [];';
    document.head.append(script);
  },
  'a script that adds an element afterwards': () => {
    document.adoptedStyleSheets = [new CSSStyleSheet()];
    document.body.append(document.createElement('p'));
  },
} as const;

for (const [name, replace] of Object.entries(replacements)) {
  test(`a slider stays one row beside ${name}`, async ({ page, start }) => {
    await start('image-slider', slider, { load: true });
    const height = () =>
      page.locator('.image-slider .slick-list').evaluate(({ clientHeight }) => clientHeight);
    const before = await height();
    await page.evaluate(replace);
    await expect.poll(height).toBe(before);
  });
}
