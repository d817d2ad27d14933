import { boxOf, fingerOn } from '../../support/pointer.js';
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
      const finger = await fingerOn(page);
      const { y } = await boxOf(page.locator('.slick-list'));
      const shown = async (): Promise<string | null> => currentSlide(page).textContent();
      const moved = async (): Promise<boolean> => {
        const before = await shown();
        await page.clock.runFor(1500);
        return (await shown()) !== before;
      };
      expect(await moved()).toBe(true);
      await finger.down({ x: 195, y: y + 40 });
      expect(await moved()).toBe(false);
      await finger.up();
      await page.evaluate(
        () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
      );
      await expect.poll(moved).toBe(true);
      await arrow.tap();
      await expect.poll(moved).toBe(true);
    },
  );
}, false);
