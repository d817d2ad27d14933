import type { Page } from '@playwright/test';
import { freezeAnimations } from '../../support/animations.js';
import { test } from '../../support/fragments.js';
import { answerFor, categoryGallery, type HeldCalls, holdCalls } from '../../support/galleries.js';
import { expect, test as pageTest, type Site } from '../../support/site.js';

/** The overlay's animations, as [from, to, duration in ms]. */
const fades = (page: Page) =>
  page.locator('.loading-overlay').evaluate((overlay) =>
    overlay.getAnimations().map((animation) => {
      const { effect } = animation;
      const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
      return [...frames.map(({ opacity }) => opacity), effect?.getTiming().duration];
    }),
  );

const finishFades = (page: Page) =>
  page.locator('.loading-overlay').evaluate((overlay) => {
    for (const animation of overlay.getAnimations()) animation.finish();
  });

/** Opens a gallery on a page whose time stands still; its calls are held. */
async function openAtRest(page: Page, start: Site['start']): Promise<HeldCalls> {
  const calls = await holdCalls(page);
  await page.clock.install({ time: 0 });
  await freezeAnimations(page);
  await start('category-gallery', categoryGallery);
  await page.clock.pauseAt(60_000);
  return calls;
}

pageTest(
  'the overlay fades in over 300 ms, and out over 300 ms from 700 ms after the answer',
  async ({ page, start }) => {
    const calls = await openAtRest(page, start);
    const overlay = page.locator('.category-gallery .loading-overlay');
    await expect(overlay).toBeHidden();

    await page.getByRole('link', { name: 'Two', exact: true }).click();
    await expect(overlay).toBeVisible();
    await expect.poll(() => fades(page)).toEqual([['0', '1', 300]]);
    await finishFades(page);
    await expect(overlay).toHaveCSS('opacity', '1');

    await (await calls.at(0)).answer(answerFor(2));
    await expect(page.locator('.gallery-inner')).toHaveText('Gallery 2');
    await page.clock.runFor(699);
    expect(await fades(page)).toEqual([['0', '1', 300]]);
    await expect(overlay).toHaveCSS('opacity', '1');
    await page.clock.runFor(1);
    expect(await fades(page)).toEqual([['1', '0', 300]]);
    await finishFades(page);
    await expect(overlay).toBeHidden();
    expect(await fades(page)).toEqual([]);
  },
);

pageTest(
  'a choice while the overlay goes brings it back',
  { tag: '@long' },
  async ({ page, start }) => {
    const calls = await openAtRest(page, start);
    await page.getByRole('link', { name: 'Two', exact: true }).click();
    await expect.poll(() => fades(page)).toHaveLength(1);
    await finishFades(page);
    await (await calls.at(0)).answer(answerFor(2));
    await expect(page.locator('.gallery-inner')).toHaveText('Gallery 2');
    await page.clock.runFor(600);
    await page.getByRole('link', { name: 'Three', exact: true }).click();
    await page.clock.runFor(10_000);
    await expect(page.locator('.loading-overlay')).toBeVisible();
    expect((await fades(page)).map(([, to]) => to)).toEqual(['1']);
  },
);

pageTest(
  'who prefers reduced motion gets the same without fades',
  { tag: '@long' },
  async ({ page, start }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const calls = await openAtRest(page, start);
    const overlay = page.locator('.loading-overlay');
    await page.getByRole('link', { name: 'Two', exact: true }).click();
    await expect
      .poll(async () => (await fades(page)).map(([, , duration]) => duration))
      .toEqual([0]);
    await expect(overlay).toHaveCSS('opacity', '1');
    await (await calls.at(0)).answer(answerFor(2));
    await expect(page.locator('.gallery-inner')).toHaveText('Gallery 2');
    await page.clock.runFor(699);
    await expect(overlay).toBeVisible();
    await page.clock.runFor(1);
    await expect(overlay).toBeHidden();
  },
);

pageTest('the overlay covers the gallery, and not the list', async ({ page, start }) => {
  const calls = await holdCalls(page);
  await page.clock.install({ time: 0 });
  await start(
    'category-gallery',
    `<div style="padding: 33px; position: relative">${categoryGallery}</div>`,
  );
  // Else the overlay could be gone again before it is measured for the last time.
  await page.clock.pauseAt(60_000);
  const differences = () =>
    page.evaluate(() => {
      const boxes = [...document.querySelectorAll('.gallery-inner, .reference_content')].map((e) =>
        e.getBoundingClientRect(),
      );
      const box = document.querySelector('.loading-overlay')?.getBoundingClientRect();
      if (!box) return undefined;
      return [
        box.top - Math.min(...boxes.map(({ top }) => top)),
        box.left - Math.min(...boxes.map(({ left }) => left)),
        box.bottom - Math.max(...boxes.map(({ bottom }) => bottom)),
        box.right - Math.max(...boxes.map(({ right }) => right)),
      ].map((difference) => Math.abs(difference) <= 1);
    });
  await page.getByRole('link', { name: 'Two', exact: true }).click();
  await expect(page.locator('.loading-overlay')).toBeVisible();
  await expect.poll(differences).toEqual([true, true, true, true]);
  await page.setViewportSize({ width: 500, height: 900 });
  await expect.poll(differences).toEqual([true, true, true, true]);
  await (await calls.at(0)).answer(answerFor(2).replaceAll('00px', '77px'));
  await expect(page.locator('.gallery-inner')).toHaveText('Gallery 2');
  await expect.poll(differences).toEqual([true, true, true, true]);
});

test("a template's own overlay is used, and is what it was after the end", {
  tag: '@long',
}, async ({ page, start }) => {
  const calls = await holdCalls(page);
  const own = '<div class="loading-overlay" style="display: none">…</div>';
  await start(
    'category-gallery',
    categoryGallery.replace('<div class="stage">', `<div class="stage">${own}`),
  );
  const overlay = page.locator('.loading-overlay');
  await expect(overlay).toHaveCount(1);
  await expect(overlay).toBeHidden();
  await page.getByRole('link', { name: 'Two', exact: true }).click();
  await expect(overlay).toBeVisible();
  await (await calls.at(0)).answer(answerFor(2));
  await expect(overlay).toBeHidden();
  await page.evaluate(() => window.auftritt?.release());
  expect(await overlay.evaluate((element) => element.outerHTML)).toBe(own);
});

test('the gallery is busy while it loads, and no longer', async ({ page, start, complaints }) => {
  const calls = await holdCalls(page);
  await start('category-gallery', categoryGallery);
  const gallery = page.locator('.category-gallery');
  await expect(gallery).not.toHaveAttribute('aria-busy');
  await page.getByRole('link', { name: 'Two', exact: true }).click();
  await expect(gallery).toHaveAttribute('aria-busy', 'true');
  await (await calls.at(0)).answer(answerFor(2));
  await expect(gallery).not.toHaveAttribute('aria-busy');
  await page.getByRole('link', { name: 'Three', exact: true }).click();
  await expect(gallery).toHaveAttribute('aria-busy', 'true');
  await (await calls.at(1)).fail();
  await expect(gallery).not.toHaveAttribute('aria-busy');
  expect(complaints.filter((line) => line.startsWith('auftritt'))).toHaveLength(1);
});
