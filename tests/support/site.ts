import { expect as baseExpect, test as baseTest, errors, type Page } from '@playwright/test';
import { assumeFastConnection } from './connection.js';
import { answerConsent, declined, type EarlierAnswer } from './consent.js';
import { type FragmentOptions, fragmentHtml } from './fragment-html.js';
import { answerWith } from './routes.js';
import { SharedPage } from './shared-page.js';

/** The screen widths (px) that every section is looked at in. */
export const widths = [1440, 900, 390] as const;

/** The two languages with the path that their pages begin with. */
export const languages = [
  { language: 'de', prefix: '/home/' },
  { language: 'en', prefix: '/en/home/' },
] as const;

export interface Site {
  /** Opens a hand-made page with the tag; resolves when what starts at once has started. */
  openFragment(body: string, options?: FragmentOptions): Promise<void>;
  /** Opens a hand-made page with the tag; resolves when the behaviour runs on `count` of its elements. */
  start(
    behaviour: string,
    body: string,
    options?: FragmentOptions & { readonly count?: number },
  ): Promise<void>;
  /** What the page wrote to the console as errors and warnings, and uncaught errors. */
  complaints: string[];
  /** What the visitor answered to the consent notice before; with `none` the notice is shown. */
  earlierAnswer: EarlierAnswer | 'none';
  /** Gives the browser the earlier answer. */
  consentCookie: undefined;
}

/** Resolves once the script runs on the page that is open. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => window.auftritt !== undefined);
}

/** Opens a page of the site, and resolves once the script runs on it. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await ready(page);
}

/** What starts when the visitor touches it, and not before. */
const touched = [
  'navigation',
  'telephone',
  'anchors',
  'to-top',
  'downloads',
  'consent',
  'lightbox',
  'form',
];

/** What starts when it comes into sight. */
const seen = [
  'references',
  'collapse',
  'tabs',
  'dropdown',
  'logo-slider',
  'image-slider',
  'gallery-slider',
  'coverflow',
  'reference-slider',
  'slider',
  'category-gallery',
  'inspiration-gallery',
];

/** How long (ms) a behaviour may take to start; less than a test, which would not say what it saw. */
const patience = 20_000;

/** What runs where on the page, or why nothing does. */
const linesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (window.auftritt?.instances() ?? []).map(({ behaviour, state, error }) =>
      [behaviour, state, error ?? ''].join(' ').trim(),
    ),
  );

/**
 * Resolves once the behaviour runs on as many elements of the page (at least one); what waits for
 * the visitor's pointer gets it.
 */
export async function running(page: Page, behaviour: string, count = 1): Promise<void> {
  const isRunning = page.waitForFunction(
    ([name, needed, waiting, unseen]) => {
      const lines = window.auftritt?.instances() ?? [];
      for (const { element, state } of lines.filter((line) => line.behaviour === name)) {
        if (state !== 'waiting') continue;
        // What is in sight starts by itself. Chromium's next Tab would begin at what has been scrolled to.
        const { bottom, top } = element.getBoundingClientRect();
        if (unseen && (bottom < 0 || top > innerHeight))
          element.scrollIntoView({ block: 'center', behavior: 'instant' });
        if (!waiting) continue;
        element.dispatchEvent(new Event('pointerover', { bubbles: true }));
      }
      const on = lines.filter((line) => line.behaviour === name && line.state === 'running');
      return on.length >= needed;
    },
    [behaviour, count, touched.includes(behaviour), seen.includes(behaviour)] as const,
    { timeout: patience },
  );
  await isRunning.catch(async (error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
    const lines = await linesOf(page);
    throw new Error(`${behaviour} does not run ${count} times, but: ${lines.join(', ')}`);
  });
}

/** Whether a behaviour has started; the demonstration site has no keys of services. */
export const isStarted = (state: string): boolean =>
  state === 'running' || state === 'unconfigured';

/** Resolves once a behaviour has started without what the tag lacks for it, and says so. */
export async function unconfigured(page: Page, behaviour: string, lack: string): Promise<void> {
  const lines = () =>
    page.evaluate(
      (name) =>
        (window.auftritt?.instances() ?? [])
          .filter((line) => line.behaviour === name)
          .map(({ state, error }) => [state, error instanceof Error ? error.message : error]),
      behaviour,
    );
  await expect.poll(lines).toEqual([['unconfigured', lack]]);
}

