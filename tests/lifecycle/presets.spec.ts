import { expect, releasedBody, requestsOf, test } from '../support/site.js';

const slider = '<div class="owl-carousel"><p>One</p><p>Two</p></div>';

test('markup of another script starts where the tag names its preset, and only there', async ({
  page,
  openFragment,
  start,
  complaints,
}) => {
  const asked = requestsOf(page);
  const isOfHooks = (url: string): boolean =>
    /chunks\/(own-hooks|presets|foreign-markup)-/.test(url);
  const tag = 'data-disable="consent"';

  await openFragment(slider, { tag, load: true });
  await page.evaluate(() => window.auftritt?.enhance());
  expect(await page.evaluate(() => window.auftritt?.instances())).toEqual([]);
  expect(asked.filter(isOfHooks)).toEqual([]);

  await start('slider', slider, { tag: `${tag} data-preset="owl"`, load: true });
  expect(asked.filter(isOfHooks)).toHaveLength(3);
  expect(await releasedBody(page)).toBe(slider);

  await openFragment(slider, { tag: `${tag} data-preset="owl-carousel"`, load: true });
  await expect
    .poll(() => complaints)
    .toEqual([expect.stringContaining('data-preset: unknown name owl-carousel; known are')]);
});

test("what a theme says of the old library's parts goes on working, and so does its own stylesheet", async ({
  page,
  start,
}) => {
  const html = `<style>.owl-carousel { display: none } .owl-carousel.owl-loaded { display: block }
    .owl-dot.active { outline: 3px solid red } .owl-next { background-color: rgb(1, 2, 3) }</style>
    <div class="owl-carousel" data-items="1" data-nav="true"><p>One</p><p>Two</p></div>`;
  await start('slider', html, { tag: 'data-disable="consent" data-preset="owl"', load: true });
  const slider = page.locator('.owl-carousel');
  await expect(slider).toHaveCSS('display', 'flex');
  await expect(slider.locator('.owl-dots .owl-dot')).toHaveCount(2);
  await expect(slider.locator('.owl-dot.active')).toHaveCSS('outline-width', '3px');
  await expect(slider.locator('.owl-next')).toHaveCSS('background-color', 'rgb(1, 2, 3)');
  await slider.locator('.owl-next').click();
  await expect(slider.locator('.owl-dot').nth(1)).toHaveClass(/active/);
  await expect(slider.locator('.owl-stage-outer > .owl-stage')).toHaveCount(1);
});
