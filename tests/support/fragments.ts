import type { Page } from '@playwright/test';
import type { FragmentOptions } from './fragment-html.js';
import { endTimers } from './leaks.js';
import type { SharedPage } from './shared-page.js';
import { expect, loadFragment, test as siteTest } from './site.js';

interface Written {
  readonly lines: string[];
  /** Whether the test looks at them itself. */
  expected: boolean;
}

interface Fragments {
  /** What the page wrote to the console. */
  written: Written;
  /** Whether the test changes the server's HTML itself. */
  changes: { html: boolean };
  /** Holds that a test has left nothing behind. */
  nothingLeft: undefined;
}

/** How many listeners the code of all behaviours together may keep for as long as a page lives. */
const keptListeners = 40;

/** What the script adds to a page; none of it may be there once everything has been released. */
const additions = [
  '[class*="slick-"]',
  '[data-slider-part]',
  '[class*="flipster"]',
  '[class*="fancybox__"]',
  '.lightbox__dialog',
  '.klaro',
  '.loading-overlay',
  '.request-error',
  '.form-summary',
  '.field-message',
  '.no-help',
  '.navigation-back',
  '.navigation-parent',
  '.back-to-overview',
  '[id^="auftritt-"]',
  '[aria-busy]',
  '[inert]',
].join();

/** A document that is open, as a script of the page sees it. */
interface Document {
  /** The body after the server's HTML was put there. */
  server: string;
  /** How many elements in it look like additions of the script. */
  additions: number;
  /** Whether a gallery has been given an answer, so that it is another HTML than before. */
  replaced: boolean;
}

declare global {
  interface Window {
    fragment?: Document;
  }
}

/** Puts the fragment in the place of the last one; false where the document is another one now. */
const swap = ([body, bodyClass, selector]: readonly [string, string, string]): boolean => {
  const { auftritt, fragment } = window;
  if (!auftritt || !fragment) return false;
  auftritt.release();
  history.replaceState(null, '', '/fragment/');
  localStorage.clear();
  sessionStorage.clear();
  document.title = 'Fragment';
  document.body.className = bodyClass;
  document.body.innerHTML = body;
  window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  window.fragment = {
    server: document.body.innerHTML,
    additions: document.querySelectorAll(selector).length,
    replaced: false,
  };
  auftritt.enhance();
  return true;
};

/** Keeps how the server's HTML is parsed, for the end of the test. */
const keepServerHtml = async (selector: string): Promise<void> => {
  // A request, since a policy of Trusted Types forbids to parse text, and says nothing of these.
  const request = new XMLHttpRequest();
  request.open('GET', '/fragment/');
  request.responseType = 'document';
  const ended = new Promise((resolve) => {
    request.addEventListener('loadend', resolve);
  });
  request.send();
  await ended;
  const { body } = request.responseXML ?? {};
  if (!body) throw new Error('the fragment did not arrive a second time');
  const inBody = body.querySelectorAll(selector).length;
  window.fragment = { server: body.innerHTML, additions: inBody, replaced: false };
  addEventListener('auftritt:replaced', () => {
    if (window.fragment) window.fragment.replaced = true;
  });
};

/** What is left on the page once all has been released. */
const leave = (selector: string) => {
  const { auftritt, fragment, scrollY } = window;
  if (!auftritt || !fragment) return undefined;
  auftritt.release();
  const { body, documentElement } = document;
  const { server, additions: before, replaced } = fragment;
  const html = body.innerHTML;
  const added = [...document.querySelectorAll(selector)].map((element) => element.outerHTML);
  body.replaceChildren();
  body.className = '';
  return {
    scrollY,
    replaced,
    server,
    before,
    html,
    added,
    root: `${documentElement.className} ${documentElement.getAttribute('style') ?? ''}`.trim(),
    outside: [...documentElement.children].map(({ tagName }) => tagName).join(' '),
    instances: auftritt.instances().length,
  };
};

/** Without what no visitor and no script can tell: an attribute that has nothing in it any more. */
const comparable = (html: string): string => html.replaceAll(/ (?:class|style)=""/g, '');

/** Opens a fragment on the page, in the document that is open where it has the same head. */
async function open(
  shared: SharedPage,
  page: Page,
  baseURL: string,
  body: string,
  { load = false, bodyClass = '', ...head }: FragmentOptions,
  visitor: unknown,
): Promise<void> {
  const needed = JSON.stringify([head, visitor]);
  if (
    !load &&
    shared.opened === needed &&
    (await page.evaluate(swap, [body, bodyClass, additions] as const))
  )
    return;
  shared.opened = undefined;
  await loadFragment(page, baseURL, body, { ...head, bodyClass });
  if (!load) shared.opened = needed;
  shared.listeners = 0;
  await page.evaluate(keepServerHtml, additions);
}

/** Ends what a test has opened, and holds that nothing of it stays. */
async function end(shared: SharedPage, page: Page, changes: boolean): Promise<void> {
  const left = await page.evaluate(leave, additions);
  if (!left) {
    shared.opened = undefined;
    return;
  }
  if (changes || left.replaced) {
    if (left.added.length > left.before) expect(left.added).toEqual([]);
  } else expect(comparable(left.html)).toBe(comparable(left.server));
  expect(left).toMatchObject({ root: 'auftritt', outside: 'HEAD BODY' });
  if (!changes) expect(left.instances).toBe(0);
  await expect.poll(() => endTimers(page), { intervals: [0, 10, 50] }).toBe(0);
  if (shared.opened === undefined) return;
  shared.listeners ||= await shared.countListeners(true);
  const most = shared.listeners + keptListeners;
  if ((await shared.countListeners(false)) <= most) return;
  // What is under way when a test ends may hold a released section until it ends as well.
  await expect.poll(() => shared.countListeners(true)).toBeLessThanOrEqual(most);
}

/**
 * Tests of hand-made fragments, which share one page: a fragment takes the place of the one before
 * it, and after each test everything is released and nothing may be left of it. A fragment with
 * another head than the last one, or with `load`, is loaded.
 */
export const test = siteTest.extend<Fragments>({
  written: async ({ page }, use) => {
    const written: Written = { lines: [], expected: false };
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      written.lines.push(message.text());
    });
    page.on('pageerror', (error) => written.lines.push(`uncaught: ${error.message}`));
    await use(written);
  },

  complaints: async ({ written }, use) => {
    written.expected = true;
    await use(written.lines);
  },

  page: async ({ shared, viewport, locale, hasTouch, baseURL }, use) => {
    const options = { viewport, hasTouch, ...(locale && { locale }), ...(baseURL && { baseURL }) };
    await use(await shared.page(options));
    await shared.reset();
  },

  context: ({ page }, use) => use(page.context()),

  changes: async ({ page: _page }, use) => use({ html: false }),

  openFragment: async ({ page, shared, baseURL, earlierAnswer, changes }, use) => {
    await use((body, { changes: html = false, ...options } = {}) => {
      changes.html ||= html;
      return open(shared, page, `${baseURL}`, body, options, earlierAnswer);
    });
  },

  nothingLeft: [
    async ({ page, shared, changes, written }, use, testInfo) => {
      await use(undefined);
      if (testInfo.status !== testInfo.expectedStatus) return;
      await end(shared, page, changes.html);
      const ours = written.lines.filter((line) => /^(auftritt|uncaught)/.test(line));
      if (!written.expected) expect(ours).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
