import type { Locator, Page } from '@playwright/test';
import { casesOf } from '../support/extent.js';
import { installProbe } from '../support/page-content.js';
import { expect, running, test } from '../support/site.js';

const height = 900;

/** What was under way when the width changed, and what must hold afterwards. */
interface Moment {
  readonly name: string;
  readonly path: string;
  readonly behaviour: string;
  /** Widths below a breakpoint that the moment depends on, and from it on. */
  readonly widths: readonly [below: number, from: number];
  begin(page: Page, width: number): Promise<void>;
  /** That the state is right at this width. */
  check(page: Page, width: number): Promise<void>;
}

async function checkSlider(page: Page): Promise<void> {
  const slider = page.locator('.image-slider').first();
  await expect(slider.locator('.slick-current')).toHaveCount(1);
  const list = await slider.locator('.slick-list').boundingBox();
  const current = slider.locator('.slick-current');
  await expect
    .poll(async () => Math.abs(((await current.boundingBox())?.x ?? -9999) - (list?.x ?? 0)))
    .toBeLessThan(2);
  const width = (await current.boundingBox())?.width ?? 0;
  expect(Math.abs(width - (list?.width ?? 0))).toBeLessThan(2);
}

/** What is read in a collapsible part: its body has a box even while nothing in it is shown. */
const inside = (part: Locator): Locator => part.locator('[class$="__body"] a').first();

const moments: readonly Moment[] = [
  {
    name: 'a slider in the middle of a move',
    path: '/en/home/',
    behaviour: 'image-slider',
    widths: [1049, 1050],
    async begin(page) {
      await page.locator('.image-slider .slick-next').first().dispatchEvent('click');
    },
    check: checkSlider,
  },
  {
    name: 'one of the references open',
    path: '/home/referenzen/',
    behaviour: 'references',
    widths: [991, 992],
    async begin(page, width) {
      if (width >= 992) return;
      await page.locator('.reference__toggle').first().click();
      await page.evaluate(() => Object.assign(window, { opened: true }));
    },
    async check(page, width) {
      const entries = page.locator('.reference');
      const isOpen = await page.evaluate(() => Reflect.get(window, 'opened') === true);
      await expect(inside(entries.first())).toBeVisible({ visible: width >= 992 || isOpen });
      await expect(inside(entries.nth(1))).toBeVisible({ visible: width >= 992 });
      // Toggles say whether they are open where they can be closed, and are mere headings elsewhere.
      const toggles = page.locator('.reference__toggle');
      await expect(page.locator('.reference__toggle[aria-expanded]')).toHaveCount(
        width < 992 ? await toggles.count() : 0,
      );
    },
  },
  {
    name: 'the lightbox open',
    path: '/home/referenzen/',
    behaviour: 'references',
    widths: [1049, 1050],
    async begin(page, width) {
      if (width < 992) await page.locator('.reference__toggle').first().click();
      await page.locator('.reference a[data-fancybox]').first().click();
      await expect(page.locator('.fancybox__dialog')).toBeVisible();
    },
    async check(page) {
      const dialog = page.locator('.fancybox__dialog');
      await expect(dialog).toBeVisible();
      await dialog.locator('.lightbox__next').click();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(page.locator('html')).not.toHaveClass(/with-fancybox/);
      await page.locator('.reference a[data-fancybox]').first().click();
      await expect(dialog).toBeVisible();
    },
  },
];

/** The short run crosses in one moment. */
const crossings = casesOf(moments, (_, index) => index === 0);

for (const { name, path, behaviour, widths, begin, check } of crossings) {
  const [below, from] = widths;
  const directions = [
    ['upwards', below, from],
    ['downwards', from, below],
  ] as const;
  for (const [direction, there, back] of casesOf(directions, ([each]) => each === 'upwards')) {
    test(`with ${name}, ${from} px crossed ${direction} and back`, async ({ page, complaints }) => {
      await installProbe(page);
      await page.setViewportSize({ width: there, height });
      await page.goto(path);
      const place = behaviour === 'image-slider' ? '.image-slider' : 'main';
      await page.locator(place).first().scrollIntoViewIfNeeded();
      // In a wide window references start when the mouse comes.
      if (behaviour === 'references')
        await page.locator('.references').first().dispatchEvent('pointerover');
      await running(page, behaviour);
      await begin(page, there);
      for (const width of [back, there, back]) {
        await page.setViewportSize({ width, height });
        await check(page, width);
      }
      expect(await page.evaluate(() => window.probe.uncaught)).toEqual([]);
      expect(complaints.filter((line) => !line.includes('preload'))).toEqual([]);
    });
  }
}
