import type { Page } from '@playwright/test';
import { paintWithFonts } from '../support/fonts.js';
import { shiftOf, watchShifts } from '../support/layout-shift.js';
import { rest } from '../support/rest.js';
import { expect, openPage, test } from '../support/site.js';

async function open(page: Page, width: number): Promise<void> {
  await watchShifts(page);
  await paintWithFonts(page);
  await page.setViewportSize({ width, height: 800 });
  await openPage(page, '/home/baukasten/');
}

for (const width of [1280, 390]) {
  test(`nothing moves while the page with every section loads and is scrolled, ${width} px`, {
    tag: width === 1280 ? [] : '@long',
  }, async ({ page }) => {
    await open(page, width);
    await rest(page);
    expect(await shiftOf(page), 'while it loads').toBeLessThanOrEqual(0.01);
    // What comes near has started before it is in sight, however slow the machine is.
    const step = (): Promise<boolean> =>
      page.evaluate(() => {
        const { scrollY: before } = window;
        window.scrollBy({ top: 400, behavior: 'instant' });
        return window.scrollY > before;
      });
    while (await step()) await rest(page);
    const states = await page.evaluate(() =>
      (window.auftritt?.instances() ?? []).map(({ behaviour, state }) => `${behaviour} ${state}`),
    );
    expect(states).toContain('coverflow running');
    expect(await shiftOf(page), 'while it is scrolled').toBeLessThanOrEqual(0.01);
  });

  test(`what no script has closed in time moves nothing below it, ${width} px`, {
    tag: width === 1280 ? '@long' : [],
  }, async ({ page }) => {
    await open(page, width);
    await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
    await rest(page);
    // Three seconds later, where they have not passed by now.
    await page.evaluate(() => {
      for (const animation of document.getAnimations())
        if (
          animation instanceof CSSAnimation &&
          animation.animationName.startsWith('auftritt-wait')
        )
          animation.finish();
    });
    await rest(page);
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);
  });
}
