import type { Locator, Page } from '@playwright/test';
import { casesOf } from '../support/extent.js';
import { installProbe } from '../support/page-content.js';
import { expect, running, test } from '../support/site.js';

/** Widths on both sides of a breakpoint: below it, and from it on. */
const breakpoints = { 1050: [1049, 1050], 992: [991, 992], 768: [767, 768] } as const;

type Breakpoint = keyof typeof breakpoints;
/** Those of the specification, which all that is on a page may depend on. */
const ordinary = [1050, 768] as const;

const height = 900;

/** What was under way when the width changed, and what must hold afterwards. */
interface Moment {
  readonly name: string;
  readonly path: string;
  readonly behaviour: string;
  /** Where others are crossed than the ordinary ones; first the one that the moment depends on. */
  readonly crossed?: readonly [Breakpoint, ...Breakpoint[]];
  begin(page: Page, width: number): Promise<void>;
  /** That the state is right at this width. */
  check(page: Page, width: number): Promise<void>;
}

const opener = (page: Page) => page.locator('.navigation-opener');

async function checkMenuClosed(page: Page, width: number): Promise<void> {
  await expect(page.locator('html')).not.toHaveClass(/navigation-open/);
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(page.locator('.main-navigation .is-open')).toHaveCount(0);
  await expect(opener(page)).toBeVisible({ visible: width < 1050 });
  await expect(page.locator('.main-navigation')).toBeVisible({ visible: width >= 1050 });
  if (width >= 1050) return;
  await opener(page).click();
  await expect(page.locator('.main-navigation')).toBeVisible();
  await opener(page).click();
  await expect(page.locator('.main-navigation')).toBeHidden();
}

async function checkMenuOpen(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveClass(/navigation-open/);
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
}

/** An open menu stays open below 1050 px, and is closed by crossing it. */
async function checkMenu(page: Page, width: number): Promise<void> {
  const wasOpen = await page.evaluate(() => Reflect.get(window, 'crossed1050') !== true);
  if (width >= 1050) {
    await page.evaluate(() => Object.assign(window, { crossed1050: true }));
    await checkMenuClosed(page, width);
  } else if (wasOpen) await checkMenuOpen(page);
  else await checkMenuClosed(page, width);
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

/** Opens what is collapsed, and makes a note of it. */
async function openBy(page: Page, toggle: string): Promise<void> {
  await page.locator(toggle).first().click();
  await page.evaluate(() => Object.assign(window, { opened: true }));
}

const wasOpened = (page: Page): Promise<boolean> =>
  page.evaluate(() => Reflect.get(window, 'opened') === true);

/** What is read in a collapsible part: its body has a box even while nothing in it is shown. */
const inside = (part: Locator): Locator => part.locator('[class$="__body"] a').first();

/** Toggles say whether they are open where they can be closed, and are mere headings elsewhere. */
async function checkToggles(toggles: Locator, collapses: boolean): Promise<void> {
  const said = () =>
    toggles.evaluateAll((all) => all.filter((each) => each.hasAttribute('aria-expanded')).length);
  await expect.poll(said).toBe(collapses ? await toggles.count() : 0);
}

const moments: readonly Moment[] = [
  {
    name: 'a sub-menu open',
    path: '/en/home/imprint/',
    behaviour: 'navigation',
    async begin(page, width) {
      if (width >= 1050) {
        await page.evaluate(() => Object.assign(window, { crossed1050: true }));
        return;
      }
      await opener(page).click();
      await page.locator('.main-navigation li:has(ul) > a').first().click();
      await expect(page.locator('.main-navigation .is-open')).toHaveCount(1);
    },
    check: checkMenu,
  },
  {
    name: 'a slider in the middle of a move',
    path: '/en/home/',
    behaviour: 'image-slider',
    async begin(page) {
      await page.locator('.image-slider .slick-next').first().dispatchEvent('click');
    },
    check: checkSlider,
  },
  {
    name: 'one of the references open',
    path: '/home/referenzen/',
    behaviour: 'references',
    crossed: [992, ...ordinary],
    async begin(page, width) {
      if (width < 992) await openBy(page, '.reference__toggle');
    },
    async check(page, width) {
      const entries = page.locator('.reference');
      const isOpen = await wasOpened(page);
      await expect(inside(entries.first())).toBeVisible({ visible: width >= 992 || isOpen });
      await expect(inside(entries.nth(1))).toBeVisible({ visible: width >= 992 });
      await checkToggles(page.locator('.reference__toggle'), width < 992);
    },
  },
  {
    name: 'one of the downloads open',
    path: '/home/downloads/',
    behaviour: 'downloads',
    crossed: [768, 1050],
    async begin(page, width) {
      if (width < 768) await openBy(page, '.downloads__toggle');
    },
    async check(page, width) {
      const lists = page.locator('.downloads');
      const isOpen = await wasOpened(page);
      await expect(inside(lists.first())).toBeVisible({ visible: width >= 768 || isOpen });
      await expect(inside(lists.nth(1))).toBeVisible({ visible: width >= 768 });
      await checkToggles(page.locator('.downloads__toggle'), width < 768);
    },
  },
  {
    name: 'the lightbox open',
    path: '/home/referenzen/',
    behaviour: 'references',
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
const crossings = casesOf(moments, (_, index) => index === 1);

for (const { name, path, behaviour, crossed = ordinary, begin, check } of crossings) {
  for (const breakpoint of casesOf(crossed, (_, index) => index === 0)) {
    const [below, from] = breakpoints[breakpoint];
    const directions = [
      ['upwards', below, from],
      ['downwards', from, below],
    ] as const;
    for (const [direction, there, back] of casesOf(directions, ([name]) => name === 'upwards')) {
      test(`with ${name}, ${breakpoint} px crossed ${direction} and back`, async ({
        page,
        complaints,
      }) => {
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
}
