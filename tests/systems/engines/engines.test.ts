import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { declined } from '../../support/consent.js';
import { isLong } from '../../support/extent.js';
import { pages, paths } from '../../support/pages.js';
import { templated } from '../../support/templates.js';
import { type Engine, type EngineName, names, start, until } from './engine.js';
import { type Place, places } from './walk.js';
import { watchedSite } from './watched-site.js';

let site: Awaited<ReturnType<typeof watchedSite>>;
beforeAll(async () => {
  site = await watchedSite();
});
afterAll(() => site.close());

/** An engine that does not start here, even at the second try, is no fault of the site. */
async function startIfPossible(name: EngineName): Promise<[EngineName, Engine][]> {
  try {
    return [[name, await start(name)]];
  } catch (error) {
    console.log(`skipped: engines: ${name}: it does not start on this machine: ${error}`);
    return [];
  }
}

const started: [EngineName, Engine][] = [];
for (const name of names) started.push(...(await startIfPossible(name)));

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

/** Sets the visitor's answer to the consent notice; an empty one is none. */
const setAnswer = (value: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox 115 and Safari have no other way.
  document.cookie = `klaro=${value}; path=/; max-age=${value === '' ? 0 : 3600}`;
};

const german = paths.filter((path) => !path.startsWith('/en/'));

/** How many steps on the first page clear it for the others: the intro and the notice. */
const clearing = 2;

/** Opens the page of a place: the first as a new visitor, the others with the notice declined. */
async function arriveAt(engine: Engine, place: Place, language: 'de' | 'en'): Promise<void> {
  const address = site.address + place.address[language];
  await engine.open(address);
  const answer = place === places[0] ? '' : encodeURIComponent(JSON.stringify(declined));
  await engine.evaluate(setAnswer, answer);
  await engine.open(address);
}

it('every behaviour is used', () => {
  const used = places.flatMap(({ steps }) => steps.map(({ behaviour }) => behaviour));
  // What no page of the demonstration site has, Chromium alone tries, in tests/sections/.
  expect([...new Set(used)].sort()).toEqual([...templated].sort());
});

describe.each(started)('in %s', (name, first) => {
  let engine = first;
  /** A browser that has crashed cannot be ended, which is no fault of the site either. */
  const end = (): Promise<void> =>
    engine.end().catch((error) => console.log(`${name} did not end: ${error}`));
  afterAll(end);

  /** The driver may have lost the browser: a second try has a fresh one. */
  beforeEach(async ({ task }) => {
    if (!task.result?.retryCount) return;
    await end();
    engine = await start(name);
  });

  // The walks below open most templates; the long run looks at each page.
  it.each(isLong ? pages.all : german.filter((_, index) => index % 3 === 0))(
    '%s comes to life, and complains of nothing',
    async (path) => {
      await engine.open(site.address + path);
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
      const isAgain = Boolean(task.result?.retryCount);
      if (isAgain || index === 0) await arriveAt(engine, place, language);
      const before = isAgain ? place.steps.slice(0, Math.min(index, clearing)) : [];
      for (const step of before) await step.run(engine);
      await run(engine);
      expect(await engine.evaluate(faults)).toEqual([]);
    });
  });
});
