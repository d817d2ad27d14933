import type { Page } from '@playwright/test';
import { freezeAnimations } from '../../support/animations.js';
import { test } from '../../support/fragments.js';
import { hold } from '../../support/routes.js';
import { expect, test as pageTest, releasedBody, running, statesOn } from '../../support/site.js';

const screen =
  '<div class="start-screen" style="position: fixed; inset: 0"><b class="start-screen__logo">T</b></div>';
const body = `${screen}<main style="height: 5000px"><a href="/x/">x</a></main>`;
const intro = { bodyClass: 'intro-mode' } as const;

/** The fades that run on an element: their length in ms, and from and to which opacity. */
const fades = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) =>
    element.getAnimations().map(({ effect }) => {
      if (!(effect instanceof KeyframeEffect)) throw new Error('not a fade');
      return {
        duration: effect.getTiming().duration,
        opacity: effect.getKeyframes().map((frame) => frame.opacity),
      };
    }),
  );

const finish = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish();
  });

test('scrolls to the top, fades the logo, then the start screen over 8 seconds', async ({
  page,
  start,
}) => {
  await freezeAnimations(page);
  await start('intro', body, intro);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await fades(page, '.start-screen__logo')).toEqual([
    { duration: 1000, opacity: ['1', '0'] },
  ]);
  expect(await fades(page, '.start-screen')).toEqual([]);

  await finish(page, '.start-screen__logo');
  await expect
    .poll(() => fades(page, '.start-screen'))
    .toEqual([{ duration: 8000, opacity: ['1', '0'] }]);
  await expect(page.locator('.start-screen')).toBeVisible();
  await finish(page, '.start-screen');
  await expect(page.locator('.start-screen')).toBeHidden();
});

test('goes back to the top where the browser had restored another place', async ({
  page,
  openFragment,
}) => {
  await freezeAnimations(page);
  await openFragment(body, { ...intro, bodyClass: '' });
  // As if the browser had been quicker.
  await page.evaluate(() => {
    window.scrollTo(0, 2000);
    document.body.classList.add('intro-mode');
    window.auftritt?.enhance();
  });
  await running(page, 'intro');
  expect(await page.evaluate(() => [window.scrollY, history.scrollRestoration])).toEqual([
    0,
    'manual',
  ]);
  await finish(page, '.start-screen__logo');
  await expect.poll(async () => (await fades(page, '.start-screen')).length).toBe(1);
  await finish(page, '.start-screen');
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('auto');
});

pageTest(
  'a reload during the intro leaves the browser to restore the place again, as on a phone',
  // In Firefox itself: tests/systems/engines/walk.ts.
  { tag: '@long' },
  async ({ page, openFragment }) => {
    // It ends a page without asking.
    await page.addInitScript(() =>
      addEventListener('beforeunload', (event) => event.stopImmediatePropagation()),
    );
    await openFragment(body, intro);
    const restoration = () => page.evaluate(() => history.scrollRestoration);
    for (const _ of ['first', 'second']) {
      await running(page, 'intro');
      expect(await restoration()).toBe('manual');
      await page.reload();
    }
    await running(page, 'intro');
    await finish(page, '.start-screen__logo');
    await expect.poll(() => fades(page, '.start-screen')).toHaveLength(1);
    await finish(page, '.start-screen');
    await expect.poll(restoration).toBe('auto');
  },
);

test('leaves the page usable under the screen, and hurries when it is used', async ({
  page,
  start,
}) => {
  await freezeAnimations(page);
  await start('intro', body, intro);
  const hit = await page.evaluate(() => document.elementFromPoint(200, 300)?.tagName);
  expect(hit).toBe('MAIN');
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 300);
  const rates = (selector: string) =>
    page
      .locator(selector)
      .evaluate((element) => element.getAnimations().map(({ playbackRate }) => playbackRate));
  await expect.poll(() => rates('.start-screen__logo')).toEqual([10]);
  await finish(page, '.start-screen__logo');
  await expect.poll(() => rates('.start-screen')).toEqual([10]);
  await finish(page, '.start-screen');
  await expect(page.locator('.start-screen')).toBeHidden();
});

for (const [what, act] of [
  ['a press', (page: Page) => page.mouse.down()],
  ['a key', (page: Page) => page.keyboard.press('Tab')],
] as const) {
  test(`ends with ${what}`, async ({ page, start }) => {
    await freezeAnimations(page);
    await start('intro', body, intro);
    await expect(page.locator('.start-screen')).toBeVisible();
    await act(page);
    await expect(page.locator('.start-screen')).toBeHidden();
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto');
  });
}

test('ends with a press that came before its code', async ({ page, openFragment }) => {
  await freezeAnimations(page);
  const code = await hold(page, '**/assets/chunks/intro-*');
  await openFragment(body, intro);
  await page.mouse.click(100, 100);
  code.resolve();
  await running(page, 'intro');
  await expect(page.locator('.start-screen')).toBeHidden();
});

test('is not shown to who prefers reduced motion', { tag: '@long' }, async ({ page, start }) => {
  // A fade would never end.
  await freezeAnimations(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await start('intro', body, intro);
  await expect(page.locator('.start-screen')).toBeHidden();
});

test('does nothing on a page that is not in intro mode', async ({ page, openFragment }) => {
  await openFragment(body);
  const names = await page.evaluate(() =>
    window.auftritt?.instances().map((each) => each.behaviour),
  );
  expect(names).not.toContain('intro');
  await expect(page.locator('.start-screen')).toBeVisible();
});

test('is taken away by release in the middle of a fade', async ({ page, start }) => {
  await freezeAnimations(page);
  await start('intro', body, intro);
  expect(await releasedBody(page)).toBe(body);
  // The stylesheet lets the screen go by itself where no script does.
  const ours = await page.evaluate(
    () => document.getAnimations().filter((each) => !(each instanceof CSSAnimation)).length,
  );
  expect(ours).toBe(0);
});

test('is taken away by release just as a fade ends', async ({ page, start }) => {
  await start('intro', body, intro);
  const left = await page.evaluate(async () => {
    const fades = document.getAnimations();
    for (const fade of fades) fade.finish();
    await Promise.all(fades.map(({ finished }) => finished));
    window.auftritt?.release();
    // The browser tells of an end in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return document.getAnimations().filter((each) => !(each instanceof CSSAnimation)).length;
  });
  expect(left).toBe(0);
});

test('a body without a start screen is reported', async ({ openFragment, complaints }) => {
  await openFragment('<main></main>', intro);
  await expect
    .poll(() => complaints)
    .toEqual([expect.stringMatching(/^auftritt: intro: element lacks \.start-screen /)]);
});

test('the start screen of the site goes by itself where the code for it does not come', async ({
  page,
  complaints,
}) => {
  await page.route('**/assets/chunks/intro-*', (route) => route.abort());
  await page.goto('/home/');
  await expect.poll(() => statesOn(page, 'intro')).toEqual(['failed']);
  expect(complaints.join()).toContain('auftritt: intro: code did not arrive');
  await expect(page.locator('.start-screen')).toBeVisible();
  await finish(page, '.start-screen');
  await expect(page.locator('.start-screen')).toBeHidden();
});

test('a start screen that has gone by itself does not come back', { tag: '@long' }, async ({
  page,
  start,
}) => {
  await start('intro', body.replace('position: fixed', 'visibility: hidden'), intro);
  await expect(page.locator('.start-screen')).toHaveAttribute('hidden', '');
});
