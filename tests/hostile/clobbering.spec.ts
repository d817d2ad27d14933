import type { Page } from '@playwright/test';
import { accepted } from '../support/consent.js';
import { states, touchAll } from '../support/faults.js';
import { expect, id, test } from '../support/services/outside.js';
import { isStarted, openPage } from '../support/site.js';
import { vary } from '../support/static-pages.js';

/** The elements that a name makes a property of `document` (HTML, "named access on the Document object"). */
const kinds: Readonly<Record<string, (name: string) => string>> = {
  'img[name]': (name) => `<img name="${name}" alt="" hidden>`,
  'form[name]': (name) => `<form name="${name}" hidden></form>`,
  'object[id]': (name) => `<object id="${name}" hidden></object>`,
  'embed[name]': (name) => `<embed name="${name}" hidden>`,
  'iframe[name]': (name) => `<iframe name="${name}" title="Frame" hidden></iframe>`,
};

/** Every property that a document has: nearly 300, which are tried all at once. */
const propertiesOfDocument = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names = new Set<string>();
    for (
      let type = Document.prototype;
      type !== Object.prototype;
      type = Object.getPrototypeOf(type)
    )
      for (const name of Object.getOwnPropertyNames(type)) names.add(name);
    return [...names];
  });

/** Clicks, with nothing asked of `document`, which says nothing that is true here. */
const click = (page: Page, selector: string): Promise<void> =>
  page.evaluate((selected) => {
    const found = Document.prototype.querySelector.call(document, selected);
    if (!(found instanceof HTMLElement)) throw new Error(`the page has no ${selected}`);
    found.click();
  }, selector);

const count = (page: Page, selector: string): Promise<number> =>
  page.evaluate(
    (selected) => Document.prototype.querySelectorAll.call(document, selected).length,
    selector,
  );

// What code asks of the document is looked up in the built files: tests/build/unclobbered.test.ts.
for (const [kind, element] of Object.entries(kinds)) {
  test(`${kind} by the name of each property of the document ends nothing on the page with every section`, {
    tag: '@long',
  }, async ({ page, context, complaints, requests }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/home/impressum/');
    const names = await propertiesOfDocument(page);
    expect(names.length).toBeGreaterThan(200);
    expect(names).toEqual(expect.arrayContaining(['cookie', 'createElement', 'parentNode']));
    await vary(page, {
      tag: `data-analytics-id="${id}"`,
      change: (html) => html.replace(/<body[^>]*>/, (body) => body + names.map(element).join('')),
    });
    await openPage(page, '/home/baukasten/');
    expect(await page.evaluate(() => typeof document.cookie)).toBe('object');

    await expect.poll(() => count(page, '.cookie-notice')).toBe(1);
    await click(page, '.cookie-notice .cm-btn-success');
    await expect.poll(() => count(page, '.cookie-notice')).toBe(0);
    const cookie = (await context.cookies()).find(({ name }) => name === 'klaro');
    expect(JSON.parse(decodeURIComponent(cookie?.value ?? '""'))).toEqual(accepted);
    await expect
      .poll(() => requests.filter(({ searchParams }) => searchParams.get('en')).length)
      .toBe(1);

    // What starts brings links, which wait in their turn.
    const still = async () => {
      await touchAll(page);
      return (await states(page)).filter(({ state }) => !isStarted(state));
    };
    await expect.poll(still).toEqual([]);
    await click(page, '.references a[data-fancybox]');
    await expect.poll(() => count(page, '.lightbox__close')).toBe(1);
    await click(page, '.lightbox__close');
    await expect.poll(() => count(page, '.fancybox__dialog')).toBe(0);
    await click(page, '.cookie-settings');
    await expect.poll(() => count(page, '#cookieScreen')).toBe(1);
    await click(page, '.category-gallery [data-uid]:not(.active) a');
    await expect.poll(() => count(page, '.loading-overlay:not([hidden])')).toBe(0);
    expect(complaints).toEqual([]);
  });
}
