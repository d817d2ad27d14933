import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, ElementHandle, Page, Request } from 'playwright-core';
import { Uncheckable } from '../../pages/source.js';
import { controls, globals } from '../libraries/libraries.js';
import type { Answers, Loaded, Replaced } from '../site/answers.js';
import { numberAttribute } from '../site/markup.js';
import type { Site } from '../site/site.js';
import { type Item, look, sliders } from './look.js';
import { recordLibraries } from './record-libraries.js';
import { record } from './recorder.js';
import type { RecorderSettings } from './recording.js';

/** The widths (px) at which a site is inspected. */
export const widths = [1280, 390] as const;

/** How long (ms) a page may load, load on, move, and leave a question without an answer; and all of it together. */
const times = { load: 25_000, rest: 5000, motion: 2000, answer: 30_000, all: 240_000 };

/** How often rest is waited for. It is counted, as a busy machine has other clocks. */
const patience = 12;

/** A browser and the site that it looks at. */
export interface Looking {
  readonly browser: Browser;
  readonly site: Site;
  readonly answers: Answers;
}

/** A page at a width, with something else in the place of some of the site's files and plugins. */
export interface Opening {
  readonly path: string;
  readonly width: number;
  readonly replaced?: Replaced;
  readonly answered?: RecorderSettings['answered'];
}

/** What may differ from the site as it is. */
export type Variant = Pick<Opening, 'replaced' | 'answered'>;

/** A page that is open: what went wrong on it, and what it has loaded. */
type Opened = ReturnType<typeof watch>;

function watch(page: Page, loaded: Loaded) {
  const errors: { readonly text: string; readonly at: string }[] = [];
  const failed = new Set<string>();
  const said: string[] = [];
  const waiting = new Set<Request>();
  let asked = '';
  page.on('request', (request) => {
    waiting.add(request);
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      asked = request.url();
  });
  page.on('requestfinished', (request) => void waiting.delete(request));
  page.on('pageerror', ({ message, stack = '' }) => {
    errors.push({ text: message, at: /(https?:\/\/[^\s)]+?:\d+):\d+/.exec(stack)?.[1] ?? '' });
  });
  page.on('console', (message) => {
    // What else it names can only be looked at in the browser itself.
    const [text = ''] = message.text().split(' JSHandle@');
    if (text.startsWith('auftritt: ')) said.push(text);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) failed.add(response.url());
  });
  page.on('requestfailed', (request) => {
    waiting.delete(request);
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') failed.add(request.url());
  });
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}));
  return {
    ...{ page, errors, failed },
    /** Our own messages on the console. */
    said,
    /** The scripts and stylesheets that are loaded so far. */
    loaded,
    /** The address that the page has asked for last, if it came or not. */
    asked: (): string => asked,
    /** Does something, and waits until what it asks for is there and what it moves is at rest. */
    async calm(act: () => Promise<unknown>): Promise<void> {
      await act();
      let left = patience;
      do await rest(page);
      while (waiting.size > 0 && --left > 0);
    },
  };
}

/** The address of a page, to which the site may lead on. @throws Uncheckable where it is none that can be looked at */
async function addressOf(path: string, site: Site): Promise<string> {
  const { status, type, url } = await site.read(path);
  if (status === 401 || status === 403)
    throw new Uncheckable(`asks for a password (status ${status})`);
  if (status >= 400) throw new Uncheckable(`answers with status ${status}`);
  // What a browser is led on to is not asked of us: so we follow before it does.
  if (new URL(url).origin !== site.origin) throw new Uncheckable(`leads to ${url}`);
  if (!/html/i.test(type)) throw new Uncheckable(`is ${type || 'text/plain'} and no page`);
  return url;
}

/**
 * Opens a page, and waits for its end only as long as visitors would.
 *
 * @throws Uncheckable where it asks for a password
 */
async function open({ page, calm }: Opened, url: string, path: string): Promise<void> {
  await calm(async () => {
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await page.waitForLoadState('load', { timeout: times.rest }).catch(() => {});
  });
  const { pathname } = new URL(page.url());
  if (pathname !== path.split('?')[0] && (await page.$('input[type=password]')))
    throw new Uncheckable(`leads to a login, ${pathname}`);
}

/** Ends where a page does not answer any more, as its script runs in a circle, or takes too long with all of it. */
async function stuck(page: Page): Promise<never> {
  for (const end = Date.now() + times.all; Date.now() < end; await wait(1000))
    await page.locator('html').waitFor({ state: 'attached', timeout: times.answer });
  throw new Uncheckable(waitingFor(times.all));
}

const waitingFor = (time: number): string =>
  `keeps its visitors waiting for ${time / 1000} seconds`;

