import { afterAll, expect, it, vi } from 'vitest';
import { kindNames } from '../../support/held-kinds.js';
import { inEachEngine } from './each-engine.js';
import { type Engine, until } from './engine.js';
import { heldSite, recorder } from './outside.js';
import { answer } from './steps.js';

/** How long (ms) a request of the browser is waited for. */
const patience = 20_000;

const site = await heldSite();
const proxy = await recorder();
afterAll(() => {
  site.close();
  proxy.close();
});

/** The visitor's answer to what waits on the page. */
const allow = (engine: Pick<Engine, 'evaluate'>, content: boolean) =>
  answer(engine, { cms: true, content });

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
  await lead(engine, (address) => location.assign(address), `${site.origin}${path}`);
  await until(engine, path, isAt, path.replace(/\?.*/, ''));
}

inEachEngine((running) => {
  const settle = (on: Engine, count = kindNames.length) =>
    until(on, 'the page to settle', isSettled, `${count}`);

  /** Opens the page of a visitor who has allowed everything, and waits until all of it is there. */
  async function openAllowed(on: Engine, search: string): Promise<void> {
    // After a way through the history puppeteer waits in vain for a page that it opens itself.
    await go(on, empty);
    await allow(on, true);
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
      const engine = running();
      await openAllowed(engine, search);
      await go(engine, empty);
      await allow(engine, false);
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
    const engine = running();
    await go(engine, empty);
    await allow(engine, true);
    proxy.hosts.length = 0;
    await go(engine, `${page}?walking`);
    await vi.waitFor(() => expect(proxy.hosts).toContain('second.test'), { timeout: patience });
    await allow(engine, false);
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
    const engine = running();
    await openAllowed(engine, '');
    await engine.visitElsewhere(`${site.origin}${empty}`, (tab) => allow(tab, false));
    await until(engine, 'no address', isWithoutAddresses);
    proxy.hosts.length = 0;
    await holdsAll(engine, 'the refusal');
    await go(engine, empty);
    await travel(engine, -1, page);
    await holdsAll(engine, 'Back');
  });
}, proxy.port);
