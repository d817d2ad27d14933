import { expect, running, test } from '../support/site.js';

const slider = '<div class="owl-carousel"><p>One</p><p>Two</p></div>';

test('markup of another script starts where the tag names its preset, and only there', async ({
  page,
  openFragment,
  complaints,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const isOfHooks = (url: string): boolean => /chunks\/(own-hooks|presets)-/.test(url);
  const tag = 'data-disable="consent"';

  await openFragment(slider, { tag, load: true });
  await page.evaluate(() => window.auftritt?.enhance());
  expect(await page.evaluate(() => window.auftritt?.instances())).toEqual([]);
  expect(asked.filter(isOfHooks)).toEqual([]);

  await openFragment(slider, { tag: `${tag} data-preset="owl"`, load: true });
  await running(page, 'slider');
  expect(asked.filter(isOfHooks)).toHaveLength(2);
  await page.evaluate(() => window.auftritt?.release());
  expect(await page.locator('body').innerHTML()).toBe(slider);

  await openFragment(slider, { tag: `${tag} data-preset="owl-carousel"`, load: true });
  await expect
    .poll(() => complaints)
    .toEqual([expect.stringContaining('data-preset: unknown name owl-carousel; known are')]);
});
