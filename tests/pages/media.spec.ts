import type { Page } from '@playwright/test';
import { casesOf } from '../support/extent.js';
import { overflow } from '../support/overflow.js';
import { expect, openPage, running, test } from '../support/site.js';
import { startAll } from '../support/start-all.js';
import { unseenTexts } from '../support/texts.js';

/** A page of each template that holds something which moves, collapses or is taken over. */
const templates = [
  '/home/',
  '/home/produkte/',
  '/en/home/references/',
  '/home/inspiration/',
  '/en/home/collection/',
  '/home/raeume/',
  '/en/home/downloads/',
  '/home/kontakt/fehler/',
  '/home/manufaktur/',
];

async function open(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, path);
  await startAll(page);
}

/** What a control of the page shows; and what slides and turns. */
const shownByControls = [
  '.visually-hidden, .honeypot, .main-navigation, .navigation-opener, [hidden]',
  '.slick-slide:not(.slick-active), .slick-arrow, .slick-dots, .slick-name, .coverflow, .category-gallery__announcement',
  '.category-gallery:not(:has(.product_reference.active)) .back-to-category',
].join();

/** What is for use on a screen, and copies of slides. */
const screenOnly = [
  '.visually-hidden, .honeypot, .site-header, .skip-link, .slick-cloned, .to-top',
  '.slick-arrow, .slick-dots, .logo-slider__pause, .references__more, .cookie-settings',
  '.image-slider__paging, .reference-slider__counter, .coverflow-detail, .gallery-navigation',
  '.flipster__nav, .flipster__button, .category-gallery__announcement',
  '.category-gallery:not(:has(.product_reference.active)) .back-to-category',
].join();

test.describe('at 200 % zoom of a screen of 1440 px, at 320 px and on paper', () => {
  test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });

  for (const path of casesOf(templates, (_, index) => index === 0)) {
    test(`${path} loses nothing, and scrolls in one direction only`, async ({ page }) => {
      await open(page, path);
      for (const width of [720, 320]) {
        await page.setViewportSize({ width, height: 450 });
        // Sliders measure again a moment after the window has changed.
        const stickOut = `px that stick out at ${width} px`;
        await expect.poll(() => overflow(page), stickOut).toBeLessThanOrEqual(0);
        await expect
          .poll(() => unseenTexts(page, shownByControls), `unseen at ${width} px`)
          .toEqual([]);
        // A header that stays leaves most of the screen to the page.
        const header = await page.locator('.site-header').boundingBox();
        expect(header?.height).toBeLessThan(450 / 3);
      }

      await page.setViewportSize({ width: 720, height: 1000 });
      await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
      // What was not rendered gets its layout with one of the next frames.
      await expect.poll(() => unseenTexts(page, screenOnly), 'unseen on paper').toEqual([]);
      const fixed = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
          .filter((element) => element.checkVisibility())
          .map((element) => element.className),
      );
      expect(fixed, 'covers other parts of the page on paper').toEqual([]);
    });
  }
});

test.describe('on paper', () => {
  test.use({ viewport: { width: 720, height: 1000 } });

  test.describe('before the visitor has answered', () => {
    test.use({ earlierAnswer: 'none' });

    test('neither the notice nor an open menu nor an overlay is printed', async ({ page }) => {
      await page.route(/\?type=7411$/, (route) => route.abort());
      await page.goto('/home/produkte/');
      await expect(page.locator('.cookie-notice')).toBeVisible();
      await running(page, 'category-gallery');
      await page.locator('.product_reference:not(.active) a').first().press('Enter');
      await expect(page.locator('.loading-overlay')).toBeVisible();
      await page.locator('.navigation-opener').press('Enter');
      await expect(page.locator('.main-navigation > ul > li').first()).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      const screenOnly = page.locator('.cookie-notice, .loading-overlay, .main-navigation');
      await expect(screenOnly.filter({ visible: true })).toHaveCount(0);
      await expect(page.locator('.reference_content')).toBeVisible();
    });
  });
});

test.describe('in forced colours', () => {
  /** Whether some of the element's own pixels differ from its corner's: something is drawn. */
  const isDrawn = async (page: Page, selector: string): Promise<boolean> => {
    const clip = await page.locator(selector).filter({ visible: true }).first().screenshot();
    return page.evaluate(async (base64) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const { data } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
      const contrast = (at: number): number => Math.abs((data[at] ?? 0) - (data[0] ?? 0));
      return Array.from({ length: data.length / 4 }, (_, pixel) => pixel * 4).some(
        (at) => contrast(at) > 100,
      );
    }, clip.toString('base64'));
  };

  for (const colorScheme of casesOf(['light', 'dark'] as const, (each) => each === 'dark')) {
    test(`signs, buttons, the active category and the focus can be seen, ${colorScheme}`, async ({
      page,
    }) => {
      // Narrow enough for the opener, and wide enough for the dots.
      await page.setViewportSize({ width: 600, height: 900 });
      await open(page, '/home/referenzen/');
      await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
      for (const sign of [
        '.navigation-opener__bars',
        '.slick-next',
        '.slick-dots li:nth-child(2) button',
        '.slick-dots .slick-active button',
        '.button',
        '.reference__place',
      ]) {
        expect(await isDrawn(page, sign), sign).toBe(true);
      }
      const toggle = page.locator('.reference__toggle').first();
      const closed = await toggle.screenshot();
      await toggle.click();
      await page.locator('h1').click();
      expect((await toggle.screenshot()).equals(closed), 'an open toggle looks different').toBe(
        false,
      );
      await toggle.press('Shift');
      const outline = await toggle.evaluate((element) => getComputedStyle(element).outlineStyle);
      expect(outline).toBe('solid');

      await open(page, '/home/produkte/');
      await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
      const edge = (state: string) =>
        page
          .locator(`.product_reference${state}`)
          .first()
          .evaluate((item) => {
            const { outlineStyle, outlineWidth } = getComputedStyle(item);
            return `${outlineStyle} ${outlineWidth}`;
          });
      expect(await edge('.active')).toBe('solid 3px');
      expect(await edge(':not(.active)')).not.toBe('solid 3px');
    });
  }
});
