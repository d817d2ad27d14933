import type { Browser, Page } from 'playwright-core';
import { scrollThrough } from '../../pages/scroll.js';
import { limits, Uncheckable } from '../../pages/source.js';
import { isOwn, type Seen } from './seen.js';
import { type Watching, watch } from './watch.js';

/** How long (ms) the page may go on with requests before it is looked at all the same. */
const patience = 5000;

/** The buttons of the notice: ours, with klaro's classes. */
const buttons = {
  'after declining': '.klaro .cn-decline',
  'after accepting': '.klaro .cookie-notice .cm-btn-success',
} as const;

/** Waits until the page sends nothing more, but not for ever. */
const quiet = (page: Page): Promise<void> =>
  page.waitForLoadState('networkidle', { timeout: patience }).catch(() => {
    // A page that polls is never quiet. What it sends is recorded anyway.
  });

/** Scrolls through the page and opens what is closed, as an interested visitor does. */
async function readAll(page: Page): Promise<void> {
  await quiet(page);
  await page.evaluate(() => {
    const closed = 'button[aria-expanded="false"], [role="button"][aria-expanded="false"]';
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const control of document.querySelectorAll<HTMLElement>(closed)) {
      if (!control.closest('.klaro, form, a[href]')) control.click();
    }
  });
  await page.evaluate(scrollThrough);
  await quiet(page);
}

/**
 * Opens a page and reads it.
 *
 * @throws Uncheckable if it does not open, or is not what was asked for: an error, another host's, or empty
 */
async function read(page: Page, address: string): Promise<void> {
  const answer = await page
    .goto(address, { timeout: limits.answer })
    .catch((error: unknown): never => {
      const [why] = error instanceof Error ? error.message.split('\n') : [];
      throw new Uncheckable(`does not open in Chromium: ${why}`);
    });
  const status = answer?.status() ?? 200;
  if (status >= 400) throw new Uncheckable(`answers with status ${status}`);
  const { hostname } = new URL(page.url());
  if (!isOwn(hostname, new URL(address).hostname)) {
    throw new Uncheckable(`leads to another host: ${page.url()}`);
  }
  const isEmpty = await page.evaluate(() => {
    const shows = 'img, svg, video, iframe, canvas, object, input, button';
    return document.body.innerText.trim() === '' && !document.body.querySelector(shows);
  });
  if (isEmpty) throw new Uncheckable('is empty');
  await readAll(page);
}

/** What the visits to a page have seen. */
export interface Visit {
  readonly seen: readonly Seen[];
  /** Whether the page asked for consent with a notice of Auftritt. */
  readonly asks: boolean;
  /** Whether consent could be withdrawn again, where the page asks for it. */
  readonly canWithdraw: boolean;
  /** The addresses of the same page in other languages, as its links with `hreflang` name them. */
  readonly translations: readonly string[];
}

/** The own addresses of the page in other languages. */
async function translationsOn(page: Page, address: string): Promise<string[]> {
  const found = await page
    .locator('link[rel~="alternate"][hreflang], a[hreflang][href]')
    .evaluateAll((links) => links.map((link) => ('href' in link ? String(link.href) : '')));
  const { host } = new URL(address);
  return found.filter((each) => URL.canParse(each) && new URL(each).host === host);
}

/**
 * Opens a page as a new visitor who answers with a button of the notice.
 *
 * @param go what the visitor does after the answer, where the page asks; returns whether consent could be withdrawn
 * @throws Uncheckable if the page does not open
 */
async function visit(
  browser: Browser,
  address: string,
  answer: keyof typeof buttons,
  go: (page: Page, watching: Watching) => Promise<boolean>,
): Promise<Visit> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const watching = await watch(page, new URL(address).hostname);
    await read(page, address);
    const translations = await translationsOn(page, address);
    const before = await watching.collect();
    const button = page.locator(buttons[answer]).first();
    if (!(await button.isVisible()))
      return { seen: before, asks: false, canWithdraw: true, translations };
    await watching.begin(answer);
    await button.click();
    await quiet(page);
    await read(page, address);
    const canWithdraw = await go(page, watching);
    return { seen: await watching.collect(), asks: true, canWithdraw, translations };
  } finally {
    await context.close();
  }
}

/** How long (ms) the settings may take to open. */
const opening = 5000;

/** Declines everything in the settings. @returns whether the page has a way to do that */
async function withdraw(page: Page, { begin }: Watching): Promise<boolean> {
  const decline = page.locator('.klaro .cm-btn-decline').first();
  try {
    await page.evaluate(() => {
      const openers = 'a, button, [role="button"]';
      const consent = window.auftritt
        ?.instances()
        .filter(({ behaviour }) => behaviour === 'consent');
      const links = consent?.filter(({ element }) => element.matches(openers)) ?? [];
      const link = links.find(({ element }) => element.checkVisibility())?.element;
      if (link instanceof HTMLElement) link.click();
    });
    await decline.waitFor({ timeout: opening });
  } catch {
    return false;
  }
  await begin('after withdrawing');
  await decline.click();
  await quiet(page);
  return true;
}

/** The page by another address, so that the browser's history has two entries. */
function sameElsewhere(address: string): string {
  const other = new URL(address);
  other.searchParams.set('auftritt-check', 'withdrawal');
  return other.href;
}

/**
 * Looks at a page before an answer, after declining, after accepting, and after a withdrawal: on the page itself
 * and by Back to what was allowed.
 */
export async function visitPage(browser: Browser, address: string): Promise<Visit> {
  const declined = await visit(browser, address, 'after declining', async () => true);
  if (!declined.asks) return declined;
  const accepted = await visit(browser, address, 'after accepting', async (page, watching) => {
    const elsewhere = sameElsewhere(address);
    await read(page, elsewhere);
    if (!(await withdraw(page, watching))) return false;
    await read(page, elsewhere);
    await watching.begin('after Back');
    await page.goBack();
    await readAll(page);
    return true;
  });
  const later = accepted.seen.filter(({ moment }) => moment !== 'before an answer');
  const canWithdraw = accepted.asks && accepted.canWithdraw;
  return { ...declined, seen: [...declined.seen, ...later], canWithdraw };
}
