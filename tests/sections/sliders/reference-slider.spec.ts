import type { Locator, Page } from '@playwright/test';
import { expect, releasedBody } from '../../support/site.js';
import { currentSlide, servePictures, slider } from '../../support/sliders.js';
import { onEachEngine, pageTest, test } from './engines.js';

const counter = (page: Page): Locator => page.locator('.reference-slider__counter');

onEachEngine(() => {
  test.beforeEach(({ page }) => servePictures(page));

  pageTest(
    'fades from slide to slide, one at a time, and counts them',
    async ({ page, start, complaints }) => {
      const html = slider('reference-slider', 3);
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
      await start('reference-slider', html);
      const opacities = (): Promise<string[]> =>
        page
          .locator('.slick-slide')
          .evaluateAll((all) => all.map((each) => getComputedStyle(each).opacity));
      const lefts = (): Promise<number[]> =>
        page
          .locator('.slick-slide')
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));

      await expect(counter(page)).toHaveText('Zitat 1/3');
      await expect(counter(page)).toHaveAttribute('aria-live', 'polite');
      await expect(page.locator('.slick-active')).toHaveCount(1);
      await expect(page.locator('.slick-dots')).toHaveCount(0);
      expect(await opacities()).toEqual(['1', '0', '0']);
      // They lie upon one another, and none moves.
      const before = await lefts();
      expect(new Set(before).size).toBe(1);

      await page.locator('.slick-next').click();
      await expect(counter(page)).toHaveText('Zitat 2/3');
      await expect(page.locator('.slick-slide').nth(1)).toHaveCSS('transition', 'opacity 0.5s');
      await expect.poll(opacities).toEqual(['0', '1', '0']);
      expect(await lefts()).toEqual(before);
      await page.clock.runFor(500);
      await page.locator('.slick-next').click();
      await page.clock.runFor(500);
      await expect(counter(page)).toHaveText('Zitat 3/3');
      await page.locator('.slick-next').click();
      await page.clock.runFor(500);
      await expect(counter(page)).toHaveText('Zitat 1/3');
      await page.locator('.slick-prev').click();
      await expect(counter(page)).toHaveText('Zitat 3/3');
      await expect(currentSlide(page)).toHaveText('Slide 3');

      // It ends in the middle of a transition, and nothing comes after.
      const left = await releasedBody(page);
      await page.clock.runFor(5000);
      expect(await page.locator('body').innerHTML()).toBe(html);
      expect(left).toBe(html);
      expect(complaints).toEqual([]);
    },
  );
}, false);
