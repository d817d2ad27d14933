// What is pictured of a page of others: the whole page with all sections started and used, and what a
// visitor opens over it.
import { readFileSync } from 'node:fs';
import { foreignPage, sections } from '../support/foreign.mjs';
import { everythingStarted } from '../support/started.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../support/foreign.mjs').Scheme} Scheme */
/** @typedef {'de' | 'en'} Language */

export const schemes = /** @type {const} */ (['light', 'dark']);

/** The intro covers the page, and has a page of its own below. */
const all = sections.map(({ name }) => name).filter((name) => name !== 'intro');

/**
 * The answer of a gallery that asks for a category.
 *
 * @param {string} asked the fields of its request
 * @param {Language} language
 */
function answer(asked, language) {
  const fields = [...new URLSearchParams(asked)];
  const field = (/** @type {string} */ name) =>
    fields.find(([each]) => each.endsWith(`[${name}]`))?.[1] ?? '';
  const uid = Number(field('uid'));
  const kind = uid < 20 ? 'products' : 'inspiration';
  const file = `${field('ajax') === '1' ? '' : 'parent-'}${uid < 10 ? uid + 10 : uid}.html`;
  return readFileSync(`static-html/answers/${language}/${kind}/${file}`, 'utf8');
}

/** Scrolls through the page, and starts what waits for a visitor's hand. @param {Page} page */
export async function readThrough(page) {
  await page.evaluate(async () => {
    for (let y = 0; y < Math.min(14_000, document.documentElement.scrollHeight); y += 450) {
      // At once, where a framework scrolls smoothly too.
      scrollTo({ top: y, behavior: 'instant' });
      // Chromium may keep a page that is still waiting for a frame; it has nothing new to show then.
      await new Promise((next) => {
        const limit = setTimeout(next, 1000);
        requestAnimationFrame(() => {
          clearTimeout(limit);
          setTimeout(next, 20);
        });
      });
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await everythingStarted(page);
}

/**
 * A picture's sections, the rest of the page's tag, whether it shows more than the window, and what a
 * visitor does before it is taken.
 *
 * @typedef {{
 *   only: readonly string[],
 *   tag: string,
 *   fullPage: boolean,
 *   act: (page: Page) => Promise<void>,
 * }} View
 */

/** @satisfies {Readonly<Record<string, View>>} */
export const views = {
  /** With a refused form, the second tab, and an open reference, collapse and dropdown. */
  page: {
    only: all,
    tag: '',
    fullPage: true,
    async act(page) {
      await readThrough(page);
      await page.locator('form [type="submit"], form button').first().click();
      await page.locator('.has-error').first().waitFor();
      await page.locator('[data-tabs] a').nth(1).click();
      await page.locator('[data-collapse]').first().click();
      const opener = page.locator('.reference__toggle').first();
      if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
      // Last, since it closes as soon as a visitor does something else.
      await page.locator('[data-dropdown]').click();
      await page.locator('[data-dropdown][aria-expanded="true"]').waitFor();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    },
  },
  menu: {
    only: ['navigation', 'image-slider'],
    tag: '',
    fullPage: false,
    async act(page) {
      const opener = page.locator('.navigation-opener');
      if (await opener.isVisible()) {
        await opener.click();
        await page.locator('.navigation-opener[aria-expanded="true"]').waitFor();
      } else await page.locator('.main-navigation li:has(ul) > a').first().hover();
    },
  },
  lightbox: {
    only: ['lightbox'],
    tag: '',
    fullPage: false,
    async act(page) {
      await page.locator('a[data-fancybox]').first().click();
      await page.locator('.fancybox__dialog .is-selected img:not(.is-clone)').waitFor();
    },
  },
  notice: {
    only: ['navigation', 'consent', 'references'],
    tag: 'data-consent="always"',
    fullPage: false,
    act: (page) => page.locator('.klaro .cookie-notice').waitFor(),
  },
  settings: {
    only: ['consent'],
    tag: 'data-consent="always"',
    fullPage: false,
    async act(page) {
      await page.locator('.klaro .cm-link').first().click();
      await page.locator('.klaro .cm-modal').waitFor();
    },
  },
};

/**
 * Opens the page of a view in the light scheme, without what is opened there.
 *
 * @param {Page} page
 * @param {{
 *   theme: string,
 *   layered?: boolean,
 *   view: View,
 *   language?: Language,
 *   direction?: 'ltr' | 'rtl',
 *   head?: string,
 * }} options `head`: what the page has at the end of its head
 */
export async function openView(page, options) {
  const { view, language = 'en', head = '' } = options;
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const body = foreignPage({ ...options, ...view }).replace('</head>', `${head}</head>`);
  await page.route('**/foreign/', (route) => {
    const asked = route.request().postData();
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: asked ? answer(asked, language) : body,
    });
  });
  await page.addInitScript((isAsked) => {
    const value = encodeURIComponent('{"cms":true,"analytics":false}');
    // biome-ignore lint/suspicious/noDocumentCookie: the consent's answer is in one
    document.cookie = isAsked ? 'klaro=; max-age=0; path=/' : `klaro=${value}; path=/`;
  }, view.tag !== '');
  await page.goto('/foreign/');
  await page.waitForFunction(() => window.auftritt !== undefined);
}

/**
 * Changes the page's scheme, and waits for its pictures and for what moves.
 *
 * @param {Page} page
 * @param {Scheme} scheme
 */
export async function paintIn(page, scheme) {
  await page.emulateMedia({ colorScheme: scheme });
  await page.evaluate(async (value) => {
    document.documentElement.dataset.theme = value;
    document.documentElement.dataset.bsTheme = value;
    const near = [...document.images].filter((image) => image.loading !== 'lazy' || image.complete);
    await Promise.all(near.map((image) => image.decode().catch(() => {})));
    await Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 10_000)
        .map(({ finished }) => finished.catch(() => {})),
    );
  }, scheme);
}
