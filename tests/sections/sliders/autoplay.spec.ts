import type { Page } from '@playwright/test';
import { expect } from '../../support/site.js';
import { currentSlide, general } from '../../support/sliders.js';
import { onEachEngine, pageTest } from './engines.js';

onEachEngine(() => {
  pageTest.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  pageTest(
    'slides stand under a resting finger, and go on after a tap',
    async ({ page, openFragment }) => {
      await page.clock.install();
      const options = { autoplay: true, autoplaySpeed: 1000, speed: 0 };
      await openFragment(general(options, 9));
      const arrow = page.locator('.slick-next');
      await expect(arrow).toBeAttached();
      const session = await page.context().newCDPSession(page);
      const touch = async (type: 'touchStart' | 'touchEnd'): Promise<void> => {
        const box = await page.locator('.slick-list').boundingBox();
        const point = { x: 195, y: (box?.y ?? 0) + 40 };
        await session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [point],
        });
      };
      const shown = async (): Promise<string | null> => currentSlide(page).textContent();
      const moved = async (pg: Page): Promise<boolean> => {
        const before = await shown();
        await pg.clock.runFor(1500);
        return (await shown()) !== before;
      };
      expect(await moved(page)).toBe(true);
      await touch('touchStart');
      expect(await moved(page)).toBe(false);
      await touch('touchEnd');
      await page.evaluate(
        () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
      );
      await expect.poll(() => moved(page)).toBe(true);
      await arrow.tap();
      await expect.poll(() => moved(page)).toBe(true);
    },
  );
}, false);
