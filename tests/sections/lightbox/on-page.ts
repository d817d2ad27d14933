import type { Locator, Page } from '@playwright/test';
import { expect } from '../../support/site.js';

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"></svg>';

export const link = (
  name: string,
  rest = `data-fancybox="g" data-caption="Caption ${name}"`,
): string =>
  `<a id="${name}" href="/picture/${name}.svg" ${rest}><img src="/picture/${name}.svg" alt="${name}" width="60"></a>`;

export const three = ['a', 'b', 'c'].map((name) => link(name)).join('');

export const dialog = (page: Page): Locator => page.locator('dialog.fancybox__dialog');
export const shown = (page: Page): Locator => page.locator('.fancybox__slide.is-selected');
export const counter = (page: Page): Locator => page.locator('.lightbox__counter');
export const caption = (page: Page): Locator => shown(page).locator('.f-caption');
export const image = (page: Page): Locator => shown(page).locator('.f-panzoom__viewport img');

/** Opens by keyboard, which needs no place on the screen. */
export const open = async (page: Page, id: string): Promise<void> => {
  await page.locator(`#${id}`).press('Enter');
  await expect(dialog(page)).toBeVisible();
};

/** Answers the addresses of the images; nothing moves. */
export async function serveStill(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/picture/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: picture }),
  );
}
