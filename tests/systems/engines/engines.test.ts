import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '../../support/extent.js';
import { pages, paths } from '../../support/pages.js';
import { type Engine, engines, until } from './engine.js';
import { steps } from './walk.js';
import { watchedSite } from './watched-site.js';

let site: Awaited<ReturnType<typeof watchedSite>>;
beforeAll(async () => {
  site = await watchedSite();
});
afterAll(() => site.close());

/** What is wrong on the page: what it complains of, and what has not started. */
const faults = (): readonly string[] => [
  ...window.complaints,
  ...(window.auftritt?.instances() ?? [])
    .filter(({ state }) => state === 'failed')
    .map(({ behaviour, error }) => `${behaviour} failed: ${error}`),
];

/** Scrolls on by a screen; true at the end of the page. */
const scrollOn = (): boolean => {
  window.scrollBy({ top: innerHeight, behavior: 'instant' });
  return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
};

/** Whether all that is in sight or was has started; what waits for a touch or for more does not. */
const isSettled = (): boolean =>
  document.readyState === 'complete' &&
  (window.auftritt?.instances() ?? []).every(({ state }) => state !== 'loading') &&
  (window.auftritt?.instances() ?? []).some(({ state }) => state === 'running');

/** The visitor has not answered the consent notice yet. */
const forgetAnswer = (): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox 115 and Safari have no other way.
  document.cookie = 'klaro=; path=/; max-age=0';
};

describe.each(engines)('in %s', (_, start) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine?.end());

  // One page is like another of its template; the long run looks at each.
  it.each(isLong ? pages.all : paths.filter((path) => !path.startsWith('/en/')))(
    '%s comes to life, and complains of nothing',
    async (path) => {
      await engine.open(site.address + path);
      await until(engine, 'the end of the page', scrollOn);
      await until(engine, 'what is in sight to start', isSettled);
      expect(await engine.evaluate(faults)).toEqual([]);
    },
  );

  const sites = isLong ? ['/home/baukasten/', '/en/home/every-section/'] : ['/home/baukasten/'];
  describe.each(sites)('on %s', (path) => {
    beforeAll(async () => {
      await engine.evaluate(forgetAnswer);
      await engine.open(site.address + path);
    });

    it.each(steps)('$behaviour: $does', async ({ run }) => {
      await run(engine);
      expect(await engine.evaluate(faults)).toEqual([]);
    });
  });
});
