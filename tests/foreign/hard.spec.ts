import type { Page } from '@playwright/test';
import { wcagViolations } from '../support/axe.js';
import { casesOf } from '../support/extent.js';
import { everythingStarted, openForeign, together } from '../support/foreign-pages.js';
import { allHard, hardThemes } from '../support/hard-themes.mjs';
import { misplaced } from '../support/placement.js';
import { expect, test } from '../support/site.js';
import { startAll } from '../support/start-all.js';

const themes = { ...hardThemes, all: allHard };

/** Opens the snippets on a page of such a site, whose stylesheet comes after ours and stands in no layer. */
async function open(page: Page, theme: keyof typeof themes, only: readonly string[], tag = '') {
  if (tag) await page.context().clearCookies();
  const change = (html: string): string =>
    html
      .replace('</head>', `<style>${themes[theme]}</style></head>`)
      .replace('<main class=""', '<main id="content"');
  await openForeign(page, { theme: 'unstyled', only, tag, change });
}

/** What is wrong with our sections; the page's own links are as high as its stylesheet has them. */
const inOurs = async (page: Page): Promise<string[]> =>
  (await misplaced(page)).filter((fault) => !/^a(\.link)? "(\+49|Our history|More)/.test(fault));

/** What of the window's corners and middle something else stands at. */
const uncovered = (page: Page, selector: string, from = 0): Promise<string[]> =>
  page.evaluate(
    ([selector, from]) => {
      // A page that cannot scroll keeps the room of its scrollbar.
      const end = document.querySelector(selector)?.getBoundingClientRect().right ?? 0;
      const width = document.documentElement.clientWidth;
      const [right, bottom] = [Math.max(Math.min(end, width), width - 16) - 3, innerHeight - 3];
      const places = [
        [2, from + 2],
        [right, from + 2],
        [2, bottom],
        [right, bottom],
        [right / 2, (bottom + from) / 2],
      ];
      return places.flatMap(([x = 0, y = 0]) => {
        const hit = document.elementFromPoint(x, y);
        return hit?.closest(selector) ? [] : [`${x}, ${y}: ${hit?.outerHTML.slice(0, 80)}`];
      });
    },
    [selector, from] as const,
  );

const cases = Object.keys(themes).flatMap((theme) =>
  [390, 1280].map((width) => ({ theme: theme as keyof typeof themes, width })),
);

for (const { theme, width } of casesOf(
  cases,
  ({ theme, width }) => theme === 'all' && width === 390,
)) {
  test.describe(`${theme}, ${width} px`, () => {
    test.beforeEach(({ page }) => page.setViewportSize({ width, height: 900 }));

    test('every section keeps its structure', async ({ page }) => {
      test.slow();
      await open(page, theme, together);
      expect(await inOurs(page), 'before the start').toEqual([]);
      await startAll(page);
      await everythingStarted(page);
      expect(await inOurs(page), 'after it').toEqual([]);
      const dots = await page.evaluate(() =>
        [...document.querySelectorAll('.auftritt-slider')].flatMap((slider) => {
          const list = slider.querySelector('.slick-list')?.getBoundingClientRect();
          return [...slider.querySelectorAll('.slick-arrow:not([hidden], .slick-hidden)')]
            .map((arrow) => arrow.getBoundingClientRect())
            .filter((arrow) => !list || arrow.top < list.bottom - 1 || arrow.height > 60)
            .map(({ top }) => `${slider.className} ${top}`);
        }),
      );
      expect(dots, 'arrows stand below the slides').toEqual([]);
      expect(await wcagViolations(page)).toEqual([]);
    });

    test('the menu, the lightbox and the consent cover what is below', { tag: '@long' }, async ({
      page,
    }) => {
      await open(
        page,
        theme,
        ['navigation', 'lightbox', 'references', 'consent'],
        'data-consent="always"',
      );
      await page.locator('.klaro .cookie-notice').waitFor();
      expect(await misplaced(page, '.klaro')).toEqual([]);
      await page.locator('.klaro .cm-link').first().click();
      await page.locator('.klaro .cm-modal').waitFor();
      expect(await uncovered(page, '.cookie-modal')).toEqual([]);
      expect(await misplaced(page, '.klaro')).toEqual([]);
      expect(await wcagViolations(page), 'dialog').toEqual([]);
      await page.locator('.klaro .cm-footer-buttons button').first().click();
      await page.locator('.klaro .cm-modal').waitFor({ state: 'detached' });

      const opener = page.locator('.navigation-opener');
      if (width < 1050) {
        await opener.click();
        await expect(opener).toHaveAttribute('aria-expanded', 'true');
        const start = await page
          .locator('.main-navigation')
          .evaluate((menu) => menu.getBoundingClientRect().top);
        expect(await uncovered(page, '.main-navigation', start)).toEqual([]);
        expect(await misplaced(page, '.main-navigation')).toEqual([]);
        await opener.click();
      } else {
        await page.locator('.main-navigation li:has(ul) > a').first().hover();
        const level = page.locator('.main-navigation li ul').first();
        const box = () => level.evaluate((list) => list.getBoundingClientRect().toJSON());
        // The level comes when the pointer has rested, and is put inside the window then.
        await expect.poll(async () => (await box()).width).toBeGreaterThan(100);
        await expect.poll(async () => (await box()).right).toBeLessThanOrEqual(width);
        expect(await misplaced(page, '.main-navigation')).toEqual([]);
      }

      await page.locator('a[data-fancybox]').first().click();
      await page.locator('.lightbox__close').waitFor();
      await expect(page.locator('.lightbox__close')).toBeInViewport({ ratio: 1 });
      expect(await uncovered(page, 'dialog')).toEqual([]);
      const backdrop = page.locator('.pswp__bg, .fancybox__backdrop').first();
      await expect(backdrop).toHaveCSS('background-color', 'rgb(24, 24, 27)');
      expect(await backdrop.boundingBox()).toEqual({ x: 0, y: 0, width, height: 900 });
      expect(await misplaced(page, 'dialog')).toEqual([]);
      expect(await wcagViolations(page), 'lightbox').toEqual([]);
    });
  });
}
