import type { Page } from '@playwright/test';
import { categoryGallery } from '../support/galleries.js';
import { galleryElement, header, references } from '../support/markup.js';
import { expect, running, test } from '../support/site.js';
import { servePictures, slider } from '../support/sliders.js';

const coverflow = `<div class="coverflow"><ul>${['a', 'b', 'c']
  .map(
    (name) => `<li id="cover-${name}"><a class="link" href="/${name}/"><img src="/picture/1.svg"
    width="60" height="60" alt=""></a><h3 class="flip-title">${name}</h3></li>`,
  )
  .join(
    '',
  )}</ul></div><div class="coverflow-detail"><h2 class="coverflow-detail__title"></h2></div>`;

/** Wherever the contract allows it, a control is a link, to which a browser does more than to a button. */
const html = `${header}
  <section class="downloads"><a class="downloads__toggle" href="/downloads/">Downloads</a>
    <ul class="downloads__body"><li><a href="/files/a.pdf">A</a></li></ul></section>
  ${references(1).replace('<button class="reference__toggle" type="button">Entry 0</button>', '<a class="reference__toggle" href="/entry/">Entry</a>')}
  ${galleryElement}${galleryElement.replaceAll('Oak', 'Ash').replaceAll('oak', 'ash')}
  ${slider('image-slider', 3)}
  <div class="logo-slider">${'<img src="/picture/2.svg" width="400" height="90" alt="">'.repeat(9)}</div>
  ${coverflow}
  <a data-fancybox href="/picture/3.svg">Picture</a>
  ${categoryGallery}
  <form class="inquiry-form" action="/sent/"><div class="form-group"><label for="name">Name</label>
    <input id="name" name="name" required></div><button>Send</button></form>
  <a class="analytics-opt-out" href="/privacy/">Opt out</a>
  <a class="cookie-settings" href="/cookies/">Cookies</a>
  <a id="anchor" href="#entry-0">Entry</a> <a class="to-top" href="/top/">Top</a>`;

/** The controls as a page opens. */
const controls = [
  '.navigation-opener',
  '#first > a',
  '#first .navigation-back',
  '.downloads__toggle',
  '.reference__toggle',
  '.references__more',
  '.gallery-navigation a[href="#ash"]',
  '.logo-slider__pause',
  '#cover-a a',
  'a[data-fancybox]',
  '.product_reference[data-uid="2"] a',
  '.back-to-category',
  '.analytics-opt-out',
  '#anchor',
  '.to-top',
];

/** Those that appear when others have been used. */
const later = ['.back-to-overview', '.form-summary a', '.request-error__retry', '.cookie-settings'];

/** What a browser may be told with a click. */
type Told = Readonly<
  Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>> & { button?: number }
>;
const modified: readonly Told[] = [
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
];

/** The controls that answer such a click, or are changed by one; none follows its link. */
const answering = (
  page: Page,
  selectors: readonly string[],
  clicks: readonly Told[],
): Promise<string[]> =>
  page.evaluate(
    ([names, inits]) => {
      let click: MouseEvent | undefined;
      let answered = false;
      // The last of all listeners, in place of the browser.
      const listener = (event: Event): void => {
        if (event === click) answered = event.defaultPrevented;
        event.preventDefault();
      };
      addEventListener('click', listener);
      const found = names.filter((name) =>
        inits.some((init) => {
          const control = document.querySelector(name);
          if (!control) throw new Error(`there is no ${name}`);
          const before = document.documentElement.outerHTML;
          const options = { bubbles: true, cancelable: true, composed: true, ...init };
          answered = true;
          click = new MouseEvent('click', options);
          control.dispatchEvent(click);
          return answered || document.documentElement.outerHTML !== before;
        }),
      );
      removeEventListener('click', listener);
      return found;
    },
    [selectors, clicks] as const,
  );

test('clicks with a modifier or the middle button are the browser’s, on every control', {
  tag: '@long',
}, async ({ page, openFragment }) => {
  await page.setViewportSize({ width: 600, height: 800 });
  await servePictures(page);
  await page.route('**/call/**', (route) => route.fulfill({ status: 500 }));
  await openFragment(html, { tag: 'data-request-errors="recover"' });
  for (const name of ['navigation', 'downloads', 'references', 'image-slider', 'logo-slider']) {
    await running(page, name);
  }
  for (const name of ['coverflow', 'lightbox', 'category-gallery', 'form', 'anchors', 'to-top']) {
    await running(page, name);
  }
  await running(page, 'gallery-elements', 2);
  await running(page, 'consent');
  // The levels of the menu come when it opens for the first time.
  await page.locator('.navigation-opener').click();
  await expect(page.locator('#first .navigation-back').first()).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).not.toHaveClass(/navigation-open/);
  await page.locator('.analytics-opt-out').scrollIntoViewIfNeeded();
  await expect(page.locator('.analytics-opt-out-status')).toHaveCount(1);

  expect(await answering(page, controls, modified)).toEqual([]);
  expect(await answering(page, controls, [{}])).toEqual(controls);

  await page.evaluate(() => document.querySelector('form')?.requestSubmit());
  await page.evaluate(() => document.querySelector<HTMLElement>('form button')?.click());
  await expect(page.locator('.request-error__retry')).toHaveCount(1);
  await expect(page.locator('.form-summary a')).toHaveCount(1);
  expect(await answering(page, later, modified)).toEqual([]);
  expect(await answering(page, later, [{}])).toEqual(later);
});
