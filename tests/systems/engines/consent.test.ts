import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import {
  film,
  filmHost,
  firstHostsOf,
  hosts,
  only,
  purposes,
  waiting,
} from '../../support/everything-held.js';
import { inEachEngine } from './each-engine.js';
import { type Engine, until } from './engine.js';
import { heldSite, recorder } from './outside.js';
import { answer, has, lacks } from './steps.js';

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

const libraries = ['fancybox', 'photoswipe'] as const;
const asks = '.lightbox__load';
const shows = ':is(.fancybox__slide, .pswp__item) iframe';

inEachEngine((running) => {
  beforeEach(() => {
    proxy.hosts.length = 0;
  });

  /** Opens the page of a visitor with an answer, and what the visitor opens there. */
  const visit = async (
    on: Engine,
    library: (typeof libraries)[number],
    inLightbox: string,
  ): Promise<void> => {
    await on.open(`${site.origin}/?data-lightbox=${library}`);
    await until(on, 'the page to settle', isSettled, `${waiting}`);
    await on.click(film);
    await until(on, `${inLightbox} in the lightbox`, has, inLightbox);
  };
  it.each(libraries)(
    'nothing is sent before an answer and after a refusal, %s',
    async (library) => {
      const engine = running();
      await engine.open(site.origin);
      await answer(engine);
      await visit(engine, library, asks);
      await engine.open(site.origin);
      await engine.click('.cn-decline');
      await until(engine, 'the notice to go', lacks, '.cookie-notice');
      await visit(engine, library, asks);
      expect(asked()).toEqual([]);
    },
  );

  it.each(purposes)('%s: what it stands for is sent, and nothing else', async (purpose) => {
    const engine = running();
    const mayShow = firstHostsOf(purpose).includes(filmHost);
    await engine.open(`${site.origin}/empty/`);
    await answer(engine, only(purpose));
    for (const library of mayShow ? libraries : libraries.slice(0, 1)) {
      proxy.hosts.length = 0;
      await visit(engine, library, mayShow ? shows : asks);
      await vi.waitFor(() => expect(asked()).toEqual(firstHostsOf(purpose)), { timeout: patience });
    }
  });
}, proxy.port);
