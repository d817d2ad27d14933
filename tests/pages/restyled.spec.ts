import { references } from '../support/markup.js';
import { expect, idle, ready, test } from '../support/site.js';
import { endIntro, startAll } from '../support/start-all.js';
import { restyled } from '../support/tasks.js';

// What a section adds to a page concerns that section. One rule whose last part fits any element, behind a `:has()`,
// and the browser computes the styles of the whole page anew, with each element that comes or goes.
test('no element that comes or goes has the page styled anew', async ({ browser, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/home/baukasten/');
  await ready(page);
  await endIntro(page);
  const change = (name: 'div' | 'li' | 'button') =>
    page.evaluate((name) => {
      const element = document.createElement(name);
      // Styles are computed where something asks for what they lead to.
      const compute = (): number => document.body.offsetHeight;
      compute();
      document.querySelector('main')?.append(element);
      compute();
      element.className = 'is-open';
      compute();
      element.remove();
      return compute();
    }, name);
  for (const moment of ['before the start', 'after it']) {
    if (moment === 'after it') await startAll(page);
    expect(await page.locator('*').count()).toBeGreaterThan(600);
    for (const name of ['div', 'li', 'button'] as const) {
      const count = await restyled(browser, page, () => change(name));
      expect(count, `${moment}: ${name}`).toBeGreaterThan(0);
      expect(count, `${moment}: ${name}`).toBeLessThan(200);
    }
  }
});

test('the styles that come with a section style none of its elements again', async ({
  browser,
  page,
  openFragment,
}) => {
  const entries = 200;
  const count = await restyled(browser, page, async () => {
    await openFragment(references(entries), { load: true });
    await idle(page);
  });
  const all = await page.locator('*').count();
  expect(all).toBeGreaterThan(entries * 5);
  // Each element once, and what a start changes.
  expect(count).toBeGreaterThan(entries);
  expect(count).toBeLessThan(all + entries / 2);
});
