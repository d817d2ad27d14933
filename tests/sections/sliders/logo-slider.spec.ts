import type { Locator, Page } from '@playwright/test';
import { overflow } from '../../support/overflow.js';
import { expect } from '../../support/site.js';
import { onEachEngine, pageTest, test } from './engines.js';
import { misplaced, native, serveLogos, slideWidthOf, strip } from './logos.js';

const shown = (page: Page): Locator => page.locator('.slick-slide.slick-active');
const pause = (page: Page): Locator => page.locator('.logo-slider__pause');

/** The index of the current slide. */
const current = (page: Page): Promise<string | null> =>
  page.locator('.slick-current').getAttribute('data-slick-index');

onEachEngine((engine) => {
  test.beforeEach(({ page }) => serveLogos(page));

  test('its pause button takes two lines where there is no room for its words', async ({
    page,
    start,
  }) => {
    await page.setViewportSize({ width: 320, height: 600 });
    await start('logo-slider', strip(12, native), {
      head: '<style>body { font-size: 225% }</style>',
    });
    await expect(pause(page)).toBeVisible();
    expect(await overflow(page)).toBe(0);
    const isCut = await pause(page).evaluate((each) => each.scrollHeight > each.clientHeight);
    expect(isCut).toBe(false);
  });

  test('shows 6, 4, 3, 2 and 1 logos, as wide as they are', async ({ page, start }) => {
    await start('logo-slider', strip(12, native));
    // Across each breakpoint both ways, so that no number is that of the width before.
    const counts = [
      [992, 6, 4],
      [768, 4, 3],
      [566, 3, 2],
      [480, 2, 1],
    ] as const;
    const across = counts.flatMap(
      ([breakpoint, from, below]) =>
        [
          [breakpoint - 1, below],
          [breakpoint, from],
          [breakpoint - 1, below],
        ] as const,
    );
    for (const [width, count] of [[1440, 6] as const, ...across, [900, 4] as const]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(shown(page), `${width} px`).toHaveCount(count);
      if (engine.isSlick) await expect(page.locator('.slick-cloned')).toHaveCount(12 + count);
      const order = await page
        .locator('.logo-slider > *')
        .evaluateAll((all) => all.map((each) => each.className.split(' ')[0]));
      expect(order).toEqual(['logo-slider__pause', 'slick-prev', 'slick-list', 'slick-next']);
    }
    const boxes = await page
      .locator('.slick-slide:not(.slick-cloned)')
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().width)));
    expect(boxes).toEqual(Array.from({ length: 12 }, (_, index) => slideWidthOf(index)));
  });

  pageTest(
    'goes on by one every 2000 ms without end, and stops at the button',
    async ({ page, start }) => {
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
      await start('logo-slider', strip(8, native));
      expect(await current(page)).toBe('0');
      await page.clock.runFor(1999);
      expect(await current(page)).toBe('0');
      await page.clock.runFor(1);
      expect(await current(page)).toBe('1');
      // A transition takes 500 ms, and then the 2000 ms begin anew.
      await page.clock.runFor(2499);
      expect(await current(page)).toBe('1');
      await page.clock.runFor(1);
      expect(await current(page)).toBe('2');
      await page.clock.runFor(6 * 2500);
      expect(await current(page)).toBe('0');

      await pause(page).click();
      await expect(pause(page)).toHaveText('Logos abspielen');
      await page.mouse.move(0, 800);
      await page.clock.runFor(10_000);
      expect(await current(page)).toBe('0');
      const resized = page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            addEventListener('resize', () => resolve(), { once: true });
          }),
      );
      await page.setViewportSize({ width: 700, height: 900 });
      await resized;
      // slick waits for 50 ms after the last of them.
      await page.clock.runFor(100);
      await expect(shown(page)).toHaveCount(3);
      await page.clock.runFor(10_000);
      expect(await current(page)).toBe('0');
      await page.locator('.slick-prev').click();
      expect(await current(page)).toBe('7');
      await page.clock.runFor(500);
      await page.locator('.slick-next').click();
      expect(await current(page)).toBe('0');
      await page.clock.runFor(5000);
      expect(await current(page)).toBe('0');

      await pause(page).focus();
      await page.clock.runFor(1);
      await page.keyboard.press('Enter');
      await expect(pause(page)).toHaveText('Logos anhalten');
      await page.clock.runFor(2000);
      expect(await current(page)).toBe('1');

      // Under the mouse it waits.
      await page.clock.runFor(500);
      await page.locator('.slick-list').hover();
      await page.clock.runFor(10_000);
      expect(await current(page)).toBe('1');
    },
  );

  pageTest(
    'does not move for a visitor who prefers reduced motion, from one moment to the next',
    async ({ page, start }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
      await start('logo-slider', strip(8, native));
      await expect(pause(page)).toBeHidden();
      await page.clock.runFor(10_000);
      expect(await current(page)).toBe('0');
      await page.locator('.slick-next').click();
      expect(await current(page)).toBe('1');
      await page.clock.runFor(1);
      expect(await misplaced(page)).toBe(0);

      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await expect(pause(page)).toBeVisible();
      await page.mouse.move(0, 800);
      await page.clock.runFor(2000);
      expect(await current(page)).toBe('2');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expect(pause(page)).toBeHidden();
      await page.clock.runFor(10_000);
      expect(await current(page)).toBe('2');
    },
  );

  test('as many logos as are shown stand still, all of them in sight', { tag: '@long' }, async ({
    page,
    start,
  }) => {
    const html = strip(6, native);
    await page.setViewportSize({ width: 992, height: 900 });
    await start('logo-slider', html.replaceAll('width="', 'style="inline-size: 220px" width="'));
    await expect(pause(page)).toBeHidden();
    await expect(page.locator('.slick-arrow:visible')).toHaveCount(0);
    await expect(page.locator('.slick-cloned')).toHaveCount(0);
    for (const logo of await page.locator('.logo').all())
      await expect(logo).toBeInViewport({ ratio: 1 });
    // Where fewer are shown, they move.
    await page.setViewportSize({ width: 700, height: 900 });
    await expect(pause(page)).toBeVisible();
    await expect(page.locator('.slick-arrow:visible')).toHaveCount(2);
    await page.setViewportSize({ width: 992, height: 900 });
    await expect(pause(page)).toBeHidden();
  });

  test('logos stand where they stood before the start, at the distance of a theme too', async ({
    page,
    start,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await start(
      'logo-slider',
      `<style>.logo { padding-inline-end: 20px }</style>${strip(12, native)}`,
    );
    const places = async () => {
      const logos = page.locator('.logo:not(.slick-cloned) > a');
      const all = await logos.evaluateAll((links) =>
        links.map((link) => Math.round(link.getBoundingClientRect().left)),
      );
      return all.slice(0, 6);
    };
    const after = await places();
    await page.evaluate(() => window.auftritt?.release());
    expect(await places()).toEqual(after);
  });

  test('a link that is cut off comes into sight with the focus', { tag: '@long' }, async ({
    page,
    start,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 992, height: 900 });
    await start(
      'logo-slider',
      strip(12, (index) => native(index).replace('width="', 'style="inline-size: 300px" width="')),
    );
    await page.locator('.slick-prev').focus();
    for (let stop = 0; stop < 5; stop += 1) await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAttribute('href', '/client/4/');
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
    expect(await page.locator('.slick-list').evaluate((list) => list.scrollLeft)).toBe(0);
  });
}, false);
