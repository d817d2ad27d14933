import { readFileSync } from 'node:fs';
import { expect, ready, test } from '../support/site.js';

const theme = readFileSync('static-html/theme/tannwald.css', 'utf8');

test('a hash that the browser follows by itself stops one rem below the header', async ({
  page,
}) => {
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
