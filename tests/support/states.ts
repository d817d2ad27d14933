import type { Locator, Page } from '@playwright/test';
import { rest } from './rest.js';
import { deferred, expect, running } from './site.js';

/** A state that a visitor has brought a page to. */
export interface State {
  readonly name: string;
  /** Selector of where it can be seen. */
  readonly place: string;
}

/** The address of calls 1 to 3 on the static pages. */
const calls = /\?type=7411$/;

/** From this width (px) on the navigation is a bar; below the second one the downloads collapse. */
const desktop = 1050;
const collapses = { references: 992, downloads: 768 };

const widthOf = (page: Page): number => page.viewportSize()?.width ?? 0;

/** The first such element, in sight, once its behaviour runs; undefined where the page has none. */
async function started(
  page: Page,
  selector: string,
  behaviour: string,
): Promise<Locator | undefined> {
  const element = page.locator(selector).filter({ visible: true }).first();
  if ((await element.count()) === 0) return undefined;
  await element.scrollIntoViewIfNeeded();
  await running(page, behaviour);
  return element;
}

/** Resolves when the code of the bar, which comes after the navigation has started, has run. */
export async function barRuns(page: Page): Promise<void> {
  const hasCome = (): Promise<boolean> =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/chunks/bar-')),
    );
  await expect.poll(hasCome).toBe(true);
  await rest(page);
}

async function* navigation(page: Page): AsyncGenerator<State> {
  await running(page, 'navigation');
  const entry = page.locator('.main-navigation > ul > li').filter({ has: page.locator('ul') });
  const label = entry.first().locator(':scope > a');
  const level = entry.first().locator(':scope > ul');
  if (widthOf(page) >= desktop) {
    await barRuns(page);
    await label.focus();
    await expect(level).toBeVisible();
    yield { name: 'sub-menu of the bar open', place: '.site-header' };
    await page.keyboard.press('Escape');
    await expect(level).toBeHidden();
    await label.blur();
    return;
  }
  await page.locator('.navigation-opener').click();
  await expect(label).toBeVisible();
  yield { name: 'menu open', place: '.site-header' };
  await label.click();
  await expect(level).toBeVisible();
  yield { name: 'sub-menu open', place: '.site-header' };
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(label).toBeHidden();
}

/** A slider with arrows, at its last slide, which comes before the first. */
function slider(behaviour: string, selector: string) {
  return async function* states(page: Page): AsyncGenerator<State> {
    const element = await started(page, selector, behaviour);
    if (!element) return;
    const arrow = element.locator('.slick-prev').filter({ visible: true });
    if ((await arrow.count()) === 0) return;
    const slides = element.locator('.slick-slide:not(.slick-cloned)');
    await arrow.click();
    await expect(slides.last()).toHaveClass(/slick-current/);
    yield { name: `${behaviour} at the last slide`, place: selector };
  };
}

async function* logos(page: Page): AsyncGenerator<State> {
  const element = await started(page, '.logo-slider', 'logo-slider');
  if (!element) return;
  const pause = element.locator('.logo-slider__pause');
  if (await pause.isVisible()) {
    await pause.click();
    yield { name: 'logo slider paused', place: '.logo-slider' };
  }
  await element.locator('.slick-next').click();
  yield { name: 'logo slider moved', place: '.logo-slider' };
}

async function* lightbox(page: Page): AsyncGenerator<State> {
  const inSlider = 'a[data-fancybox]:not(.slick-slide:not(.slick-active) a, .slick-cloned a)';
  const link = await started(page, inSlider, 'lightbox');
  if (!link) return;
  await link.click();
  const dialog = page.locator('dialog.fancybox__dialog');
  await expect(dialog.locator('.is-selected img:not(.is-clone)')).toBeVisible();
  yield { name: 'lightbox open', place: 'dialog.fancybox__dialog' };
  const next = dialog.locator('.lightbox__next');
  if (await next.isVisible()) {
    await next.click();
    await expect(dialog.locator('.lightbox__counter')).toHaveText(/^02 /);
    yield { name: 'lightbox at the next image', place: 'dialog.fancybox__dialog' };
  }
  await dialog.locator('.lightbox__close').click();
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
}

/** The category that comes after the active one, by its link; or the first of all. */
const otherCategory = (gallery: Locator): Locator =>
  gallery.locator('.product_reference:not(.active)').first().locator('xpath=descendant-or-self::a');

