import type { Page } from '@playwright/test';

export const picture = (width: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="40"></svg>`;

/** Logos 100, 110, 120 … px wide, 12 of which are wider than any screen that is looked at here. */
export const widthOf = (index: number): number => 100 + 10 * index;

export const strip = (count: number, image: (index: number) => string): string =>
  `<div class="logo-slider">${Array.from(
    { length: count },
    (_, index) => `<div class="logo"><a href="/client/${index}/">${image(index)}</a></div>`,
  ).join('\n')}</div>`;

export const sized = (index: number): string =>
  `width="${widthOf(index)}" height="40" alt="${index}"`;
export const native = (index: number): string =>
  `<img src="/picture/${widthOf(index)}.svg" loading="lazy" ${sized(index)}>`;

/** How wide (px) a slide is: its logo is 48 px high, and has a space of 48 px behind it. */
export const slideWidthOf = (index: number): number => (widthOf(index) / 40) * 48 + 48;

/** How far (px) the current slide stands from the beginning of the strip. */
export const misplaced = (page: Page): Promise<number> =>
  page.locator('.slick-list').evaluate((list) => {
    const slide = list.querySelector('.slick-current');
    if (!slide) return Number.NaN;
    return Math.abs(slide.getBoundingClientRect().left - list.getBoundingClientRect().left);
  });

/** Answers the images of the logos in their width. */
export async function serveLogos(page: Page): Promise<void> {
  await page.route('**/picture/*.svg', (route) => {
    const [, width = '0'] = /(\d+)\.svg/.exec(route.request().url()) ?? [];
    return route.fulfill({ contentType: 'image/svg+xml', body: picture(Number(width)) });
  });
}
