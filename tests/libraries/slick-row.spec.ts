import type { Page } from '@playwright/test';
import { casesOf } from '../support/extent.js';
import { test } from '../support/fragments.js';
import { differences } from '../support/screenshots.js';
import { deferred, expect, test as pageTest, running } from '../support/site.js';
import {
  currentSlide,
  releasedBody,
  rowShown,
  servePictures,
  slider,
  sliderCode,
} from '../support/sliders.js';

const colours = ['#c33', '#393', '#33c', '#993', '#399', '#939', '#666', '#c93', '#000'];

/** Slides that can be told apart in a screenshot. */
const coloured = (name: string, count: number): string =>
  slider(name, count).replaceAll(/<h2>Slide (\d)/g, (title, number) =>
    title.replace('>', ` style="background: ${colours[number - 1]}">`),
  );

/** Eight slides with options. */
const general = (options: object, name = 'general'): string =>
  coloured(name, 8).replace(
    'class',
    `data-slider="${JSON.stringify(options).replaceAll('"', '&quot;')}" class`,
  );

const state = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (window.auftritt?.instances() ?? [])
      .filter(({ behaviour }) => behaviour.endsWith('slider'))
      .map((line) => line.state),
  );

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await servePictures(page);
});

interface Row {
  readonly what: string;
  readonly html: string;
  readonly tag?: string;
  /** A theme's rules for slides. */
  readonly theme?: string;
}

/** What the browser scrolls as a row until slick takes it over. */
const rows: readonly Row[] = [
  { what: 'nine images', html: coloured('image-slider', 9) },
  { what: 'three images', html: coloured('image-slider', 3) },
  { what: 'one image', html: coloured('image-slider', 1) },
  {
    what: 'images from right to left',
    html: `<div dir="rtl">${coloured('image-slider', 3)}</div>`,
  },
  {
    what: 'images in a column of a broken width',
    html: `<div style="width: 333.4px">${coloured('image-slider', 3)}</div>`,
  },
  { what: 'images in a list', html: '<ul class="image-slider"><li>A</li><li>B</li></ul>' },
  {
    what: 'images with margins and padding of a theme',
    html: coloured('image-slider', 4),
    theme: '.slick-slide { margin: 0 12px 0 20px; padding: 6px; box-sizing: content-box }',
  },
  {
    what: 'several slides with margins of a theme',
    html: general({ slidesToShow: 3, dots: true }),
    theme: '.slick-slide { margin: 0 10px }',
  },
  { what: 'references', html: coloured('reference-slider', 3) },
  { what: 'three slides at a time', html: general({ slidesToShow: 3, dots: true }) },
  {
    what: 'slides with a distance in a column of a broken width',
    html: `<div style="width: 533.4px">${general({ slidesToShow: 4, margin: 15 }, 'owl-carousel')}</div>`,
    tag: 'data-preset="owl"',
  },
  {
    what: 'one slide at a time, with a distance',
    html: general({ items: 1, margin: 40 }, 'owl-carousel'),
    tag: 'data-preset="owl"',
  },
  {
    what: 'slides with a distance from right to left',
    html: `<div dir="rtl">${general({ items: 2, margin: 30 }, 'owl-carousel')}</div>`,
    tag: 'data-preset="owl"',
  },
  {
    what: 'several slides that come to an end, at a breakpoint',
    html: general({
      ...{ infinite: false, dots: true, slidesToShow: 4 },
      responsive: [{ breakpoint: 2000, settings: { slidesToShow: 3 } }],
    }),
  },
  {
    what: 'a slide in the middle, between the last one and the second one',
    html: general({ items: 3, center: true, loop: true, margin: 25, nav: true }, 'owl-carousel'),
    tag: 'data-preset="owl"',
  },
  {
    what: 'five slides with one in the middle',
    html: `<div dir="rtl">${general({ slidesToShow: 5, centerMode: true, centerPadding: '0px' })}</div>`,
  },
  { what: 'fewer slides than are shown', html: general({ slidesToShow: 9, dots: true }) },
  { what: 'logos that fit', html: coloured('logo-slider', 4) },
  {
    what: 'logos that fit, beside a preset',
    html: coloured('logo-slider', 4),
    tag: 'data-preset="slick"',
  },
  { what: 'logos that stand still', html: slider('logo-slider', 14) },
];

