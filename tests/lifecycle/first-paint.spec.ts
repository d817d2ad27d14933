import { downloads, header } from '../support/markup.js';
import { expect, statesOn, test } from '../support/site.js';

test.use({ viewport: { width: 390, height: 800 } });

const body = `${header}${downloads}`;

test('the first paint shows the closed menu, and waits for nothing else', async ({
  page,
  openFragment,
}) => {
  await page.addInitScript(() => {
    // The mouse of the test's browser lies over the page, which a visitor's finger does not.
    addEventListener('pointerover', (event) => event.stopImmediatePropagation(), true);
    const frame = () => {
      if (!window.auftritt) {
        requestAnimationFrame(frame);
        return;
      }
      const menu = document.querySelector('.main-navigation')?.getClientRects().length;
      Object.assign(window, { painted: menu });
    };
    requestAnimationFrame(frame);
  });
  await openFragment(body);
  await page.waitForFunction(() => Reflect.has(window, 'painted'));
  expect(await page.evaluate('painted')).toBe(0);
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
  // What waits for a frame here waits for good.
  await page.locator('.main-navigation').dispatchEvent('pointerover');
  await expect.poll(() => statesOn(page, 'navigation')).toEqual(['running']);
});
