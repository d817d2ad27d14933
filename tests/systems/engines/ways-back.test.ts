import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { kindNames } from '../../support/held-kinds.js';
import { type Engine, type EngineName, names, start, until } from './engine.js';
import { heldSite, recorder } from './outside.js';

/** How long (ms) a request of the browser is waited for. */
const patience = 20_000;

const site = await heldSite();
const proxy = await recorder();
afterAll(() => {
  site.close();
  proxy.close();
});

const setAnswer = (allowed: string): void => {
  const value = encodeURIComponent(JSON.stringify({ cms: true, content: allowed === 'true' }));
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox 115 and Safari have no other way.
  document.cookie = `klaro=${value}; path=/; max-age=3600`;
};

/** The kinds whose hosts have been asked since the last look. */
const asked = (): readonly string[] => {
  const all = new Set(proxy.hosts.map((host) => host.replace('.test', '')));
  return [...all].filter((kind) => kindNames.includes(kind)).sort();
};

/** WebKit takes what is to be loaded in advance from its memory the second time. */
const askedAlways = kindNames.filter((kind) => kind !== 'font' && kind !== 'module');

const isSettled = (least: string): boolean => {
  const all = window.auftritt?.instances() ?? [];
  const running = all.filter(
    ({ behaviour, state }) => behaviour === 'consent' && state === 'running',
  );
  return document.readyState === 'complete' && running.length >= Number(least);
};

/** Whether no element has an address that waits, beside its `data-` attributes. */
const isWithoutAddresses = (): boolean =>
  [...document.querySelectorAll('*')].every((element) =>
    [...element.attributes].every(
      ({ name, value }) => name.startsWith('data-') || !value.includes('.test/'),
    ),
  );

const isAt = (path: string): boolean => location.pathname === path;

/** The browser may drop the answer to what leads away from the page. */
const lead = (engine: Engine, run: (argument: string) => void, argument: string): Promise<void> =>
  engine.evaluate(run, argument).catch(() => {});

const page = '/every-kind/';
const empty = '/empty/';

/** Goes through the history as the visitor's buttons do. */
async function travel(engine: Engine, steps: -1 | 1, path: string): Promise<void> {
  await lead(engine, (by) => history.go(Number(by)), `${steps}`);
  await until(engine, path, isAt, path);
}

async function go(engine: Engine, path: string): Promise<void> {
  await lead(engine, (address) => location.assign(address), `${site.address}${path}`);
  await until(engine, path, isAt, path.replace(/\?.*/, ''));
}

describe.each(names)('in %s', (name: EngineName) => {
  let engine: Engine | undefined;
  const begin = async (): Promise<void> => {
    engine = await start(name, proxy.port).catch((error) => {
      console.log(`skipped: engines: ${name}: it does not start on this machine: ${error}`);
      return undefined;
    });
  };
  const end = async (): Promise<void> => {
    await engine?.end().catch((error) => console.log(`${name} did not end: ${error}`));
    engine = undefined;
  };
  beforeAll(begin);
  afterAll(end);
  /** The driver may have lost the browser: a second try has a fresh one. */
  beforeEach(async ({ task, skip }) => {
    if (task.result?.retryCount) {
      await end();
      await begin();
    }
    if (!engine) skip();
  });

  const settle = (on: Engine, count = kindNames.length) =>
    until(on, 'the page to settle', isSettled, `${count}`);

  /** Opens the page of a visitor who has allowed everything, and waits until all of it is there. */
  async function openAllowed(on: Engine, search: string): Promise<void> {
    // After a way through the history puppeteer waits in vain for a page that it opens itself.
    await go(on, empty);
    await on.evaluate(setAnswer, 'true');
    proxy.hosts.length = 0;
    await go(on, page + search);
    await settle(on);
    const all = expect.arrayContaining(askedAlways);
    await vi.waitFor(() => expect(asked()).toEqual(all), { timeout: patience });
  }

  /** The page is there, holds everything back, and has asked nobody. */
  async function holdsAll(on: Engine, way: string, count?: number): Promise<void> {
    await settle(on, count);
    await until(on, `no address after ${way}`, isWithoutAddresses);
    // What was asked before this request has arrived before it.
    await on.evaluate(() => {
      new Image().src = `http://end.test/${performance.timeOrigin + performance.now()}.png`;
    });
    await vi.waitFor(() => expect(proxy.hosts).toContain('end.test'), { timeout: patience });
    expect(asked(), way).toEqual([]);
    proxy.hosts.length = 0;
  }

  it.each([
    ['as it was left', ''],
    ['loaded anew', '?anew'],
  ])(
    'what was refused elsewhere sends nothing by Back, Forward and a reload, %s',
    async (_how, search) => {
      if (!engine) return;
      await openAllowed(engine, search);
      await go(engine, empty);
      await engine.evaluate(setAnswer, 'false');
      proxy.hosts.length = 0;
      await travel(engine, -1, page);
      await holdsAll(engine, 'Back');
      await travel(engine, 1, empty);
      await travel(engine, -1, page);
      await holdsAll(engine, 'Forward and Back');
      await lead(engine, () => location.reload(), '');
      await holdsAll(engine, 'a reload');
    },
  );

  it('what was followed in a frame goes with it, and its place in the history leads nowhere', async () => {
    if (!engine) return;
    await go(engine, empty);
    await engine.evaluate(setAnswer, 'true');
    proxy.hosts.length = 0;
    await go(engine, `${page}?walking`);
    await vi.waitFor(() => expect(proxy.hosts).toContain('second.test'), { timeout: patience });
    await engine.evaluate(setAnswer, 'false');
    await engine.evaluate(() => {
      dispatchEvent(new Event('focus'));
    });
    await until(engine, 'no address', isWithoutAddresses);
    await go(engine, empty);
    proxy.hosts.length = 0;
    await travel(engine, -1, page);
    await holdsAll(engine, 'Back', 1);
    await lead(engine, () => history.back(), '');
    await holdsAll(engine, 'Back to where the frame was', 0);
    expect(proxy.hosts).not.toContain('second.test');
  });

  it('what was refused in a second tab goes, and does not come back', async () => {
    if (!engine) return;
    await openAllowed(engine, '');
    await engine.visitElsewhere(`${site.address}${empty}`, (tab) =>
      tab.evaluate(setAnswer, 'false'),
    );
    await until(engine, 'no address', isWithoutAddresses);
    proxy.hosts.length = 0;
    await holdsAll(engine, 'the refusal');
    await go(engine, empty);
    await travel(engine, -1, page);
    await holdsAll(engine, 'Back');
  });
});
