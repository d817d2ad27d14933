import { wcagViolations } from '../support/axe.js';
import { paths } from '../support/pages.js';
import { test as withServices } from '../support/services/outside.js';
import { expect, ready, test } from '../support/site.js';
import { type State, type StateGroup, startAll, statesOf } from '../support/states.js';
import { vary } from '../support/static-pages.js';

const widths = [390, 1440] as const;

test.describe('WCAG 2.2 A and AA, as far as axe can tell', () => {
  for (const path of paths) {
    test(`${path} as it is opened, at ${widths.join(' and ')} px`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await ready(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await startAll(page);
        expect(await wcagViolations(page), `at ${width} px`).toEqual([]);
      }
    });
  }
});

/** A page, and what is done on it. */
type Visit = readonly [path: string, groups: readonly StateGroup[]];

const visits: readonly Visit[] = [
  ['/home/produkte/', ['navigation', 'lightbox', 'gallerySlider', 'categoryGallery', 'consent']],
  ['/home/referenzen/', ['logos', 'imageSlider', 'referenceSlider', 'references']],
  ['/home/inspiration/', ['gallerySlider', 'inspirationGallery']],
  ['/home/kollektion/', ['coverflow']],
  ['/home/raeume/', ['galleryElements', 'lightbox']],
  ['/home/downloads/', ['downloads', 'toTop']],
  ['/home/kontakt/', ['form', 'map']],
  ['/en/home/products/', ['navigation', 'lightbox', 'gallerySlider', 'categoryGallery', 'consent']],
  ['/en/home/references/', ['logos', 'imageSlider', 'referenceSlider', 'references']],
  ['/en/home/inspiration/', ['gallerySlider', 'inspirationGallery']],
  ['/en/home/collection/', ['coverflow']],
  ['/en/home/rooms/', ['galleryElements', 'lightbox']],
  ['/en/home/downloads/', ['downloads', 'toTop']],
  ['/en/home/contact/', ['form', 'map']],
];

for (const width of widths) {
  for (const [path, groups] of visits) {
    withServices(`${path} in every state, at ${width} px`, async ({ page }) => {
      withServices.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await vary(page, { tag: 'data-request-errors="recover" data-maps-key="key-1"' });
      await page.goto(path);
      await ready(page);
      const found: Record<string, readonly string[]> = {};
      const look = async ({ name, place }: State): Promise<void> => {
        const violations = await wcagViolations(page, place);
        if (violations.length > 0) found[name] = violations;
      };
      await expect(page.locator('.cookie-notice')).toBeVisible();
      await look({ name: 'consent notice shown', place: '.cookie-notice' });
      await page.locator('.cookie-notice .cm-btn-danger').click();
      for await (const state of statesOf(page, groups)) await look(state);
      expect(found).toEqual({});
    });
  }
}
