import type { Page } from '@playwright/test';
import { answerFor, categoryGallery } from '../support/galleries.js';
import { hold } from '../support/routes.js';
import { expect } from '../support/site.js';
import { currentSlide, servePictures, slider } from '../support/sliders.js';
import { reports } from './report.js';

const report = reports(servePictures);

report(
  'a link that Tab has reached stands aligned, before the code and after it',
  async (page, open) => {
    const arrival = await hold(page, '**/chunks/sliders-*');
    await open(slider('image-slider', 4));
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab');
    await expect(page.locator('#image-slider-3')).toBeInViewport({ ratio: 0.9 });
    arrival.resolve();
    await expect(page.locator('.slick-current')).toBeInViewport({ ratio: 0.9 });
    await expect(page.locator('.slick-current a')).toBeFocused();
  },
);

report('a script that focuses a slide leaves no other one empty', async (page, open) => {
  await open(slider('image-slider', 4));
  await page.locator('.slick-next').waitFor();
  await page.evaluate(() => document.querySelector<HTMLElement>('#image-slider-1 a')?.focus());
  for (const name of ['Slide 2', 'Slide 3']) {
    await page.locator('.slick-next').click();
    await expect(currentSlide(page)).toHaveText(name);
    await expect(page.locator('.slick-current')).toBeInViewport({ ratio: 0.9 });
  }
});

report('the arrow keys move the slide, and not a page that is too wide', async (page, open) => {
  await open(`${slider('image-slider', 4)}<div style="width: 1600px">Wide</div>`);
  await page.locator('.slick-next').focus();
  await page.keyboard.press('ArrowRight');
  await expect(currentSlide(page)).toHaveText('Slide 2');
  expect(await page.evaluate(() => scrollX)).toBe(0);
});

for (const tag of ['', 'data-jquery="own"']) {
  report(
    `a slider in a closed tab is right when it is shown, the window resized meanwhile ${tag}`,
    async (page, open) => {
      await open(
        `<div data-tabs><a href="#one">One</a><a href="#two">Two</a></div><div id="one" data-tab-panel>${slider('image-slider', 3)}</div><div id="two" data-tab-panel>Two</div>`,
        { tag },
      );
      await page.locator('.slick-next').click();
      await page.getByRole('tab', { name: 'Two' }).click();
      await page.setViewportSize({ width: 700, height: 800 });
      await page.getByRole('tab', { name: 'One' }).click();
      await expect(currentSlide(page)).toHaveText('Slide 2');
      await expect(page.locator('.slick-current')).toBeInViewport({ ratio: 0.9 });
      // slick takes no press while it moves.
      await expect(page.locator('.slick-track')).toHaveCSS('transition-duration', '0s');
      await page.locator('.slick-next').click();
      await expect(currentSlide(page)).toHaveText('Slide 3');
      await expect(page.locator('.slick-current')).toBeInViewport({ ratio: 0.9 });
    },
  );
}

const gallery = (uid: number | string, inside: string) =>
  answerFor(uid).replace(`Gallery ${uid}`, inside);
const pictures = (uid: number | string, count: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      `<a data-fancybox="g" href="/picture/${uid}${index}.svg"><img src="/picture/${uid}${index}.svg" alt="${uid}${index}" width="60" height="30"></a>`,
  ).join('');
/** Answers each choice of a category with pictures of its own. */
const answer = (page: Page, inside: (uid: string) => string) =>
  page.route('**/call/**', (route) => {
    const uid = /uid%5D=(\d)/.exec(route.request().postData() ?? '')?.[1] ?? '0';
    return route.fulfill({ contentType: 'text/html', body: gallery(uid, inside(uid)) });
  });
const galleryWith = (inside: string) => categoryGallery.replace('Gallery 1', inside);

report(
  'after a choice the lightbox has the pictures of that category alone',
  async (page, open) => {
    await answer(page, (uid) => pictures(uid, 3));
    await open(galleryWith(pictures(1, 4)));
    await page.getByRole('link', { name: 'Two' }).click();
    await page.locator('.gallery-inner a').nth(1).click();
    await expect(page.locator('.lightbox__counter, [data-fancybox-count]').first()).toBeAttached();
    await expect(page.locator('dialog[open]')).toContainText(/2\s*\/\s*3/);
  },
);

report(
  'a slider and its thumbnails are those of the category that is chosen',
  async (page, open) => {
    const sliders = (uid: string | number) =>
      `<div class="gallery-slider big" data-slider='{"asNavFor":".small"}'>${[1, 2, 3].map((each) => `<article><h2>Big ${uid}${each}</h2></article>`).join('')}</div>
    <div class="gallery-slider small" data-slider='{"asNavFor":".big","slidesToShow":2}'>${[1, 2, 3].map((each) => `<article><b>Small ${uid}${each}</b></article>`).join('')}</div>`;
    await answer(page, sliders);
    await open(galleryWith(sliders(1)).replaceAll('height: 200px', ''));
    await page.locator('.big .slick-next').waitFor();
    await page.getByRole('link', { name: 'Two' }).click();
    await expect(page.locator('.big .slick-current')).toHaveText('Big 21');
    await page.locator('.big .slick-next').click();
    await expect(page.locator('.big .slick-current')).toHaveText('Big 22');
    await expect(page.locator('.small .slick-current')).toHaveText('Small 22');
  },
);