/** Needs a page with `data-request-errors="recover"`. */
function gallery(behaviour: 'category-gallery' | 'inspiration-gallery') {
  return async function* states(page: Page): AsyncGenerator<State> {
    const element = await started(page, `.${behaviour}`, behaviour);
    if (!element) return;
    const overlay = element.locator('.loading-overlay');
    const held = deferred();
    await page.route(
      calls,
      async (route) => {
        await held.promise;
        await route.fallback();
      },
      { times: 1 },
    );
    await otherCategory(element).click();
    await expect(element).toHaveAttribute('aria-busy', 'true');
    yield { name: `${behaviour} loading`, place: `.${behaviour}` };
    held.resolve();
    await expect(element).not.toHaveAttribute('aria-busy', 'true');
    await expect(overlay).toBeHidden();
    yield { name: `${behaviour} replaced`, place: `.${behaviour}` };

    await page.route(calls, (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
    await otherCategory(element).click();
    const message = element.locator('.request-error');
    await expect(message).toBeVisible();
    await expect(overlay).toBeHidden();
    yield { name: `${behaviour} failed`, place: `.${behaviour}` };
    await message.getByRole('button').click();
    await expect(message).toHaveCount(0);
    await expect(element).not.toHaveAttribute('aria-busy', 'true');

    const back = element.locator('.back-to-category').first();
    if (!(await back.isVisible())) return;
    const list = await element.locator('.list_products').innerHTML();
    // The overlay goes later than the answer comes, and is in a pointer's way until then.
    await back.press('Enter');
    await expect.poll(() => element.locator('.list_products').innerHTML()).not.toBe(list);
    await expect(overlay).toBeHidden();
    yield { name: `${behaviour} at the level above`, place: `.${behaviour}` };
  };
}

async function* coverflow(page: Page): AsyncGenerator<State> {
  const element = await started(page, '.coverflow', 'coverflow');
  if (!element) return;
  const title = page.locator('.coverflow-detail__title').first();
  const before = await title.innerText();
  await element.locator('.flipster__button--next').click();
  await expect(title).not.toHaveText(before);
  yield { name: 'coverflow moved', place: '.coverflow, .coverflow-detail' };
}

async function* galleryElements(page: Page): AsyncGenerator<State> {
  const element = await started(page, '.gallery-element', 'gallery-elements');
  if (!element) return;
  await page.locator('.gallery-navigation a').nth(1).click();
  const back = page.locator('.back-to-overview');
  await expect(back).toBeVisible();
  yield { name: 'another gallery element shown', place: '.gallery-element, .gallery-navigation' };
  await back.click();
  await expect(back).toBeHidden();
}

async function* references(page: Page): AsyncGenerator<State> {
  const element = await started(page, '.references', 'references');
  if (!element) return;
  if (widthOf(page) < collapses.references) {
    await element.locator('.reference__toggle').first().click();
    await expect(element.locator('.reference__body').first()).toBeVisible();
    yield { name: 'a reference open', place: '.references' };
  }
  const more = element.locator('.references__more');
  if (!(await more.isVisible())) return;
  await more.click();
  await expect(element.locator('.reference-column.is-hidden')).toHaveCount(0);
  yield { name: 'more references shown', place: '.references' };
}

async function* downloads(page: Page): AsyncGenerator<State> {
  if (widthOf(page) >= collapses.downloads) return;
  const element = await started(page, '.downloads', 'downloads');
  if (!element) return;
  await element.locator('.downloads__toggle').click();
  await expect(element.locator('.downloads__body')).toBeVisible();
  yield { name: 'downloads open', place: '.downloads' };
}

async function* form(page: Page): AsyncGenerator<State> {
  const element = await started(page, 'form.inquiry-form', 'form');
  if (!element) return;
  await element.locator('button[type="submit"]').first().click();
  await expect(element.locator('.form-summary')).toBeVisible();
  yield { name: 'form refused', place: 'form.inquiry-form' };
}

async function* map(page: Page): AsyncGenerator<State> {
  const element = await started(page, '.map[data-lat]', 'map');
  if (!element) return;
  await expect(element.locator('.gm-style')).toBeVisible();
  yield { name: 'map drawn', place: '.map' };
}

async function* consent(page: Page): AsyncGenerator<State> {
  const dialog = page.locator('dialog.cookie-modal');
  await page.locator('.cookie-settings').last().click();
  await expect(dialog).toBeVisible();
  yield { name: 'consent dialog open', place: 'dialog.cookie-modal' };
  await dialog.locator('.cm-btn-accept-all, .cm-btn-success').last().click();
  await expect(dialog).toHaveCount(0);
}

async function* toTop(page: Page): AsyncGenerator<State> {
  await page.locator('.to-top').last().click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  yield { name: 'back at the top', place: '.site-header' };
}

/** In this order, since a gallery that is at the level above has no slider any more. */
const groups = {
  navigation,
  lightbox,
  logos,
  imageSlider: slider('image-slider', '.image-slider'),
  referenceSlider: slider('reference-slider', '.reference-slider'),
  gallerySlider: slider('gallery-slider', '.gallery-inner .gallery-slider'),
  categoryGallery: gallery('category-gallery'),
  inspirationGallery: gallery('inspiration-gallery'),
  coverflow,
  galleryElements,
  references,
  downloads,
  form,
  map,
  consent,
  toTop,
} as const;

export type StateGroup = keyof typeof groups;

const isGroup = (name: string): name is StateGroup => name in groups;
const all: readonly StateGroup[] = Object.keys(groups).filter(isGroup);

/**
 * Does on a page of a visitor who has answered the consent all that a visitor can do, by a pointer,
 * and yields each state that the page comes to. The page is one with
 * `data-request-errors="recover"`, since it is shown a request that fails.
 *
 * @param only the groups to go through, in this order; otherwise all
 */
export async function* statesOf(
  page: Page,
  only: readonly StateGroup[] = all,
): AsyncGenerator<State> {
  for (const name of only) yield* groups[name](page);
}
