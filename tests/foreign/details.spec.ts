// What a theme's usual rules must not spoil, each with the rule that has done so.
import type { Locator, Page } from '@playwright/test';
import type { Scheme } from '../support/foreign.mjs';
import { type ForeignVisit, openForeign } from '../support/foreign-pages.js';
import { expect, running, test } from '../support/site.js';

const open = (page: Page, visit: ForeignVisit): Promise<void> =>
  openForeign(page, { width: 375, height: 800, ...visit });

const style = (element: Locator, property: string): Promise<string> =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

/** The boxes of elements, from the left to the right. */
const boxes = (elements: Locator): Promise<DOMRect[]> =>
  elements.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect()).sort((a, b) => a.left - b.left),
  );

test('the chosen tab is told from the others where a theme underlines every link by one pixel', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, { theme: 'wordpress', only: ['tabs'] });
  await running(page, 'tabs');
  const items = page.locator('[data-tabs] > li');
  await expect(items.first()).toHaveCSS('text-decoration', /^underline 3px/);
  await items.nth(1).locator('a').click();
  await expect(items.nth(1)).toHaveCSS('text-decoration', /^underline 3px/);
  await expect(items.first()).not.toHaveCSS('text-decoration', /underline/);
});

test('the dots of a slider can be seen where a framework’s buttons have light text', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, { theme: 'simple', only: ['image-slider'] });
  await running(page, 'image-slider');
  const dot = page.locator('.slick-dots button').first();
  expect(await style(dot, 'color')).not.toBe(await style(dot, 'background-color'));
});

for (const theme of ['unstyled', 'bootstrap-3', 'bootstrap-5']) {
  test(`the lines of a label begin beside its box, a captcha keeps its size, nothing is wider than the page, and a group ends before the next field, ${theme}`, {
    tag: '@long',
  }, async ({ page }) => {
    const group = `<fieldset class="form-group"><legend>Before you send</legend><label id="long"><input
      type="checkbox"> I agree that my details are stored to answer this inquiry.</label><canvas
      width="90" height="20"></canvas></fieldset>
      <fieldset><div class="form-group"><select><option>${'Wide '.repeat(20)}</option></select></div></fieldset>`;
    const field = '<div class="form-group">';
    await open(page, {
      theme,
      only: ['form'],
      change: (html) => html.replace(field, group + field),
    });
    const lines = await page.locator('#long').evaluate((node) => {
      const range = document.createRange();
      range.selectNodeContents(node.lastChild ?? node);
      return [...range.getClientRects()].filter(({ width }) => width > 10);
    });
    expect(lines.length).toBeGreaterThan(1);
    const [box] = await boxes(page.locator('#long input'));
    const [first] = lines;
    if (!box || !first) throw new Error('no box, or no text');
    for (const line of lines) expect(Math.abs(line.left - box.left - 36)).toBeLessThan(1);
    const middle = ({ top, height }: DOMRect): number => top + height / 2;
    expect(Math.abs(middle(first) - middle(box))).toBeLessThan(3);
    const [fieldset] = await boxes(page.locator('fieldset:has(#long)'));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(375);
    const [canvas] = await boxes(page.locator('canvas'));
    expect(canvas?.width).toBe(90);
    const [label] = await boxes(page.locator('label[for="email"]'));
    expect((label?.top ?? 0) - (fieldset?.bottom ?? 0)).toBeGreaterThan(9);
  });
}

test('the chosen category has a ring in its text’s colour, as an item and as a link', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, { theme: 'unstyled', only: ['category-gallery', 'inspiration-gallery'] });
  await running(page, 'category-gallery');
  await running(page, 'inspiration-gallery');
  const chosen = page.locator('.product_reference.active > a, a.product_reference.active');
  await expect(chosen).toHaveCount(2);
  for (const link of await chosen.all()) {
    expect(await style(link, 'outline-style')).toBe('solid');
    expect(await style(link, 'outline-color')).toBe(await style(link, 'color'));
  }
});

test('names of categories can be read when the page takes another colour scheme', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, { theme: 'bootstrap-5', only: ['category-gallery'] });
  const name = page.locator('.product_reference:not(.active) > a').first();
  const isLight = async (): Promise<boolean> => {
    const [red = 0] = (await style(name, 'color')).match(/\d+/g)?.map(Number) ?? [];
    return red > 127;
  };
  const take = (scheme: Scheme): Promise<void> =>
    page.evaluate((value) => {
      document.documentElement.dataset.bsTheme = value;
    }, scheme);
  // First what is shown before the first touch, then the gallery itself.
  await expect(name).toHaveAttribute('style', /color/);
  await take('dark');
  await expect.poll(isLight).toBe(true);
  await running(page, 'category-gallery');
  await take('light');
  await expect.poll(isLight).toBe(false);
});

test('every heading has a line of its colour below its text, which has the colour where it can be read', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, { theme: 'unstyled', only: ['category-gallery'], scheme: 'dark' });
  await running(page, 'category-gallery');
  const heading = page.locator('.product_group__heading');
  await expect(heading).toHaveCSS('box-shadow', 'rgb(138, 90, 43) 0px 4px 0px 0px');
  // As the large text that it is.
  await expect(heading).toHaveCSS('color', 'rgb(138, 90, 43)');
  await heading.evaluate((element) => {
    window.auftritt?.release();
    element.style.fontSize = '14px';
    window.auftritt?.enhance();
  });
  await running(page, 'category-gallery');
  await expect(heading).toHaveCSS('box-shadow', 'rgb(138, 90, 43) 0px 4px 0px 0px');
  await expect(heading).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect(heading).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('the links of an open drop-down can be read on a dark page that names no scheme', {
  tag: '@long',
}, async ({ page }) => {
  const white = 'rgb(255, 255, 255)';
  await open(page, { theme: 'tailwind', only: ['dropdown'], scheme: 'dark' });
  await running(page, 'dropdown');
  await page.locator('[data-dropdown]').click();
  await expect(page.getByRole('link', { name: 'Catalogue' })).toHaveCSS('color', white);
  await expect(page.locator('[data-dropdown-menu]')).not.toHaveCSS('background-color', white);
});

test('a long German compound as a category makes no page wider than the screen', {
  tag: '@long',
}, async ({ page }) => {
  const compound = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'.repeat(2);
  await open(page, {
    width: 390,
    theme: 'unstyled',
    only: ['category-gallery'],
    change: (html) => html.replace(/>Oak<\/a>/, ` lang="de">${compound}</a>`),
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.locator('.product_reference').first().hover();
  await running(page, 'category-gallery');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
