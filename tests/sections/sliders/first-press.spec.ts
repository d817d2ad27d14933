import type { Page } from '@playwright/test';
import { boxOf, fingerOn } from '../../support/pointer.js';
import { hold } from '../../support/routes.js';
import { expect, idle, test as siteTest } from '../../support/site.js';
import { currentSlide, servePictures, slider } from '../../support/sliders.js';
import { onEachEngine, pageTest } from './engines.js';

/** Resolves when slick takes the next press: it ignores those that come during a move. */
const moved = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const element = document.querySelector('.image-slider');
    const slick: unknown = element && Reflect.get(element, 'slick');
    return slick instanceof Object && Reflect.get(slick, 'animating') === false;
  });
};

onEachEngine(({ isSlick }) => {
  pageTest.beforeEach(({ page }) => servePictures(page));

  for (const ms of [0, 120, 400]) {
    pageTest(
      `a press of ${ms} ms on an arrow counts as soon as there is one`,
      { tag: ms === 0 ? [] : '@long' },
      async ({ page, openFragment, engine }) => {
        await openFragment(slider('image-slider', 4));
        await page.locator('.slick-next').click({ delay: ms });
        await expect(currentSlide(page)).toHaveText('Slide 2');
        if (engine.isSlick) await moved(page);
        await page.locator('.slick-dots button').nth(3).click({ delay: ms });
        await expect(currentSlide(page)).toHaveText('Slide 4');
      },
    );
  }

  const again = { tag: isSlick ? '@long' : [] };

  pageTest(
    'what is pressed in a row holds off its start',
    again,
    async ({ page, openFragment }) => {
      const arrival = await hold(page, '**/chunks/sliders-*');
      await openFragment(slider('image-slider', 4), { load: true });
      const link = page.locator('#image-slider-1 a');
      await link.hover();
      await page.mouse.down();
      const arrived = page.waitForResponse('**/chunks/sliders-*');
      arrival.resolve();
      await arrived;
      await expect(page.locator('.image-slider')).not.toHaveClass(/slick-initialized/);
      await page.mouse.up();
      await expect(page).toHaveURL(/#link-1$/);
      await expect(page.locator('.image-slider')).toHaveClass(/slick-initialized/);
    },
  );

  pageTest('two presses in a row are two slides', again, async ({ page, openFragment, engine }) => {
    await openFragment(slider('image-slider', 5));
    const next = page.locator('.slick-next');
    await next.click();
    if (engine.isSlick) await moved(page);
    await next.click();
    await expect(currentSlide(page)).toHaveText('Slide 3');
  });

  pageTest(
    'a slider begins where the visitor has scrolled its row',
    again,
    async ({ page, openFragment }) => {
      const arrival = await hold(page, '**/chunks/sliders-*');
      await openFragment(slider('image-slider', 4), { load: true });
      await page
        .locator('.image-slider')
        .evaluate((row) => row.scrollTo({ left: row.clientWidth * 2, behavior: 'instant' }));
      arrival.resolve();
      await expect(currentSlide(page)).toHaveText('Slide 3');
      await expect(page.locator('.slick-current')).toBeInViewport({ ratio: 0.9 });
    },
  );
}, false);

siteTest.describe('with a finger', () => {
  siteTest.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  siteTest(
    'a tap on an arrow and a swipe move it, scrolling the page does not',
    async ({ page, openFragment }) => {
      await servePictures(page);
      await openFragment(slider('image-slider', 4));
      await page.locator('.slick-next').tap();
      await expect(currentSlide(page)).toHaveText('Slide 2');
      const finger = await fingerOn(page);
      const { y } = await boxOf(page.locator('.slick-list'));
      await expect
        .poll(() =>
          page
            .locator('.slick-current')
            .evaluate((slide) =>
              Math.round(
                slide.getBoundingClientRect().left -
                  (slide.closest('.slick-list')?.getBoundingClientRect().left ?? 0),
              ),
            ),
        )
        .toBe(0);
      await finger.draw({ x: 300, y: y + 40 }, { x: -220, y: 0 });
      await expect(currentSlide(page)).toHaveText('Slide 3');
      await expect(page.locator('.slick-current')).toBeInViewport({ ratio: 0.9 });
      // Then the finger scrolls the page.
      await finger.draw({ x: 200, y: y + 40 }, { x: 0, y: -120 });
      await idle(page);
      await expect(currentSlide(page)).toHaveText('Slide 3');
    },
  );
});
