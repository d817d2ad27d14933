import type { Locator, Page } from '@playwright/test';
import { answerWith } from '../../support/routes.js';
import { expect } from '../../support/site.js';

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"></svg>';

export const link = (
  name: string,
  rest = `data-fancybox="g" data-caption="Caption ${name}"`,
): string =>
  `<a id="${name}" href="/picture/${name}.svg" ${rest}><img src="/picture/${name}.svg" alt="${name}" width="60"></a>`;

export const three = ['a', 'b', 'c'].map((name) => link(name)).join('');

/** The libraries that show the items, with the tag that chooses each. */
export const libraries = [
  { library: 'fancybox', tag: '' },
  { library: 'photoswipe', tag: 'data-lightbox="photoswipe"' },
] as const;

// In the words of fancybox, and in those of PhotoSwipe.
export const dialog = (page: Page): Locator =>
  page.locator('dialog:is(.fancybox__dialog, .lightbox__dialog)');
export const shown = (page: Page): Locator =>
  page.locator('.fancybox__slide.is-selected, .pswp__item[aria-hidden="false"]');
export const counter = (page: Page): Locator => page.locator('.lightbox__counter');
export const caption = (page: Page): Locator =>
  shown(page).locator('.f-caption, .lightbox__caption');
export const image = (page: Page): Locator =>
  shown(page).locator('.f-panzoom__viewport img, img.pswp__img:not(.pswp__img--placeholder)');

/** Opens by keyboard, which needs no place on the screen. */
export const open = async (page: Page, id: string): Promise<void> => {
  await page.locator(`#${id}`).press('Enter');
  await expect(dialog(page)).toBeVisible();
};

/** Answers the addresses of the images; nothing moves. */
export async function serveStill(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await answerWith(page, '**/picture/**', picture, 'image/svg+xml');
}

/** Closes it by the key. */
export async function closeByKey(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}
