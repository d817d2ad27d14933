import type { Browser, Page } from 'playwright-core';
import { limits } from '../../pages/limits.js';
import { Uncheckable } from '../../pages/source.js';
import { isOwn, type Moment, type Seen } from './seen.js';
import { watch } from './watch.js';

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
  await page.evaluate(async () => {
    const closed = 'button[aria-expanded="false"], [role="button"][aria-expanded="false"]';
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const control of document.querySelectorAll<HTMLElement>(closed)) {
      if (!control.closest('.klaro, form, a[href]')) control.click();
    }
    const end = document.documentElement.scrollHeight;
    for (let top = 0; top < Math.min(end, 50_000); top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
  await quiet(page);
}

/**
 * Opens a page.
 *
 * @throws Uncheckable if it does not open, or is not what was asked for: an error, another host's, or empty
 */
async function openPage(page: Page, address: string): Promise<void> {
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
}

/** What a visit has seen, and whether the page asked for consent. */
export interface Visit {
  readonly seen: readonly Seen[];
  readonly asks: boolean;
}

/**
 * Opens a page as a new visitor, answers with a button of the notice, and opens it again.
 *
 * @throws Uncheckable if the page does not open
 */
async function visit(
  browser: Browser,
  address: string,
  answer: keyof typeof buttons,
): Promise<Visit> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    let moment: Moment = 'before an answer';
    const collect = await watch(context, page, new URL(address).hostname, () => moment);
    const open = (): Promise<void> => openPage(page, address);
    await open();
    await readAll(page);
    const before = await collect();
    const button = page.locator(buttons[answer]).first();
    if (!(await button.isVisible())) return { seen: before, asks: false };
    moment = answer;
    await button.click();
    await quiet(page);
    await open();
    await readAll(page);
    return { seen: await collect(), asks: true };
  } finally {
    await context.close();
  }
}

/** Looks at a page before an answer, after declining and after accepting. */
export async function visitPage(browser: Browser, address: string): Promise<Visit> {
  const declined = await visit(browser, address, 'after declining');
  if (!declined.asks) return declined;
  const accepted = await visit(browser, address, 'after accepting');
  const later = accepted.seen.filter(({ moment }) => moment === 'after accepting');
  return { seen: [...declined.seen, ...later], asks: true };
}