/**
 * Resolves once a chunk that the page will ask for has run. A clock that stands is not to go on before: what the chunk
 * would wait for has passed then. To be called before the page asks.
 */
export async function chunkRan(page: Page, name: string): Promise<void> {
  const response = await page.waitForResponse(`**/chunks/${name}-*.js`);
  await page.evaluate((address) => import(address), response.url());
}

/** Releases the whole page, and gives the HTML that is left in the body. */
export async function releasedBody(page: Page): Promise<string> {
  await page.evaluate(() => window.auftritt?.release());
  return page.locator('body').innerHTML();
}

/** The addresses of all that the page asks for from now on, in order. */
export function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}

/** The states of a behaviour on the page, of each of its elements one. */
export const statesOn = (page: Page, behaviour: string): Promise<string[]> =>
  page.evaluate(
    (name) =>
      (window.auftritt?.instances() ?? [])
        .filter((line) => line.behaviour === name)
        .map(({ state }) => state),
    behaviour,
  );

/** Gives the elements of a behaviour, or of all, the pointer that they wait for. */
export const touch = (page: Page, behaviour?: string): Promise<void> =>
  page.evaluate((name) => {
    for (const { element, behaviour } of window.auftritt?.instances() ?? []) {
      if (name === undefined || behaviour === name)
        element.dispatchEvent(new Event('pointerover', { bubbles: true }));
    }
  }, behaviour);

/** Resolves in the page once it has shown a frame; Chromium may keep one that has nothing new to show waiting. */
export const frame = (): Promise<void> =>
  new Promise((shown) => {
    const limit = setTimeout(shown, 1000);
    requestAnimationFrame(() => {
      clearTimeout(limit);
      shown();
    });
  });

/** Resolves in the page at an idle moment, or where none comes. */
export const idleMoment = (): Promise<unknown> =>
  new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));

/** Resolves when the page has loaded, and what waits for an idle moment has had it. */
export async function idle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  for (let moments = 0; moments < 2; moments += 1) {
    await page.evaluate(frame);
    await page.evaluate(idleMoment);
  }
}

/** Loads a hand-made page, and resolves when what starts at once has started. */
export async function loadFragment(
  page: Page,
  baseURL: string,
  body: string,
  options: FragmentOptions,
): Promise<void> {
  const address = `${baseURL}/fragment/`;
  const html = fragmentHtml(body, options);
  await answerWith(page, address, html);
  await page.goto(address);
  await ready(page);
}

/** Tests that have a page of their own each; `fragments.ts` has those that share one. */
export const test = baseTest.extend<Site, { shared: SharedPage }>({
  shared: [
    async ({ browser }, use) => {
      const shared = new SharedPage(browser);
      await use(shared);
      await shared.close();
    },
    { scope: 'worker' },
  ],

  context: async ({ context, shared }, use) => {
    // Beside a second page Chromium at times gives a page that is still no idle moment.
    await shared.close();
    await assumeFastConnection(context);
    await use(context);
  },

  earlierAnswer: [declined, { option: true }],

  consentCookie: [
    async ({ context, baseURL, earlierAnswer }, use) => {
      if (baseURL && earlierAnswer !== 'none') await answerConsent(context, baseURL, earlierAnswer);
      await use(undefined);
    },
    { auto: true },
  ],

  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') {
        complaints.push(message.text());
      }
    });
    page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
    await use(complaints);
  },

  openFragment: async ({ page, baseURL }, use) => {
    await use((body, options = {}) => loadFragment(page, `${baseURL}`, body, options));
  },

  start: async ({ page, openFragment }, use) => {
    await use(async (behaviour, body, { count, ...options } = {}) => {
      await openFragment(body, options);
      await running(page, behaviour, count);
    });
  },
});

/** When a test asks again (ms): what has not come at once comes within a few frames. */
const intervals = [20, 40, 80, 160, 320, 640];

export const expect: typeof baseExpect = new Proxy(baseExpect, {
  get: (target, name): unknown => {
    if (name !== 'poll') return Reflect.get(target, name);
    const poll: typeof target.poll = (actual, options) =>
      target.poll(actual, {
        intervals,
        ...(typeof options === 'string' ? { message: options } : options),
      });
    return poll;
  },
});

/** A promise that a test keeps when it likes, to hold an answer back. */
export function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => {};
  const promise = new Promise<void>((keep) => {
    resolve = keep;
  });
  return { promise, resolve };
}