/**
 * Opens a page in a window of its own, and ends where the page itself does not.
 *
 * @param act gets the window and what opens the page in it
 * @throws Uncheckable where it cannot be looked at
 */
export async function withPage<Value>(
  { browser, site, answers }: Looking,
  { path, width, replaced = new Map(), answered = [] }: Opening,
  act: (opened: Opened, start: () => Promise<void>) => Promise<Value>,
): Promise<Value> {
  const url = await addressOf(path, site);
  const context = await browser.newContext({
    ...{ viewport: { width, height: 800 }, serviceWorkers: 'block', ignoreHTTPSErrors: true },
    locale: 'de-DE',
  });
  let isOpen = false;
  const loaded = await answers.serve(context, replaced, () => isOpen);
  const settings = JSON.stringify({ attribute: numberAttribute, globals, answered });
  // One script, as several may run in any order.
  const content = `(${recordLibraries})(${settings}, (${record})(${settings}));`;
  await context.addInitScript({ content });
  const page = await context.newPage();
  // What a press opens beside the page is of no interest.
  context.on('page', (other) => void other.close().catch(() => {}));
  page.setDefaultTimeout(times.load);
  const opened = watch(page, loaded);
  const stay = (url: string): void => {
    if (new URL(url).origin !== site.origin) throw new Uncheckable(`leads to ${opened.asked()}`);
  };
  const start = async (): Promise<void> => {
    await open(opened, url, path);
    stay(page.url());
    isOpen = true;
  };
  try {
    const value = await Promise.race([act(opened, start), stuck(page)]);
    stay(page.url());
    return value;
  } catch (error) {
    if (error instanceof Uncheckable) throw error;
    if (opened.asked() !== '') stay(opened.asked());
    const [why = ''] = String(error instanceof Error ? error.message : error).split('\n');
    const [, time] = /Timeout (\d+)ms/.exec(why) ?? [];
    throw new Uncheckable(time ? waitingFor(Number(time)) : `cannot be looked at: ${why}`);
  } finally {
    await context.close().catch(() => {});
  }
}

/** Waits until what moves by CSS has come to its end, and then for some frames. Runs in the page. */
async function waitForRest(most: number): Promise<void> {
  const ending = document.getAnimations().filter(({ playState, effect }) => {
    const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
    return playState === 'running' && !isEndless;
  });
  const waited = async (): Promise<void> => {
    await Promise.allSettled(ending.map(({ finished }) => finished));
    await new Promise((resolve) => setTimeout(resolve, 120));
    for (const _frame of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
  };
  await Promise.race([waited(), new Promise((resolve) => setTimeout(resolve, most))]);
}

export const rest = (page: Page): Promise<void> => page.evaluate(waitForRest, times.motion);

/**
 * Presses an element as a visitor does; where something lies over it, as a script does, so that nothing else is hit.
 *
 * @param timeout how long (ms) what lies over it may take to go
 */
export const click = (element: ElementHandle, timeout: number): Promise<void> =>
  element
    .click({ timeout })
    .catch(() => element.dispatchEvent('click'))
    .catch(() => {}); // It has gone.

/** Takes mouse and focus away, so that no state of theirs counts. */
export async function leave(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => Object(document.activeElement).blur?.());
}

/** What is in sight: on the whole page, or in the window where `isWhole` is false. */
export const lookAt = (
  page: Page,
  selector: string | undefined,
  isWhole: boolean,
): Promise<Item[]> => page.evaluate(look, { selector, isWhole, sliders, controls });

const standing = (items: readonly Item[]): string =>
  items.map(({ key, x, y }) => `${key} ${Math.round(x)} ${Math.round(y)}`).join('\n');

/**
 * Waits until two looks in a row find the same; what never stands still is not waited for.
 *
 * @param isEnough whether what is in sight has what is waited for
 */
export async function settled(
  page: Page,
  selector: string | undefined,
  isWhole: boolean,
  isEnough: (items: readonly Item[]) => boolean = () => true,
): Promise<Item[]> {
  let before = await lookAt(page, selector, isWhole);
  for (let time = 0; time < patience; time += 1) {
    await rest(page);
    const after = await lookAt(page, selector, isWhole);
    if (isEnough(after) && standing(before) === standing(after)) return after;
    before = after;
  }
  return before;
}

/** Does something for each of some items, three at a time. Returns what came of it, in their order. */
export async function sideBySide<Item_, Value>(
  items: readonly Item_[],
  act: (item: Item_) => Promise<Value>,
): Promise<Value[]> {
  const values: Value[] = [];
  const left = items.entries();
  const lane = async (): Promise<void> => {
    for (const [at, item] of left) values[at] = await act(item);
  };
  await Promise.all([lane(), lane(), lane()]);
  return values;
}
