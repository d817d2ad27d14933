import type { Locator, Page } from '@playwright/test';
import { answerWith } from '../../support/routes.js';

declare global {
  interface JQuery {
    /** The page's own plugin. */
    flipster?(method: string, index?: number): JQuery;
  }
}

export const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"></svg>';

export const item = (name: string, rest = ''): string =>
  `<li${rest && ` ${rest}`}><img src="/picture/${name}.svg" width="200" height="200" alt="${name}">
    <h2 class="flip-title">${name}</h2><p class="sub-header">${name} sub</p>
    <div class="text"><p id="text-${name}">About <b>${name}</b></p></div>
    <a class="link" href="/${name}/">More of ${name}</a></li>`;

export const detail = `<aside class="coverflow-detail"><p class="coverflow-detail__image"><i>none</i></p>
  <h2 class="coverflow-detail__title">Server</h2><p class="coverflow-detail__sub-header"></p>
  <div class="coverflow-detail__text"><ul><li>one</li><li>two</li></ul></div>
  <a class="coverflow-detail__more" href="/server/">Server <b>more</b></a></aside>`;

export const five = ['A', 'B', 'C', 'D', 'E'].map((name) => item(name)).join('');
export const gallery = (items: string, inside = ''): string =>
  `<div class="coverflow"><ul>${items}</ul>${inside}</div>`;

export const current = (page: Page): Locator =>
  page.locator('.flipster__item--current .flip-title');
export const part = (page: Page, name: string): Locator =>
  page.locator(`.coverflow-detail__${name}`);

/** Answers the addresses of the items' images. */
export async function servePictures(page: Page): Promise<void> {
  await answerWith(page, '**/picture/**', picture, 'image/svg+xml');
}

/** The engines of a coverflow, with the attribute of the tag that chooses each on a page without jQuery. */
export const engines = [
  { engine: 'stage', tag: '' },
  { engine: 'flipster', tag: 'data-jquery="own"' },
] as const;
