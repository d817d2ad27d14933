import type { Locator, Page } from '@playwright/test';
import { expect, releasedBody, widths } from '../../support/site.js';
import { currentSlide, servePictures, slider } from '../../support/sliders.js';
import { onEachEngine, still, test } from './engines.js';

const dots = (page: Page): Locator => page.locator('.slick-dots button');
const label = (page: Page): Locator => page.locator('.image-slider__paging');
const arrows = (page: Page): Locator => page.locator('.slick-arrow:visible');

onEachEngine(() => {
  still();

  /** The image slider, and the one of a gallery, which is the same. */
  const kinds = [
    { behaviour: 'image-slider', html: (count: number) => slider('image-slider', count) },
    {
      behaviour: 'gallery-slider',
      html: (count: number) =>
        `<div class="gallery-inner">${slider('gallery-slider', count)}</div>`,
    },
  ];

  for (const { behaviour, html } of kinds) {
    const again = { tag: behaviour === 'gallery-slider' ? '@long' : [] };

    test(
      `${behaviour}: eight slides, one at a time, with dots and a paging label`,
      again,
      async ({ page, start }) => {
        await start(behaviour, html(8));
        const shows = async (number: number): Promise<void> => {
          await expect(currentSlide(page)).toHaveText(`Slide ${number}`);
          await expect(page.locator('.slick-slide.slick-active')).toHaveCount(1);
          await expect(label(page)).toHaveText(`Bild ${number} / 8`);
          await expect(page.locator('.slick-dots [aria-current="true"]')).toHaveText([`${number}`]);
        };
        await expect(dots(page)).toHaveCount(8);
        await expect(label(page)).toHaveAttribute('aria-live', 'polite');
        await shows(1);
        await page.locator('.slick-next').click();
        await shows(2);
        await dots(page).nth(6).click();
        await shows(7);
        await page.locator('.slick-next').click();
        await shows(8);
        await page.locator('.slick-next').click();
        await shows(1);
        await page.locator('.slick-prev').press('Enter');
        await shows(8);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          const list = page.locator('.slick-list');
          const slide = page.locator('.slick-current');
          const inside = await list.evaluate((each) => each.clientWidth);
          await expect.poll(() => slide.evaluate((each) => each.clientWidth)).toBe(inside);
          expect(
            await list
              .locator('img')
              .first()
              .evaluate((each) => each.clientWidth),
          ).toBeLessThanOrEqual(inside);
          await shows(8);
        }
        expect(await releasedBody(page)).toBe(html(8));
      },
    );

    test(`${behaviour}: seven slides have no paging label`, again, async ({ page, start }) => {
      await start(behaviour, html(7));
      await expect(dots(page)).toHaveCount(7);
      await expect(label(page)).toHaveCount(0);
    });
  }
}, false);

// What jQuery shows, styles must hide as well.
onEachEngine(() => {
  test('on a phone nine slides have arrows and their number in place of dots, seven have dots', async ({
    page,
    start,
  }) => {
    await servePictures(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await start('image-slider', slider('image-slider', 9));
    await expect(label(page)).toBeVisible();
    await expect(arrows(page)).toHaveCount(2);
    await expect(page.locator('.slick-dots button:visible')).toHaveCount(0);
    await page.setViewportSize({ width: 480, height: 800 });
    await expect(page.locator('.slick-dots button:visible')).toHaveCount(9);

    await page.setViewportSize({ width: 390, height: 800 });
    await start('image-slider', slider('image-slider', 7));
    await expect(arrows(page)).toHaveCount(2);
    await expect(page.locator('.slick-dots button:visible')).toHaveCount(7);
  });
});
