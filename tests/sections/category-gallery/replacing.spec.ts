import { categoryGallery, holdCalls } from '../../support/galleries.js';
import { expect, running, test } from '../../support/site.js';

const pictures = (uid: number): string => `
  <div class="gallery-inner"><div class="gallery-slider">
    <a href="/media/logo.svg?${uid}" data-fancybox="g"><img src="/media/logo.svg" alt=""></a>
    <a href="/media/logo.svg?b" data-fancybox="g"><img src="/media/logo.svg" alt=""></a>
  </div></div>`;

test('the slider is set up again at once, and the lightbox 200 ms later', { tag: '@long' }, async ({
  page,
  start,
}) => {
  const calls = await holdCalls(page);
  await page.clock.install({ time: 0 });
  const first = categoryGallery.replace(/<div class="gallery-inner".*<\/div>/, pictures(1));
  await start('category-gallery', first);
  await running(page, 'gallery-slider');
  await running(page, 'lightbox', 2);
  await page.clock.pauseAt(60_000);
  // What is released while it is on the page; the event of what has gone does not come so far.
  const released = await page.evaluateHandle(() => {
    const names: string[] = [];
    document.addEventListener('auftritt:released', ({ detail }) => names.push(detail.behaviour));
    return names;
  });
  const behaviours = () =>
    page.evaluate(() =>
      window.auftritt
        ?.instances()
        .filter(({ behaviour, state }) => behaviour !== 'lightbox' || state === 'running')
        .map(({ behaviour }) => behaviour)
        .sort(),
    );

  await page.getByRole('link', { name: 'Two', exact: true }).click();
  await (await calls.at(0)).answer(pictures(2));
  await expect(page.locator('.gallery-inner [href$="?2"]').first()).toBeVisible();
  expect(await behaviours()).toContain('gallery-slider');
  expect(await released.jsonValue()).toContain('gallery-slider');
  // A touch, for which the lightbox waits, comes before the time.
  const links = await page.locator('.gallery-inner a').all();
  for (const link of links) await link.dispatchEvent('pointerover', { bubbles: true });
  await page.clock.runFor(199);
  expect(await behaviours()).not.toContain('lightbox');
  await page.clock.runFor(1);
  expect(await behaviours()).toContain('lightbox');
  await page.clock.resume();
  await running(page, 'lightbox', 2);
  await running(page, 'gallery-slider');

  await page.getByRole('link', { name: 'Three', exact: true }).click();
  await (await calls.at(1)).answer(pictures(3));
  await expect(page.locator('.gallery-inner [href$="?3"]').first()).toBeVisible();
  await page.evaluate(() => window.auftritt?.release());
  await page.clock.runFor(1000);
  expect(await behaviours()).toEqual([]);
});
