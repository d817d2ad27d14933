import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, running } from '../../support/site.js';

export const slider = '<div class="image-slider"><p>One</p><p>Two</p></div>';
export const downloads = `<section class="downloads"><button class="downloads__toggle">Files</button>
  <div class="downloads__body">A file</div></section>`;
/** The slider is far below what is seen, so that its code is not asked for. */
export const body = `<a href="tel:1">1</a><div style="height: 4000px"></div>${slider}`;

const types = { js: 'text/javascript', css: 'text/css', json: 'application/json' };

/** Serves each file of the script from the first of these folders that has it, at the time of the request. */
export const serve = (
  page: Page,
  foldersOf: (path: string) => readonly string[],
): Promise<unknown> =>
  page.route(/\/assets\//, (route) => {
    const path = new URL(route.request().url()).pathname.replace('/assets/', '');
    const file = foldersOf(path)
      .map((folder) => join(folder, path))
      .find((each) => existsSync(each));
    if (file === undefined) return route.fulfill({ status: 404, contentType: 'text/html' });
    const ending = /\.(js|css|json)$/.exec(path)?.[1] as keyof typeof types;
    return route.fulfill({ contentType: types[ending], body: readFileSync(file) });
  });

/** What the script complains of; the browser itself complains of files that are gone. */
export const ours = (complaints: readonly string[]): readonly string[] =>
  complaints.filter((line) => line.includes('auftritt:') || line.includes('uncaught'));

/** Resolves once the slider has gone on to its second slide. */
export async function pressNext(page: Page): Promise<void> {
  await page.locator('.image-slider').scrollIntoViewIfNeeded();
  await running(page, 'image-slider');
  await page.locator('.image-slider .slick-next').click();
  await expect(page.locator('.image-slider .slick-current')).toHaveText('Two');
}
