import { paths } from '../support/pages.js';
import { expect, ready, test } from '../support/site.js';

for (const path of paths) {
  test(`${path} does not shift when it comes to life`, async ({ page }) => {
    await page.addInitScript(() => {
      const seen = { shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, 'value'));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await ready(page);
      await page.waitForLoadState('networkidle');
      const { shift } = await page.evaluate(() => Reflect.get(window, 'seen'));
      expect(shift, `at ${width} px`).toBeLessThanOrEqual(0.01);
    }
  });
}
