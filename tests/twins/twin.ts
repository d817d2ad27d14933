import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { tagsOf } from '../support/extent.js';
import { expect, test } from '../support/site.js';
import { facts, listen, look, type Outcome, stand } from './outcome.js';

/** Where and how a twin's page is opened. */
export interface TwinOptions {
  /** Path, query and hash of the page that is opened first. */
  readonly at?: string;
  /** What stands in the head, before the script. */
  readonly head?: string;
  /** Attributes of our tag, as written in HTML. */
  readonly tag?: string;
  /** Files of the library that ours stands in for, such as `jquery/dist/jquery.js`. A third run loads them. */
  readonly original?: readonly string[];
  /** The page's own script, which starts the original once the page has loaded. */
  readonly start?: string;
  /** Compares with the original alone, where the page can do nothing without a script. */
  readonly compared?: 'original';
  /** Further pages: path → body. */
  readonly pages?: Readonly<Record<string, string>>;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly reducedMotion?: 'reduce';
  /** What a visitor of ours finds elsewhere on purpose: these facts are not compared. */
  readonly except?: readonly (keyof Outcome)[];
}

/** Somebody who uses a page with mouse and keyboard. */
export interface Visitor {
  readonly page: Page;
  /** Presses the mouse on an element, and waits until nothing moves. */
  press(what: string | Locator): Promise<void>;
  /** Presses keys, and waits until nothing moves. */
  keys(...keys: readonly string[]): Promise<void>;
  /** Waits until all code has arrived and nothing moves. */
  rest(): Promise<void>;
}

const fileOf = (name: string): string => fileURLToPath(import.meta.resolve(name));

/**
 * Holds that visitors of a page are no worse off with our script than without it, and than with the
 * library that it stands in for: runs the same actions on the page with each, and compares what counts
 * afterwards.
 *
 * @param html the page's body
 * @param visit what the visitor does; what it returns is compared as well
 */
export function twin(
  name: string,
  html: string,
  visit: (visitor: Visitor) => Promise<unknown>,
  options: TwinOptions = {},
): void {
  const { at = '/twin/', head = '', tag = '', original, start = '' } = options;
  const { pages = {}, except = [] } = options;
  const ours = `<link rel="stylesheet" href="/assets/auftritt.css">
    <script type="module" src="/assets/auftritt.js" ${tag}></script>`;
  const theirs = original?.map((file, index) =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" href="/twin-files/${index}">`
      : `<script src="/twin-files/${index}"></script>`,
  );
  theirs?.push(`<script>addEventListener('DOMContentLoaded', () => { ${start} })</script>`);
  test(name, { tag: tagsOf(name) }, async ({ context }) => {
    const documents = new Map(Object.entries({ [at.replace(/[?#].*/, '')]: html, ...pages }));
    /** What has an id in it is the page's; originals give ids to elements of theirs. */
    const markup = [...documents.values()].join();
    const run = async (scripts: string): Promise<Outcome> => {
      const { viewport = { width: 1000, height: 600 }, reducedMotion = null } = options;
      const page = await context.newPage();
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion });
      await page.addInitScript(listen);
      await page.route(
        ({ pathname }) => documents.has(pathname),
        (route) => {
          const body = documents.get(new URL(route.request().url()).pathname);
          const text = `<!doctype html><html lang="de"><meta charset="utf-8"><title>Twin</title>
            <link rel="icon" href="data:,">${head}${scripts}<body>${body}`;
          return route.fulfill({ contentType: 'text/html', body: text });
        },
      );
      await page.route(/\/twin-files\/\d$/, (route) =>
        route.fulfill({ path: fileOf(`${original?.[Number(route.request().url().at(-1))]}`) }),
      );
      await page.goto(at);
      if (scripts === ours) await page.waitForFunction(() => window.auftritt !== undefined);
      // A page that is left meanwhile has nothing to wait for; the one that comes has.
      const rest = async (): Promise<void> => {
        await page.evaluate(stand).catch(async (error: unknown) => {
          if (!/context was destroyed|navigat/.test(`${error}`)) throw error;
          await page.waitForLoadState();
          await rest();
        });
      };
      await rest();
      const seen = await visit({
        page,
        rest,
        async press(what) {
          await (typeof what === 'string' ? page.locator(what) : what).click();
          await rest();
        },
        async keys(...keys) {
          for (const key of keys) await page.keyboard.press(key);
          await rest();
        },
      });
      await rest();
      const outcome = { ...(await page.evaluate(look)), seen };
      await page.close();
      return outcome;
    };
    const mine = await run(ours);
    const alone = options.compared === 'original' ? [] : [''];
    for (const scripts of [...alone, ...(theirs ? [theirs.join('')] : [])]) {
      const other = await run(scripts);
      for (const fact of facts) {
        if (except.includes(fact)) continue;
        const message = `${fact}, ${scripts ? 'as with the original' : 'as without the script'}`;
        const isList = fact === 'inSight' || fact === 'open';
        const wanted = isList
          ? expect.arrayContaining(other[fact].filter((id) => markup.includes(`"${id}"`)))
          : other[fact];
        expect.soft(mine[fact], message).toEqual(wanted);
      }
    }
  });
}

/** Holds the same of several pages, each named with its body. */
export function twins(
  pages: Readonly<Record<string, string>>,
  visit: (visitor: Visitor) => Promise<unknown>,
  options?: TwinOptions,
): void {
  for (const [name, html] of Object.entries(pages)) twin(name, html, visit, options);
}
