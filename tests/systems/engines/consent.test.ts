import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  film,
  filmHost,
  firstHostsOf,
  hosts,
  only,
  purposes,
  waiting,
} from '../../support/everything-held.js';
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

/** What a browser has wanted of the other providers. It has requests of its own, to its maker. */
const asked = (): readonly string[] =>
  [...new Set(proxy.hosts)].filter((host) => hosts.includes(host)).sort();

/** Whether all that waits for consent does, or has been released, and the map has started. */
const isSettled = (least: string): boolean => {
  const running = (window.auftritt?.instances() ?? []).filter(({ state }) => state === 'running');
  const count = (name: string) => running.filter(({ behaviour }) => behaviour === name).length;
  return count('consent') >= Number(least) && count('map') === 1;
};

const setAnswer = (value: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox 115 and Safari have no other way.
  document.cookie = `klaro=${value}; path=/; max-age=${value === '' ? 0 : 3600}`;
};

const has = (selector: string): boolean => document.querySelector(selector) !== null;
const lacks = (selector: string): boolean => document.querySelector(selector) === null;

const libraries = ['fancybox', 'photoswipe'] as const;
const asks = '.lightbox__load';
const shows = ':is(.fancybox__slide, .pswp__item) iframe';

describe.each(names)('in %s', (name: EngineName) => {
  let engine: Engine | undefined;
  const end = async (): Promise<void> => {
    await engine?.end().catch((error) => console.log(`${name} did not end: ${error}`));
    engine = undefined;
  };
  /** An engine that does not start here, even at the second try, is no fault of the site. */
  const begin = async (): Promise<void> => {
    engine = await start(name, proxy.port).catch((error) => {
      console.log(`skipped: engines: ${name}: it does not start on this machine: ${error}`);
      return undefined;
    });
  };
  beforeAll(begin);
  afterAll(end);
  /** The driver may have lost the browser: a second try has a fresh one. */
  beforeEach(async ({ task, skip }) => {
    if (task.result?.retryCount) {
      await end();
      await begin();
    }
    proxy.hosts.length = 0;
    if (!engine) skip();
  });

  /** Opens the page of a visitor with an answer, and what the visitor opens there. */
  const visit = async (
    on: Engine,
    library: (typeof libraries)[number],
    inLightbox: string,
  ): Promise<void> => {
    await on.open(`${site.address}/?data-lightbox=${library}`);
    await until(on, 'the page to settle', isSettled, `${waiting}`);
    await on.click(film);
    await until(on, `${inLightbox} in the lightbox`, has, inLightbox);
  };
  const answer = async (on: Engine, allowed?: string): Promise<void> => {
    await on.open(`${site.address}/empty/`);
    await on.evaluate(setAnswer, encodeURIComponent(JSON.stringify(only(allowed))));
  };

  it.each(libraries)(
    'nothing is sent before an answer and after a refusal, %s',
    async (library) => {
      if (!engine) return;
      await engine.open(site.address);
      await engine.evaluate(setAnswer, '');
      await visit(engine, library, asks);
      await engine.open(site.address);
      await engine.click('.cn-decline');
      await until(engine, 'the notice to go', lacks, '.cookie-notice');
      await visit(engine, library, asks);
      expect(asked()).toEqual([]);
    },
  );

  it.each(purposes)('%s: what it stands for is sent, and nothing else', async (purpose) => {
    if (!engine) return;
    const mayShow = firstHostsOf(purpose).includes(filmHost);
    await answer(engine, purpose);
    for (const library of mayShow ? libraries : libraries.slice(0, 1)) {
      proxy.hosts.length = 0;
      await visit(engine, library, mayShow ? shows : asks);
      await vi.waitFor(() => expect(asked()).toEqual(firstHostsOf(purpose)), { timeout: patience });
    }
  });
});
