import type { Page } from '@playwright/test';
import { test } from '../../support/fragments.js';
import { expect } from '../../support/site.js';
import { dialog, libraries, open, serveStill, three } from './on-page.js';

test.beforeEach(({ page }) => serveStill(page));

/** Holds that no lightbox is left, and that the page scrolls and answers. */
async function isFree(page: Page): Promise<void> {
  await expect(dialog(page)).toHaveCount(0);
  const root = page.locator('html');
  await expect(root).not.toHaveClass(/with-fancybox/);
  await expect(root).not.toHaveAttribute('style', /overflow/);
  await expect(page.locator('body')).not.toHaveAttribute('style', /overflow/);
}

const worksAgain = async (page: Page): Promise<void> => {
  await isFree(page);
  await open(page, 'b');
  await page.keyboard.press('Escape');
  await isFree(page);
};

/** What a page does at the click on the link `a` → whether the lightbox opens. */
const atClick: Readonly<Record<string, readonly [(link: HTMLElement) => void, boolean]>> = {
  'takes the link away': [(link) => link.addEventListener('click', () => link.remove()), true],
  'throws an error': [
    (link) =>
      link.addEventListener('click', () => {
        throw new Error('of the page');
      }),
    true,
  ],
  'prevents the click': [
    (link) => link.addEventListener('click', (event) => event.preventDefault()),
    false,
  ],
  'takes and stops the click': [
    (link) =>
      link.addEventListener('click', (event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
      }),
    false,
  ],
};

/** What a page does while the lightbox is open, so that it is closed. */
const whileOpen: Readonly<Record<string, () => void>> = {
  'closes the dialog': () => document.querySelector('dialog')?.close(),
  'takes the dialog away': () => document.querySelector('dialog')?.remove(),
  'empties the body': () => {
    const nodes = [...document.body.childNodes].filter((node) => node.nodeName !== 'DIALOG');
    document.body.replaceChildren(...nodes);
  },
};

for (const { library, tag } of libraries) {
  test.describe(library, { tag: library === 'photoswipe' ? '@long' : [] }, () => {
    for (const [name, [change, opens]] of Object.entries(atClick)) {
      const again = { tag: /takes the link|prevents/.test(name) ? [] : '@long' };
      test(`a page that ${name}`, again, async ({ page, start, complaints }) => {
        await start('lightbox', three, { tag, changes: true, count: 3 });
        await page.locator('#a').evaluate(change);
        await page.locator('#a').click();
        if (opens) {
          await expect(dialog(page)).toBeVisible();
          await page.keyboard.press('Escape');
        }
        await worksAgain(page);
        expect(complaints).toEqual(name.startsWith('throws') ? ['uncaught: of the page'] : []);
      });
    }

    for (const [name, change] of Object.entries(whileOpen)) {
      const again = { tag: name === 'closes the dialog' ? [] : '@long' };
      test(`a page that ${name} while it is open`, again, async ({ page, start }) => {
        await start('lightbox', three, { tag, count: 3 });
        await open(page, 'a');
        await page.evaluate(change);
        await worksAgain(page);
      });
    }

    test('a page that lets no dialog open', { tag: '@long' }, async ({ page, start }) => {
      await start('lightbox', three, { tag, count: 3 });
      await page.evaluate(() => {
        const prevent = (event: Event): void => event.preventDefault();
        addEventListener('beforetoggle', prevent, { capture: true, once: true });
      });
      await page.locator('#a').press('Enter');
      await worksAgain(page);
    });
  });
}
