import { afterAll, describe, expect, it } from 'vitest';
import { declined } from '../../support/consent.js';
import { isLong } from '../../support/extent.js';
import { pages, paths } from '../../support/pages.js';
import { templated } from '../../support/templates.js';
import { inEachEngine } from './each-engine.js';
import { type Engine, until } from './engine.js';
import { answer } from './steps.js';
import { type Place, places } from './walk.js';
import { watchedSite } from './watched-site.js';

const site = await watchedSite();
afterAll(site.close);

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

const german = paths.filter((path) => !path.startsWith('/en/'));

/** How many steps on the first page clear it for the others: the intro and the notice. */
const clearing = 2;

/** Opens the page of a place: the first as a new visitor, the others with the notice declined. */
async function arriveAt(engine: Engine, place: Place, language: 'de' | 'en'): Promise<void> {
  const address = site.origin + place.address[language];
  await engine.open(address);
  await answer(engine, place === places[0] ? undefined : declined);
  await engine.open(address);
}

it('every behaviour is used', () => {
  const used = places.flatMap(({ steps }) => steps.map(({ behaviour }) => behaviour));
  // What no page of the demonstration site has, Chromium alone tries, in tests/sections/.
  expect([...new Set(used)].sort()).toEqual([...templated].sort());
});

inEachEngine((running) => {
  // The walks below open most templates; the long run looks at each page.
  it.each(isLong ? pages.all : german.filter((_, index) => index % 3 === 0))(
    '%s comes to life, and complains of nothing',
    async (path) => {
      const engine = running();
      await engine.open(site.origin + path);
      await until(engine, 'the end of the page', scrollOn);
      await until(engine, 'what is in sight to start', isSettled);
      expect(await engine.evaluate(faults)).toEqual([]);
    },
  );

  const walks = (isLong ? (['de', 'en'] as const) : (['de'] as const)).flatMap((language) =>
    places.map((place) => ({ language, place, path: place.address[language] })),
  );
  describe.each(walks)('on $path', ({ language, place }) => {
    const steps = place.steps.map((step, index) => ({ ...step, index }));
    it.for(steps)('$behaviour: $does', async ({ run, index }, { task }) => {
      const engine = running();
      const isAgain = Boolean(task.result?.retryCount);
      if (isAgain || index === 0) await arriveAt(engine, place, language);
      const before = isAgain ? place.steps.slice(0, Math.min(index, clearing)) : [];
      for (const step of before) await step.run(engine);
      await run(engine);
      expect(await engine.evaluate(faults)).toEqual([]);
    });
  });
});
