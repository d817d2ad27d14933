import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type Item, movingIn } from './look.js';
import { type Answers, answer } from './others.js';
import { type Trial, type Try, tryAll } from './trials.js';
import { firstLook, lookAt, rest, walkThrough } from './use.js';
import { type PageError, watch } from './watch.js';

/** What one visit has seen. */
export interface Visit {
  /** Why the page could not be looked at. */
  readonly refusal?: string;
  readonly errors: readonly PageError[];
  readonly failed: readonly string[];
  /** Scripts and styles at load, with the pictures and fonts of styles, compressed (bytes). */
  readonly weight: number;
  readonly items: readonly Item[];
  readonly height: number;
  readonly tries: readonly Try[];
  /** How many elements were not reached in time. */
  readonly late: number;
  /** What came and went while nobody used the page, wherever it was seen; only where that was watched. */
  readonly moving?: readonly Item[];
}

/** What is asked of a visit: trials, to watch the page that nobody uses, or what it loads and nothing else. */
export type Asked = readonly Trial[] | 'watch' | 'weigh';

/**
 * How long (ms) a page may load, another server, all trials of a page and a whole visit may take; and for how long a page
 * is watched, since slides that play stay for three to seven seconds.
 */
const times = {
  load: 30_000,
  other: 3000,
  rest: 4000,
  trials: 30_000,
  visit: 90_000,
  watch: 8000,
};

type Times = Readonly<typeof times>;

/** Opens a page, and waits for its end only as long as visitors would. */
async function open(
  page: Page,
  address: string,
  { load, rest }: Times,
): Promise<string | undefined> {
  const answer = await page
    .goto(address, { waitUntil: 'domcontentloaded', timeout: load })
    .catch(
      (error: unknown) => String(error instanceof Error ? error.message : error).split('\n')[0],
    );
  if (typeof answer === 'string') return `does not open: ${answer}`;
  if (new URL(page.url()).origin !== new URL(address).origin) return `leads to ${page.url()}`;
  const status = answer?.status() ?? 200;
  if (status === 401 || status === 403) return `asks for a login (status ${status})`;
  if (status >= 400) return `answers with status ${status}`;
  const hasLogin = (await page.$('input[type=password]')) !== null;
  const isOther = new URL(page.url()).pathname !== new URL(address).pathname;
  if (hasLogin && isOther) return `leads to a login, ${new URL(page.url()).pathname}`;
  for (const state of ['load', 'networkidle'] as const)
    await page.waitForLoadState(state, { timeout: rest }).catch(() => {});
  return undefined;
}

const nothing: Visit = {
  ...{ errors: [], failed: [], weight: 0, items: [], height: 0, tries: [], late: 0 },
};

/** How long (ms) a watched page is left alone between two looks. */
const betweenLooks = 250;

const heightOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight);

/** Watches a page that nobody uses: twice as long where something moves, so that each slide has come. */
async function watchAlone(page: Page, most: number): Promise<Visit> {
  const looks: Item[][] = [];
  const begin = Date.now();
  let moving: Item[] = [];
  while (Date.now() - begin < (moving.length > 0 ? 2 * most : most)) {
    looks.push(await lookAt(page, null, true));
    moving = movingIn(looks);
    await page.waitForTimeout(betweenLooks);
  }
  const items = [...new Map(looks.flat().map((item) => [item.key, item])).values()];
  return { ...nothing, items, moving, height: await heightOf(page) };
}

/** Looks at a page in its window, and uses what the plan moves on it. */
async function lookAround(
  context: BrowserContext,
  answers: Answers,
  address: string,
  asked: Asked,
  folder: string,
  limits: Times,
): Promise<Visit> {
  const { origin } = new URL(address);
  await context.route(
    (url) => /^https?:$/.test(url.protocol) && url.origin !== origin,
    (route) => answer(route, answers, limits.other).catch(() => {}),
  );
  const page = await context.newPage();
  page.setDefaultTimeout(limits.load);
  const { errors, failed, weight } = watch(page);
  const refusal = await open(page, address, limits);
  if (refusal !== undefined) return { ...nothing, refusal };
  if (asked === 'watch') return watchAlone(page, limits.watch);
  if (asked === 'weigh') {
    await rest(page);
    return { ...nothing, weight: await weight() };
  }
  const items = await firstLook(page);
  const atLoad = await weight();
  const height = await heightOf(page);
  if (asked.length > 0) await walkThrough(page);
  const tried = await tryAll(page, asked, folder, limits.trials, async () => {
    await open(page, address, limits);
    await walkThrough(page);
  });
  return { errors, failed: [...failed], weight: atLoad, items, height, ...tried };
}

/** Opens a page at a width, and ends where the page itself does not: its script may run in a circle. */
async function visitPage(
  browser: Browser,
  answers: Answers,
  address: string,
  width: number,
  asked: Asked,
  folder: string,
  limits: Times,
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Visit>((resolve) => {
    const refusal = `is not at its end after ${limits.visit / 1000} seconds`;
    timer = setTimeout(() => resolve({ ...nothing, refusal }), limits.visit);
  });
  const seen = lookAround(context, answers, address, asked, folder, limits).catch(
    (error: unknown) => {
      const [why = ''] = String(error instanceof Error ? error.message : error).split('\n');
      return { ...nothing, refusal: `cannot be looked at: ${why}` };
    },
  );
  try {
    return await Promise.race([seen, late]);
  } finally {
    clearTimeout(timer);
    await context.close().catch(() => {});
  }
}

/** Thrown when the browser has gone, as it does where the command is ended. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

/** Keeps what visits have seen in a folder, so that a trial that was stopped goes on where it was. */
export function visitor(browser: Browser, folder: string, limits: Times = times) {
  const pictures = join(folder, 'pictures');
  const state = join(folder, 'state');
  const answers: Answers = new Map();
  /**
   * @param what all that the visit depends on: the same visit is not made twice
   * @throws Stopped
   */
  return async (address: string, width: number, asked: Asked, what: unknown): Promise<Visit> => {
    await mkdir(pictures, { recursive: true });
    await mkdir(state, { recursive: true });
    const { pathname, search } = new URL(address);
    const hash = createHash('sha1').update(JSON.stringify([pathname, search, width, asked, what]));
    const file = join(state, `${hash.digest('hex')}.json`);
    const known = await readFile(file, 'utf8').catch(() => undefined);
    if (known !== undefined) return JSON.parse(known);
    const seen = visitPage(browser, answers, address, width, asked, pictures, limits);
    const visit = await seen.catch(() => {
      throw new Stopped(); // Only a browser that has gone opens no page.
    });
    if (!browser.isConnected()) throw new Stopped();
    // What does not open today may open tomorrow.
    if (visit.refusal !== undefined) return visit;
    await writeFile(`${file}.new`, JSON.stringify(visit));
    await rename(`${file}.new`, file);
    return visit;
  };
}
