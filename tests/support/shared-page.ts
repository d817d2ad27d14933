import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Page,
} from '@playwright/test';
import { assumeFastConnection } from './connection.js';
import { noteTimers } from './leaks.js';

/** The events that tests listen for. */
const events = [
  'console',
  'pageerror',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'framenavigated',
  'dialog',
  'popup',
] as const;

/** Stands in for what no reset can undo. */
const refuse = (what: string) => (): never => {
  throw new Error(`${what} outlasts a test: use the test of site.ts, which has a page of its own`);
};

/**
 * The one page of a worker, in a context of its own, which tests use one after another. `reset`
 * takes back what a test has set: routes, listeners, sessions, cookies, emulation, the place of the
 * mouse, other pages.
 */
export class SharedPage {
  #context: BrowserContext | undefined;
  #page: Page | undefined;
  #session: CDPSession | undefined;
  #made = '';
  readonly #sessions = new Set<CDPSession>();
  /** What the document was opened with; undefined where it cannot be used again. */
  opened: string | undefined;
  /** The most listeners that the document has had while nothing was enhanced. */
  listeners = 0;

  constructor(readonly browser: Browser) {}

  /** The page with the viewport; a new one where the last was made with other options. */
  async page({ viewport, ...options }: BrowserContextOptions): Promise<Page> {
    const made = JSON.stringify(options);
    if (made !== this.#made) await this.close();
    this.#page ??= await this.#open(options);
    this.#made = made;
    const size = this.#page.viewportSize();
    if (viewport && (size?.width !== viewport.width || size.height !== viewport.height)) {
      await this.#page.setViewportSize(viewport);
    }
    return this.#page;
  }

  async #open(options: BrowserContextOptions): Promise<Page> {
    const context = await this.browser.newContext(options);
    await noteTimers(context);
    await assumeFastConnection(context);
    const page = await context.newPage();
    this.#session = await context.newCDPSession(page);
    await this.#session.send('Performance.enable');
    const newSession = context.newCDPSession.bind(context);
    context.newCDPSession = async (target) => {
      const session = await newSession(target);
      this.#sessions.add(session);
      session.once('close', () => this.#sessions.delete(session));
      return session;
    };
    page.clock.install = refuse('a clock');
    page.addInitScript = refuse('an init script');
    context.addInitScript = refuse('an init script');
    this.#context = context;
    return page;
  }

  /** How many listeners the page has; exactly, once what nobody holds has been cleared away. */
  async countListeners(exactly: boolean): Promise<number> {
    if (!this.#session) return 0;
    // What one collection frees can be what holds something else.
    for (let rounds = exactly ? 3 : 0; rounds > 0; rounds -= 1) {
      await this.#session.send('HeapProfiler.collectGarbage');
    }
    const { metrics } = await this.#session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? 0;
  }

  /** Takes back what a test has set. */
  async reset(): Promise<void> {
    const context = this.#context;
    const page = this.#page;
    if (!context || !page || page.isClosed()) return this.close();
    for (const event of events) page.removeAllListeners(event);
    context.removeAllListeners('request');
    const others = context.pages().filter((other) => other !== page);
    await Promise.all([
      ...others.map((other) => other.close()),
      ...[...this.#sessions].map((session) => session.detach()),
      page.unrouteAll({ behavior: 'ignoreErrors' }),
      context.unrouteAll({ behavior: 'ignoreErrors' }),
      context.clearCookies(),
      page.emulateMedia({
        media: null,
        reducedMotion: null,
        colorScheme: null,
        forcedColors: null,
      }),
      page.mouse.move(-1, -1),
    ]);
  }

  async close(): Promise<void> {
    this.opened = undefined;
    await this.#context?.close();
    this.#context = undefined;
    this.#page = undefined;
  }
}