/** The short run shows one of each kind: at the edges, in a theme, with options, with a preset, and logos. */
const inShort = [
  'images from right to left',
  'images with margins and padding of a theme',
  'several slides with margins of a theme',
  'references',
  'several slides that come to an end, at a breakpoint',
  'a slide in the middle, between the last one and the second one',
  'logos that stand still',
];

for (const { what, html, tag, theme = '' } of casesOf(rows, ({ what }) => inShort.includes(what))) {
  test(`${what} look the same before slick and after it, and nothing moves`, async ({
    page,
    openFragment,
  }) => {
    const head = `<style>body { margin: 20px } h2 { margin: 0; color: #fff } ${theme}</style>`;
    await openFragment(`${html}<p>After</p>`, { head, ...(tag && { tag }) });
    await rowShown(page);
    expect(await state(page)).toEqual(['waiting']);
    const before = await page.screenshot();
    await running(page, html.match(/class="([a-z]+-slider)/)?.[1] ?? 'slider');
    await expect(page.locator('.slider-row')).toHaveCount(0);
    expect(await differences(before, await page.screenshot())).toBe(0);
  });
}

test('several slides that were scrolled to their end look the same with slick', async ({
  page,
  openFragment,
}) => {
  const html = general({ items: 4, margin: 15 }, 'owl-carousel');
  await openFragment(`<div style="width: 533.4px">${html}</div>`, {
    head: '<style>body { margin: 20px } h2 { margin: 0; color: #fff }</style>',
    tag: 'data-preset="owl"',
  });
  await rowShown(page);
  await page.locator('.slider-row').evaluate((list) => list.scrollTo({ left: list.scrollWidth }));
  await expect(page.locator('.slick-current h2')).toHaveText('Slide 5');
  const before = await page.screenshot();
  await running(page, 'slider');
  expect(await differences(before, await page.screenshot())).toBe(0);
});

test('arrows, dots, arrow keys and label work before slick, and only the shown slide is reached', async ({
  page,
  openFragment,
}) => {
  const html = slider('image-slider', 8);
  const { promise, resolve } = deferred();
  await page.route(sliderCode, async (route) => {
    await promise;
    await route.continue();
  });
  await openFragment(html, { load: true });
  await rowShown(page);
  const shows = async (number: number): Promise<void> => {
    await expect(currentSlide(page)).toHaveText(`Slide ${number}`);
    await expect(page.locator('.slick-current')).toBeInViewport({ ratio: 0.5 });
    await expect(page.locator('.image-slider__paging')).toContainText(`${number} / 8`);
    await expect(page.locator('.slick-dots [aria-current="true"]')).toHaveText([`${number}`]);
    await expect(page.locator('.slick-slide[aria-hidden="false"]')).toHaveCount(1);
    await expect(page.locator('.slick-slide a:not([tabindex="-1"])')).toHaveCount(1);
  };
  await shows(1);
  await page.locator('.slick-next').click();
  await shows(2);
  await page.keyboard.press('ArrowRight');
  await shows(3);
  await page.locator('.slick-dots button').nth(6).click();
  await shows(7);
  await page.locator('.slick-next').press('Enter');
  await shows(8);
  await page.locator('.slick-next').press('Enter');
  await shows(1);
  await page.locator('.slick-prev').press('Enter');
  await shows(8);
  await page.locator('.slick-dots button').nth(4).press('Enter');
  await shows(5);
  expect(await state(page)).toEqual(['loading']);

  // slick comes at the slide where the visitor is, and the button keeps the focus.
  const focused = await page.evaluateHandle(() => document.activeElement);
  resolve();
  await running(page, 'image-slider');
  await shows(5);
  expect(await focused.evaluate((button) => document.activeElement === button)).toBe(true);
  await page.keyboard.press('ArrowRight');
  await shows(6);
  expect(await releasedBody(page)).toBe(html);
});

pageTest(
  'a smooth move and a finger come to rest before slick takes over',
  async ({ page, openFragment }) => {
    await openFragment(slider('image-slider', 4));
    await rowShown(page);
    const list = page.locator('.slick-list');
    // The move is under way when the code is there.
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('.slick-next')?.click();
      document
        .querySelector('.image-slider')
        ?.dispatchEvent(
          new PointerEvent('pointerdown', { bubbles: true, buttons: 1, pointerType: 'touch' }),
        );
    });
    await expect(currentSlide(page)).toHaveText('Slide 2');
    await expect
      .poll(() => list.evaluate(({ scrollLeft, clientWidth }) => scrollLeft % clientWidth))
      .toBe(0);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.slider-row')).toHaveCount(1);
    await page.evaluate(() => window.dispatchEvent(new Event('touchend')));
    await running(page, 'image-slider');
    await expect(currentSlide(page)).toHaveText('Slide 2');
  },
);

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a finger swipes the row', async ({ page, openFragment }) => {
    await openFragment(slider('image-slider', 4), { load: true });
    await page.route(sliderCode, () => {});
    await page.setViewportSize({ width: 390, height: 800 });
    await rowShown(page);
    const session = await page.context().newCDPSession(page);
    for (const x of [340, 300, 240, 160, 80, 40]) {
      const type = x === 340 ? 'touchStart' : 'touchMove';
      await session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: 100 }] });
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(currentSlide(page)).toHaveText('Slide 2');
  });
});

