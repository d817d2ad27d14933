import { expect as baseExpect, test as baseTest, type Page } from '@playwright/test';
import { answerConsent, declined, type EarlierAnswer } from './consent.js';

/** The screen widths (px) that every section is looked at in. */
export const widths = [1440, 900, 390] as const;

/** The two languages with the path that their pages begin with. */
export const languages = [
  { language: 'de', prefix: '/home/' },
  { language: 'en', prefix: '/en/home/' },
] as const;

interface FragmentOptions {
  /** Attributes of the tag, as written in HTML. */
  readonly tag?: string;
  /** What stands in the head before the tag. */
  readonly head?: string;
  readonly lang?: 'de' | 'en';
  readonly bodyClass?: string;
  /** Whether the page includes `auftritt.css`; without it the script adds its own styles. */
  readonly stylesheet?: boolean;
  /** The entry, or the self-contained bundle. */
  readonly script?: string;
}

interface Site {
  /** Opens a hand-made page with the tag; resolves when what starts at once has started. */
  openFragment(body: string, options?: FragmentOptions): Promise<void>;
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

/** What starts when the visitor touches it, and not before. */
const touched = ['navigation', 'consent'];

/**
 * Resolves once the behaviour runs on as many elements of the page (at least one); what waits for
 * the visitor's pointer gets it.
 */
export async function running(page: Page, behaviour: string, count = 1): Promise<void> {
  await page.waitForFunction(
    ([name, needed, waiting]) => {
      const lines = window.auftritt?.instances() ?? [];
      for (const { element, state } of lines.filter((line) => line.behaviour === name)) {
        if (!waiting || state !== 'waiting') continue;
        element.dispatchEvent(new Event('pointerover', { bubbles: true }));
      }
      const on = lines.filter((line) => line.behaviour === name && line.state === 'running');
      return on.length >= needed;
    },
    [behaviour, count, touched.includes(behaviour)] as const,
  );
}

export const test = baseTest.extend<Site>({
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
    await use(async (body, options = {}) => {
      const { tag = '', head = '', lang = 'de', bodyClass = '', stylesheet = true } = options;
      const { script = '<script type="module" src="/assets/auftritt.js" TAG></script>' } = options;
      const styles = stylesheet ? '<link rel="stylesheet" href="/assets/auftritt.css">' : '';
      const html = `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">
        <meta name="viewport" content="width=device-width"><title>Fragment</title>${styles}${head}
        ${script.replace('TAG', tag)}</head><body class="${bodyClass}">${body}</body></html>`;
      const address = `${baseURL}/fragment/`;
      await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html }));
      await page.goto(address);
      await ready(page);
    });
  },
});

export const expect = baseExpect;

/** A promise that a test keeps when it likes, to hold an answer back. */
export function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => {};
  const promise = new Promise<void>((keep) => {
    resolve = keep;
  });
  return { promise, resolve };
}
