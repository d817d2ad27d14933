import type { Locator, Page } from '@playwright/test';
import { chunkOf } from './built-files.js';
import { answerWith } from './routes.js';

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"></svg>';

/** Answers the images of hand-made slides. */
export async function servePictures(page: Page): Promise<void> {
  await answerWith(page, '**/picture/*.svg', picture, 'image/svg+xml');
}

/** A picture of which the browser takes the width that fits the window. */
export const pictureInWidths = (number: number): string =>
  `<img src="/picture/${number}.svg" alt="" width="600" height="300" sizes="100vw"
    srcset="/picture/${number}.svg 600w, /picture/${number}0.svg 1200w">`;

/** A slider of the class whose slides are articles with a link, numbered from 1. */
export const slider = (name: string, count: number): string =>
  `<div class="${name}">
    ${Array.from(
      { length: count },
      (_, index) => `<article id="${name}-${index + 1}">
      <a href="#link-${index + 1}"><img src="/picture/${index + 1}.svg" width="600" height="300" alt=""></a>
      <h2>Slide ${index + 1}</h2>
    </article>`,
    ).join('\n    ')}
  </div>`;

/** Options as they stand in an attribute. */
export const quoted = (options: object): string =>
  JSON.stringify(options).replaceAll('"', '&quot;');

/** A general slider with options, and articles with a link as slides. */
export const general = (options: object, count = 4, id = 'one'): string =>
  slider('x', count)
    .replace('class="x"', `id="${id}" data-slider="${quoted(options)}"`)
    .replaceAll(/ id="x-/g, ` id="${id}-`);

/** The slide that is shown, as a person counts. */
export const currentSlide = (page: Page): Locator => page.locator('.slick-current h2');

/** The file with the code of all sliders, for a route. */
export const sliderCode = `**/chunks/${chunkOf('image-slider')}-*`;
