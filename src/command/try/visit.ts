import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, ElementHandle, Page } from 'playwright-core';
import type { Colours, Item } from './look.js';
import { coloursAt, controlOf, settled, type Used, use } from './use.js';
import { watch } from './watch.js';

/** What is tried on a page: the elements of one move. */
export interface Trial {
  readonly key: string;
  readonly behaviour: string;
  readonly selector: string;
  /** How many of the elements are used at most: on a further page one shows whether it works there too. */
  readonly most: number;
}

/** One element of a move, before and after its use. */
export interface Try {
  readonly key: string;
  readonly behaviour: string;
  /** Its box, and what is in sight in it, when the page is at rest. */
  readonly rest: {
    readonly items: readonly Item[];
    /** Whether a slider has an arrow or a dot that leads on. */
    readonly hasControl: boolean;
    /** The colours of what is pressed. */
    readonly colours?: Colours | undefined;
  };
  readonly used: readonly Used[];
  /** The name of the picture that was taken after its first use. */
  readonly picture: string | undefined;
}

/** What one visit has seen. */
export interface Visit {
  /** Why the page could not be looked at. */
  readonly refusal?: string;
  readonly errors: readonly { readonly text: string; readonly at: string }[];
  readonly failed: readonly string[];
  /** Script at load, compressed (bytes). */
  readonly weight: number;
  readonly items: readonly Item[];
  readonly height: number;
  readonly tries: readonly Try[];
  /** How many elements were not reached in time. */
  readonly late: number;
}

/** How long (ms) a page may load, another server, all trials of a page and a whole visit may take. */
const times = { load: 30_000, other: 3000, rest: 4000, trials: 22_000, visit: 90_000 };

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

const isInSight = async (element: ElementHandle<Element>): Promise<boolean> => {
  const box = await element.boundingBox();
  return box !== null && box.width > 1 && box.height > 1 && (await element.isVisible());
};

/** The elements of a move that are in sight. Of tabs, one that is not chosen yet. */
async function elementsOf(page: Page, { selector, behaviour, most }: Trial) {
  const found: ElementHandle<Element>[] = [];
  for (const element of await page.$$(selector).catch(() => [])) {
    if (found.length >= (behaviour === 'lightbox' || behaviour === 'to-top' ? 1 : most)) break;
    if (behaviour === 'tabs') {
      const isChosen = await element.evaluate(
        (tab) => tab.matches('.active, [aria-selected="true"]') || !!tab.closest('li.active'),
      );
      if (isChosen) continue;
    }
    if (await isInSight(element)) found.push(element);
  }
  return found;
}

/** Tries the elements of the moves, one after the other. */
async function tryAll(
  page: Page,
  address: string,
  trials: readonly Trial[],
  folder: string,
  limits: Times,
) {
  const tries: Try[] = [];
  const end = Date.now() + limits.trials;
  let late = 0;
  for (const trial of trials) {
    const { key, behaviour } = trial;
    if (behaviour === 'to-top') {
      // The link is shown once the page has scrolled.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await settled(page, null, true);
    }
    for (const element of await elementsOf(page, trial)) {
      if (Date.now() > end) {
        late += 1;
        continue;
      }
      if (behaviour !== 'to-top')
        await element.scrollIntoViewIfNeeded({ timeout: 1000 }).catch(() => {});
      const items = behaviour === 'slider' ? await settled(page, element, true) : [];
      const control = behaviour === 'slider' ? await controlOf(element) : element;
      const hasControl = behaviour === 'slider' && control !== undefined;
      const colours = control && (await coloursAt(control));
      const used = await use(page, element, behaviour).catch((): Used[] => []);
      const bytes = await page
        .screenshot({ type: 'jpeg', quality: 55, timeout: 5000 })
        .catch(() => undefined);
      let picture: string | undefined;
      if (bytes) {
        picture = `${createHash('sha1').update(bytes).digest('hex').slice(0, 16)}.jpg`;
        await writeFile(join(folder, picture), bytes);
      }
      tries.push({ key, behaviour, rest: { items, hasControl, colours }, used, picture });
      if (used.some(({ left }) => left)) {
        await open(page, address, limits);
        break;
      }
    }
  }
  return { tries, late };
}

const nothing: Visit = {
  ...{ errors: [], failed: [], weight: 0, items: [], height: 0, tries: [], late: 0 },
};

/** Looks at a page in its window, and uses what the plan moves on it. */
async function lookAround(
  context: BrowserContext,
  address: string,
  trials: readonly Trial[],
  folder: string,
  limits: Times,
): Promise<Visit> {
  const { origin } = new URL(address);
  // What another server does not answer soon would hold the page up, twice.
  await context.route(
    (url) => /^https?:$/.test(url.protocol) && url.origin !== origin,
    async (route) => {
      const response = await route.fetch({ timeout: limits.other }).catch(() => undefined);
      await (response ? route.fulfill({ response }) : route.abort()).catch(() => {});
    },
  );
  const page = await context.newPage();
  page.setDefaultTimeout(limits.load);
  const { errors, failed, weight } = watch(page);
  const refusal = await open(page, address, limits);
  if (refusal !== undefined) return { ...nothing, refusal };
  const items = await settled(page, null, true);
  const atLoad = await weight();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const tried = await tryAll(page, address, trials, folder, limits);
  return { errors, failed: [...failed], weight: atLoad, items, height, ...tried };
}

/** Opens a page at a width, and ends where the page itself does not: its script may run in a circle. */
async function visitPage(
  browser: Browser,
  address: string,
  width: number,
  trials: readonly Trial[],
  folder: string,
  limits: Times,
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Visit>((resolve) => {
    const refusal = `is not at its end after ${limits.visit / 1000} seconds`;
    timer = setTimeout(() => resolve({ ...nothing, refusal }), limits.visit);
  });
  const seen = lookAround(context, address, trials, folder, limits).catch((error: unknown) => {
    const [why = ''] = String(error instanceof Error ? error.message : error).split('\n');
    return { ...nothing, refusal: `cannot be looked at: ${why}` };
  });
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
  /**
   * @param what all that the visit depends on: the same visit is not made twice
   * @throws Stopped
   */
  return async (
    address: string,
    width: number,
    trials: readonly Trial[],
    what: unknown,
  ): Promise<Visit> => {
    await mkdir(pictures, { recursive: true });
    await mkdir(state, { recursive: true });
    const { pathname, search } = new URL(address);
    const hash = createHash('sha1').update(JSON.stringify([pathname, search, width, trials, what]));
    const file = join(state, `${hash.digest('hex')}.json`);
    const known = await readFile(file, 'utf8').catch(() => undefined);
    if (known !== undefined) return JSON.parse(known);
    const visit = await visitPage(browser, address, width, trials, pictures, limits).catch(
      (error: unknown) => {
        throw browser.isConnected() ? error : new Stopped();
      },
    );
    if (!browser.isConnected()) throw new Stopped();
    // What does not open today may open tomorrow.
    if (visit.refusal !== undefined) return visit;
    await writeFile(`${file}.new`, JSON.stringify(visit));
    await rename(`${file}.new`, file);
    return visit;
  };
}
