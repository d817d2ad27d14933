import type { Page } from '@playwright/test';
import { freezeAnimations } from '../../support/animations.js';
import { fragmentHtml } from '../../support/fragment-html.js';
import { answerWith } from '../../support/routes.js';
import { expect, running, statesOn, test } from '../../support/site.js';
import { detail, five, gallery, servePictures } from './on-page.js';

/** A coverflow of which the first item has a text that is longer than the room of the coverflow. */
const body =
  gallery(five.replace('About', '<i style="display: block; height: 700px"></i>About')) + detail;
const address = '/fragment/';

/** Lets the animations of the stylesheet be as they are so long (ms) after the first paint. */
const at = (page: Page, time: number): Promise<void> =>
  page.evaluate((now) => {
    for (const animation of document.getAnimations()) animation.currentTime = now;
  }, time);

/** Opens the page as it is where the script does not come. */
async function openWithout(page: Page, html: string): Promise<void> {
  await answerWith(page, `**${address}`, fragmentHtml(html, { script: '' }));
  await page.goto(address);
}

test.beforeEach(async ({ page }) => {
  await servePictures(page);
  await freezeAnimations(page);
});

for (const reset of ['', '<style>* { animation-duration: .01ms !important }</style>'])
  test(`where the script does not come, all of the cards is there after 3 s ${reset}`, async ({
    page,
  }) => {
    await openWithout(page, reset + body);
    const title = page.locator('.flip-title').first();
    await at(page, 2999);
    await expect(title).toBeHidden();
    await at(page, 3000);
    await expect(title).toBeVisible();
    const heights = await page
      .locator('.coverflow, .coverflow ul')
      .evaluateAll((all) => all.map((each) => each.scrollHeight - each.clientHeight));
    expect(heights).toEqual([0, 0]);
  });

test('a detail area in the coverflow moves nothing, and all is there without the script', async ({
  page,
  openFragment,
}) => {
  const inside = gallery(five, detail);
  await page.setViewportSize({ width: 1000, height: 800 });
  await openFragment(`${inside}<hr>`);
  await running(page, 'coverflow');
  const end = () => page.locator('hr').evaluate((each) => each.getBoundingClientRect().top);
  const after = await end();
  await page.evaluate(() => window.auftritt?.release());
  expect(Math.abs((await end()) - after)).toBeLessThanOrEqual(1);

  await openWithout(page, inside.replace('About', '<br>'.repeat(90)));
  const hidden = () =>
    page.locator('.coverflow > ul').evaluate((list) => list.scrollHeight - list.clientHeight);
  await at(page, 2999);
  expect(await hidden()).toBeGreaterThan(0);
  await at(page, 3000);
  expect(await hidden()).toBe(0);
});

test('where only its code does not come, the cards scroll in their room after 3 s', {
  tag: '@long',
}, async ({ page, openFragment }) => {
  await page.route('**/assets/chunks/coverflow-*', (route) => route.abort());
  await openFragment(body);
  await expect.poll(() => statesOn(page, 'coverflow')).toEqual(['failed']);
  await at(page, 2999);
  await expect(page.locator('.flip-title').first()).toBeHidden();
  await at(page, 3000);
  await expect(page.locator('.flip-title').first()).toBeVisible();
  await page.locator('.coverflow ul').hover({ position: { x: 20, y: 100 } });
  await page.mouse.wheel(0, 2000);
  const isSeen = () =>
    page.locator('#text-A b').evaluate((end) => {
      const { x, y } = end.getBoundingClientRect();
      return document.elementFromPoint(x + 1, y + 1) === end;
    });
  await expect.poll(isSeen).toBe(true);
});