test('where slick does not come, the server’s row stands at the same slide', async ({
  page,
  openFragment,
  complaints,
}) => {
  const html = slider('image-slider', 4);
  await page.route(sliderCode, (route) => route.abort());
  await page.route('**/recovery.js*', (route) => route.abort());
  await openFragment(html, { load: true });
  await rowShown(page);
  await page.evaluate(() => document.querySelector<HTMLElement>('.slick-next')?.click());
  await expect(currentSlide(page)).toHaveText('Slide 2');
  await page.locator('.image-slider').dispatchEvent('pointerover');
  await expect.poll(() => state(page)).toEqual(['failed']);
  expect(await page.locator('body').innerHTML()).toBe(html);
  await expect(page.locator('#image-slider-2')).toBeInViewport({ ratio: 0.5 });
  expect(complaints.filter((line) => line.startsWith('auftritt'))).toHaveLength(1);
});

test('logos that fit ask for no slick, and load their images', async ({ page, openFragment }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const html = slider('logo-slider', 4).replaceAll(' src=', ' data-lazy=');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openFragment(html, { load: true });
  await rowShown(page);
  await expect(page.locator('.logo-slider--still')).toHaveCount(1);
  await expect.poll(() => asked.filter((url) => url.includes('/picture/')).length).toBe(4);
  expect(await state(page)).toEqual(['waiting']);
  // On a narrower screen they no longer fit, and play.
  await page.setViewportSize({ width: 500, height: 800 });
  await expect.poll(() => state(page)).toEqual(['running']);
  await expect(page.locator('.logo-slider__pause')).toBeVisible();
  expect(asked.filter((url) => url.includes('/picture/')).length).toBe(4);
  expect(await releasedBody(page)).toBe(html);
});

test('slides with a frame or a film start with slick, so that they are moved once', async ({
  page,
  openFragment,
}) => {
  const film = '<div><video controls></video></div>';
  await openFragment(`<div class="image-slider">${film.repeat(2)}</div>`);
  await expect.poll(() => state(page)).toEqual(['running']);
});
