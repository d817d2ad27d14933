import { readFileSync } from 'node:fs';
import { expect, ready, running, test } from '../support/site.js';

const theme = readFileSync('static-html/theme/tannwald.css', 'utf8');

test('a hash that the browser follows by itself stops one rem below the header', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/home/referenzen/');
  await ready(page);
  const distance = await page.evaluate(() => {
    const target = document.querySelectorAll('.reference[id]')[3];
    const header = document.querySelector('.site-header');
    if (!target || !header) throw new Error('nothing to go to');
    location.hash = target.id;
    return target.getBoundingClientRect().top - header.getBoundingClientRect().bottom;
  });
  expect(distance).toBeCloseTo(16, -1);
});

test('no line’s thickness stands in `text-decoration`, which WebKit ignores then', () => {
  expect(theme).not.toMatch(/text-decoration:[^;]*\d/);
});

test('no line is transparent: WebKit’s `text-decoration` does not give it its colour back', () => {
  expect(theme).not.toMatch(/text-decoration-color:\s*transparent/);
});

test('an entry of the narrow menu has one sign and one line', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/home/impressum/');
  await running(page, 'navigation');
  await page.locator('.navigation-opener').click();
  const entry = page.locator('.main-navigation > ul > li:has(ul) > a').first();
  const seen = await entry.evaluate((link) => {
    const line = (element: Element | null) =>
      element && getComputedStyle(element).borderBottomWidth;
    return [getComputedStyle(link, '::after').content, line(link), line(link.parentElement)];
  });
  expect(seen).toEqual(['""', '0px', '1px']);
});

test('the heading of the downloads stands at the top of its list', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/home/downloads/');
  const [section] = await page.locator('.downloads').evaluateAll((all) =>
    all.map((each) => {
      const top = (selector: string) => each.querySelector(selector)?.getBoundingClientRect().top;
      return { own: each.getBoundingClientRect().top, heading: top('h2'), list: top('ul') };
    }),
  );
  if (!section) throw new Error('the page has no downloads');
  expect(section.heading).toBe(section.list);
  const button = page.locator('.downloads__toggle').first();
  expect(await button.evaluate((each) => each.getBoundingClientRect().height)).toBeLessThan(80);
});

test('the words of a consent and its asterisk follow each other beside the box', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/home/kontakt/');
  const label = page.locator('.form-group--checkbox label');
  const [words = 0, asterisk = 0, box = 0] = await label.evaluate((each) => {
    const range = document.createRange();
    range.setStart(each, 1);
    range.setEndBefore(each.querySelector('.required') ?? each);
    const lines = [...range.getClientRects()];
    const edge = (selector: string, side: 'left' | 'right') =>
      each.querySelector(selector)?.getBoundingClientRect()[side];
    return [lines.at(-1)?.right, edge('.required', 'left'), edge('input', 'right')];
  });
  expect(asterisk - words).toBeLessThan(8);
  expect(box).toBeLessThan(await label.evaluate((each) => each.getBoundingClientRect().left + 32));
});
