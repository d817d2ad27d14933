import { hold } from '../../support/routes.js';
import { expect, running } from '../../support/site.js';
import { onEachEngine, test } from './engines.js';
import { misplaced, serveLogos, sized, slideWidthOf, strip, widthOf } from './logos.js';

const lazy = (index: number): string =>
  `<img data-lazy="/picture/${widthOf(index)}.svg" ${sized(index)}>`;
const unsized = (index: number): string =>
  `<img src="/picture/${widthOf(index)}.svg" loading="lazy" alt="${index}">`;

onEachEngine((engine) => {
  test.beforeEach(({ page }) => serveLogos(page));

  test('images load when they come into sight, and the strip stays in place', async ({
    page,
    start,
    complaints,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 900 });
    const asked = new Set<string>();
    page.on('request', (request) => {
      if (request.url().includes('/picture/')) asked.add(request.url().replace(/.*\//, ''));
    });
    const html = strip(12, lazy);
    await start('logo-slider', html, { load: true });
    // Two are in sight, and a part of the third; slick's copy of the last one stands ready to loop.
    await expect
      .poll(() => [...asked].sort())
      .toEqual([...['100.svg', '110.svg', '120.svg'], ...(engine.isSlick ? ['210.svg'] : [])]);
    await page.locator('.slick-next').click();
    await expect.poll(() => asked.has('130.svg')).toBe(true);
    expect(asked.has('160.svg')).toBe(false);
    await expect.poll(() => misplaced(page)).toBe(0);
    // Released, all of them are in sight, and none is loaded.
    await page.evaluate(async () => {
      window.auftritt?.release();
      const last = document.querySelector('.logo:last-child') ?? document.body;
      await new Promise((seen) => new IntersectionObserver(seen).observe(last));
    });
    expect(await page.locator('body').innerHTML()).toBe(html);
    expect(complaints).toEqual([]);
  });

  if (engine.isSlick)
    test('an image that arrives after the end is not put into the page', async ({
      page,
      start,
    }) => {
      const arrival = await hold(page, '**/picture/*.svg');
      const html = strip(12, lazy);
      const waiting = page.waitForRequest('**/picture/100.svg');
      await start('logo-slider', html, { load: true });
      await waiting;
      await page.evaluate(() => window.auftritt?.release());
      const arrived = page.waitForResponse('**/picture/100.svg');
      arrival.resolve();
      await arrived;
      await page.evaluate(async () => {
        await Promise.all(document.getAnimations().map((each) => each.finished));
        const image = new Image();
        image.src = '/picture/100.svg';
        await image.decode();
      });
      expect(await page.locator('body').innerHTML()).toBe(html);
    });

  test('images without a size find their place once they are there', { tag: '@long' }, async ({
    page,
    openFragment,
  }) => {
    const arrival = await hold(page, '**/picture/*.svg');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 700, height: 900 });
    const opened = openFragment(strip(12, unsized), { load: true });
    await running(page, 'logo-slider');
    const slide = page.locator('.slick-current');
    for (const index of ['1', '2', '3']) {
      await page.locator('.slick-next').click();
      await expect(slide).toHaveAttribute('data-slick-index', index);
    }
    arrival.resolve();
    await opened;
    await expect.poll(() => slide.evaluate((each) => each.clientWidth)).toBe(slideWidthOf(3));
    await expect.poll(() => misplaced(page)).toBe(0);
  });
}, false);
