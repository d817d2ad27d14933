import type { Page } from '@playwright/test';
import { downloads, header } from '../support/markup.js';
import { expect, running, test } from '../support/site.js';

test.use({ viewport: { width: 390, height: 800 } });

const body = `${header}${downloads}`;

/** Looks at the page in the frame that is painted first after the script has run. */
async function lookAtFirstPaint(page: Page, press: string): Promise<void> {
  await page.addInitScript((pressed) => {
    // The mouse of the test's browser lies over the page, which a visitor's finger does not.
    addEventListener('pointerover', (event) => event.stopImmediatePropagation(), true);
    const frame = () => {
      if (!window.auftritt) {
        requestAnimationFrame(frame);
        return;
      }
      const look = () => ({
        menu: document.querySelector('.main-navigation')?.getClientRects().length,
      });
      const painted = look();
      if (pressed) document.querySelector<HTMLElement>(pressed)?.click();
      Object.assign(window, { painted, pressed: look() });
    };
    requestAnimationFrame(frame);
  }, press);
}

test('the first paint shows the closed menu, and waits for nothing else', async ({
  page,
  openFragment,
}) => {
  await lookAtFirstPaint(page, '');
  await openFragment(body);
  await page.waitForFunction(() => Reflect.has(window, 'painted'));
  expect(await page.evaluate('painted')).toEqual({ menu: 0 });
});

test('a press before the rest has started starts it, and does what it is for', async ({
  page,
  start,
}) => {
  await lookAtFirstPaint(page, '.downloads__toggle');
  await start('downloads', body);
  expect(await page.evaluate('pressed')).toEqual({ menu: 0 });
  await expect(page.locator('.downloads')).toHaveClass(/is-open/);
});

test('a script of the page finds everything started, whenever it asks', async ({
  page,
  openFragment,
}) => {
  await openFragment(body, {
    head: `<script>document.addEventListener('DOMContentLoaded', () => {
      window.found = window.auftritt.instances().map(({ behaviour }) => behaviour);
    })</script>`,
  });
  expect(await page.evaluate('found')).toEqual(expect.arrayContaining(['navigation', 'downloads']));
});

test('a page that is opened in the background starts at once', { tag: '@long' }, async ({
  page,
  openFragment,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'hidden', { get: () => true });
    window.requestAnimationFrame = () => 0;
  });
  await openFragment(body);
  await running(page, 'navigation');
});
