import type { Page } from '@playwright/test';
import { boxOf, fingerOn } from '../../support/pointer.js';
import { expect, running } from '../../support/site.js';
import { currentSlide, slider } from '../../support/sliders.js';
import { onEachEngine, still, test } from './engines.js';

const three = slider('image-slider', 3);

/** Drags the slide that is shown to the left, by more than half of its width. Returns where the list ends. */
async function dragToNext(page: Page, isReleasedBelow = false): Promise<{ x: number; y: number }> {
  const box = await boxOf(page.locator('.slick-list'));
  const y = box.y + 20;
  const below = { x: box.x + 100, y: box.y + box.height + 100 };
  await page.mouse.move(box.x + 500, y);
  await page.mouse.down();
  await page.mouse.move(below.x, y, { steps: 5 });
  if (isReleasedBelow) await page.mouse.move(below.x, below.y);
  await page.mouse.up();
  return below;
}

onEachEngine(() => {
  still();

  test('a drag on a picture reaches neither the lightbox nor a router that follows every link, and the key after it opens it', async ({
    page,
    start,
  }) => {
    const image = '<img src="/media/foyer.jpg" alt="" width="600" height="300" draggable="false">';
    const link = `<div><a data-fancybox="a" href="/media/foyer.jpg">${image}</a></div>`;
    await start(
      'image-slider',
      `<div hx-boost="true"><div class="image-slider">${link}${link}</div></div>`,
    );
    await page.locator('.slick-current a').dispatchEvent('pointerover');
    await running(page, 'lightbox', 2);
    const followed = await page.evaluateHandle(() => {
      const clicks: string[] = [];
      // As a router does, whether the click has been answered or not.
      document.addEventListener('click', ({ type }) => clicks.push(type), true);
      return clicks;
    });
    await dragToNext(page);
    await expect(page.locator('.slick-dots .slick-active')).toHaveText(/2/);
    expect(await followed.jsonValue()).toEqual([]);
    await expect(page.locator('.fancybox__dialog')).toHaveCount(0);
    await page.locator('.slick-current a').press('Enter');
    await expect(page.locator('.fancybox__dialog')).toBeVisible();
  });

  test('a drag that ends beside the slides presses nothing around them, and the press after it counts', async ({
    page,
    start,
  }) => {
    await page.setViewportSize({ width: 900, height: 900 });
    await start('image-slider', `<div id="card" style="padding-block-end: 300px">${three}</div>`);
    const clicks = await page.evaluateHandle(() => {
      const seen: string[] = [];
      document.querySelector('#card')?.addEventListener('click', ({ type }) => seen.push(type));
      return seen;
    });
    const { x, y } = await dragToNext(page, true);
    await expect(currentSlide(page)).toHaveText('Slide 2');
    expect(await clicks.jsonValue()).toEqual([]);
    // A finger's drag has no click at its end.
    const finger = await fingerOn(page);
    await finger.draw({ x: 500, y: 100 }, { x: -400, y: 0 });
    await expect(currentSlide(page)).toHaveText('Slide 3');
    await page.mouse.click(x, y);
    expect(await clicks.jsonValue()).toEqual(['click']);
  });

  test('nothing in a slide is dragged but what the page has marked as draggable', async ({
    page,
    start,
  }) => {
    await start('image-slider', three.replaceAll('<article', '<article draggable="true"'));
    const dragged = await page
      .locator('.slick-current, .slick-current img')
      .evaluateAll((parts) =>
        parts.map((part) =>
          part.dispatchEvent(new Event('dragstart', { bubbles: true, cancelable: true })),
        ),
      );
    expect(dragged).toEqual([true, false]);
  });
}, false);
