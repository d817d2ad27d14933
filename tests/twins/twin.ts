import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/site.js';

/** Where and how a twin's page is opened. */
export interface TwinOptions {
  /** Path, query and hash of the page that is opened first. */
  readonly at?: string;
  /** What stands in the head, before the script. */
  readonly head?: string;
  /** Attributes of our tag, as written in HTML. */
  readonly tag?: string;
  /** Scripts of the library that ours stands in for, such as `jquery/dist/jquery.js`. A third run loads them. */
  readonly original?: readonly string[];
  /** Compares with the original alone, where the page can do nothing without a script. */
  readonly compared?: 'original';
  /** Further pages: path → body. */
  readonly pages?: Readonly<Record<string, string>>;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly reducedMotion?: 'reduce';
  /** What a visitor of ours finds elsewhere on purpose: these facts are not compared. */
  readonly except?: readonly (keyof Outcome)[];
}

/** What counts afterwards. Of lists with a `+` ours may have more. */
export interface Outcome {
  readonly address: string;
  readonly historyLength: number;
  /** The ids of what `:target` styles. */
  readonly target: readonly string[];
  /** What listeners on the window heard of the address, such as `hashchange #a`. */
  readonly heard: readonly string[];
  readonly focus: string;
  /** How far each box has been scrolled (px), those of frames included. */
  readonly scrolled: Readonly<Record<string, readonly [number, number]>>;
  /** + The ids of what is in sight. */
  readonly inSight: readonly string[];
  /** + The ids of open `details` and dialogs. */
  readonly open: readonly string[];
  /** Names and values of what a form would send. */
  readonly sends: readonly string[];
  /** What the actions returned. */
  readonly seen: unknown;
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

declare global {
  interface Window {
    twinHeard?: string[];
  }
}

/** Listens before any script of the page does. */
function listen(): void {
  const heard: string[] = [];
  window.twinHeard = heard;
  for (const type of ['hashchange', 'popstate']) {
    addEventListener(type, () => heard.push(`${type} ${location.hash}`));
  }
}

/** Resolves when nothing has moved for six frames. Runs in the page. */
async function stand(): Promise<void> {
  const frames = (): Window[] => [window, ...Array.from(window.frames)];
  const places = (): string =>
    frames()
      .flatMap(({ document }) => [...document.querySelectorAll('*')])
      .map((element) => {
        const { x, y } = element.getBoundingClientRect();
        return `${x} ${y} ${element.scrollLeft} ${element.scrollTop}`;
      })
      .join();
  const isLoading = (): boolean =>
    frames().some(({ auftritt }) => auftritt?.instances().some(({ state }) => state === 'loading'));
  let before = '';
  for (let still = 0, frame = 0; still < 6; frame += 1) {
    if (frame > 600) throw new Error('the page does not come to rest');
    await new Promise(requestAnimationFrame);
    const now = places();
    still = now === before && !isLoading() ? still + 1 : 0;
    before = now;
  }
}

/** Runs in the page. */
function look(): Omit<Outcome, 'seen'> {
  const named = (element: Element): string =>
    element.id ? `#${element.id}` : element.localName + (element.getAttribute('name') ?? '');
  const ids = (found: Iterable<Element>): string[] => [...found].flatMap(({ id }) => id || []);
  const documents = [window, ...Array.from(window.frames)].map((each) => each.document);
  const all = documents.flatMap((each) => [...each.querySelectorAll('*')]);
  /** The part of an element that the window shows, and the frames and boxes around the element. */
  const isInSight = (element: Element): boolean => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    let { top, bottom, left, right } = element.getBoundingClientRect();
    let place: Element | null = element;
    for (let frame: Element | null = element; frame; ) {
      for (; place; place = place.parentElement) {
        const isClipped = getComputedStyle(place).overflow !== 'visible' && place !== element;
        if (!isClipped || place.matches('html, body')) continue;
        const box = place.getBoundingClientRect();
        [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      }
      const view: Window | null = frame.ownerDocument.defaultView;
      if (!view) return false;
      [top, bottom] = [Math.max(top, 0), Math.min(bottom, view.innerHeight)];
      [left, right] = [Math.max(left, 0), Math.min(right, view.innerWidth)];
      frame = view.frameElement;
      if (!frame) break;
      const at = frame.getBoundingClientRect();
      [top, bottom, left, right] = [top + at.top, bottom + at.top, left + at.left, right + at.left];
      place = frame.parentElement;
    }
    return bottom - top > 1 && right - left > 1;
  };
  const focused = document.activeElement;
  return {
    address: location.pathname + location.search + location.hash,
    historyLength: history.length,
    target: ids(document.querySelectorAll(':target')),
    heard: window.twinHeard ?? [],
    focus: focused ? named(focused) : '',
    scrolled: Object.fromEntries(
      all.flatMap((box) =>
        box.scrollTop || box.scrollLeft
          ? [[named(box), [Math.round(box.scrollLeft), Math.round(box.scrollTop)]]]
          : [],
      ),
    ),
    inSight: ids(all.filter(isInSight)),
    open: ids(all.filter((each) => each.matches('details[open], dialog[open], :popover-open'))),
    sends: [...document.forms].flatMap((form) =>
      [...new FormData(form)].map(([name, value]) => `${name}=${value}`),
    ),
  };
}

const facts = [
  'address',
  'historyLength',
  'target',
  'heard',
  'focus',
  'scrolled',
  'inSight',
  'open',
  'sends',
  'seen',
] as const satisfies readonly (keyof Outcome)[];

const scriptFile = (name: string): string => fileURLToPath(import.meta.resolve(name));

/**
 * Whether the short run takes a twin: a sixth of them, by the letters of the name, since a worker that loads one
 * file cannot count those of the others.
 */
const isShort = (name: string): boolean =>
  [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 6 === 0;

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
  const { at = '/twin/', head = '', tag = '', original, pages = {}, except = [] } = options;
  const ours = `<link rel="stylesheet" href="/assets/auftritt.css">
    <script type="module" src="/assets/auftritt.js" ${tag}></script>`;
  const theirs = original?.map((_, index) => `<script src="/twin-scripts/${index}"></script>`);
  test(name, { tag: isShort(name) ? [] : ['@long'] }, async ({ context }) => {
    const documents = new Map(Object.entries({ [at.replace(/[?#].*/, '')]: html, ...pages }));
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
      await page.route('**/twin-scripts/*', (route) =>
        route.fulfill({ path: scriptFile(`${original?.[Number(route.request().url().at(-1))]}`) }),
      );
      await page.goto(at);
      if (scripts === ours) await page.waitForFunction(() => window.auftritt !== undefined);
      const rest = () => page.evaluate(stand);
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
        const wanted = isList ? expect.arrayContaining([...other[fact]]) : other[fact];
        expect.soft(mine[fact], message).toEqual(wanted);
      }
    }
  });
}
