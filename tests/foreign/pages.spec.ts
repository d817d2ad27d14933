import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import { behaviours } from '../../src/behaviours.js';
import { wcagViolations } from '../support/axe.js';
import { casesOf } from '../support/extent.js';
import { type Scheme, themes } from '../support/foreign.mjs';
import { everythingStarted, openForeign, together } from '../support/foreign-pages.js';
import { movesOf, shiftOf, watchShifts } from '../support/layout-shift.js';
import { misplaced } from '../support/placement.js';
import { rest } from '../support/rest.js';
import { hold } from '../support/routes.js';
import { expect, test } from '../support/site.js';
import { distorted } from './distorted.js';

interface Visit {
  readonly theme: string;
  readonly width: number;
  readonly scheme: Scheme;
  /** Whether the site's styles are in a layer before ours, as docs/style.md allows. */
  readonly layered: boolean;
}

const visits: readonly Visit[] = Object.keys(themes).flatMap((theme) => [
  ...[1280, 900, 390, 320].flatMap((width) =>
    (['light', 'dark'] as const).map((scheme) => ({ theme, width, scheme, layered: false })),
  ),
  { theme, width: 1280, scheme: 'light', layered: true },
  { theme, width: 390, scheme: 'dark', layered: true },
]);

/** The short run sees a page with a framework. */
const inShort: Visit = { theme: 'pico', width: 320, scheme: 'dark', layered: false };

const shown = casesOf(visits, (visit) => isDeepStrictEqual(visit, inShort));

/** What starts when it is seen, or at once. */
const started: readonly string[] = behaviours
  .filter((each) => 'when' in each && (each.when === 'now' || each.when === 'visible'))
  .map(({ name }) => name)
  .filter((name) => together.includes(name));

/** What waits for its section does so as long as this machine needs, and not three seconds. */
const withoutEnd =
  '<style>@layer slow { *, ::before, ::after { animation-play-state: paused !important } }</style>';

interface Snippet {
  readonly name: string;
  /** px; undefined where content waits for an answer, whose text may need more room than the content. */
  readonly height: number | undefined;
}

const snippets = (page: Page): Promise<Snippet[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main > div, body > header')].map((snippet) => ({
      name: snippet.firstElementChild?.outerHTML.slice(0, 80) ?? '',
      height: snippet.querySelector('.consent-placeholder')
        ? undefined
        : snippet.getBoundingClientRect().height,
    })),
  );

/** Opens a page, and resolves to its snippets as they are before any code of theirs has come. */
async function open(page: Page, visit: Visit, only: readonly string[]): Promise<Snippet[]> {
  const arrival = await hold(page, '**/chunks/**');
  await watchShifts(page);
  const change = (html: string): string => html.replace('<meta', `${withoutEnd}<meta`);
  await openForeign(page, { ...visit, only, change });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  });
  const before = await snippets(page);
  arrival.resolve();
  // What starts at once has started, whoever else uses the processor.
  await rest(page);
  return before;
}

/** Scrolls through the page half a window at a time, as a reader does who leaves each step the time to settle. */
async function readThrough(page: Page): Promise<void> {
  const step = (top: number): Promise<boolean> =>
    page.evaluate(async (top) => {
      window.scrollTo({ top, behavior: 'instant' });
      const near = [...document.images].filter((image) => {
        const { top: start, bottom } = image.getBoundingClientRect();
        return start < innerHeight && bottom > 0 && image.getAttribute('src');
      });
      await Promise.all(near.map((image) => image.decode().catch(() => {})));
      return top + innerHeight < document.documentElement.scrollHeight;
    }, top);
  // A start that is under way ends before the next step, whoever else uses the processor.
  for (let top = 0; await step(top); top += 450) await rest(page);
  await page.waitForFunction((names) => {
    const lines = window.auftritt?.instances() ?? [];
    const done = lines.filter(({ state }) => state === 'running' || state === 'unconfigured');
    return names.every((name) => done.some(({ behaviour }) => behaviour === name));
  }, started);
}

/** The items of the coverflow that stand out of it: the current one has to be whole. */
const outOfPlace = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.flipster__item--current img')].flatMap((image) => {
      const own = image.getBoundingClientRect();
      const room = image.closest('.coverflow')?.getBoundingClientRect();
      const isInside = room && own.top >= room.top && own.bottom <= room.bottom + 1;
      return isInside ? [] : [`${own.top} to ${own.bottom}`];
    }),
  );

for (const visit of shown) {
  const { theme, width, scheme, layered } = visit;
  test(`${theme}${layered ? ' in a layer' : ''}, ${width} px, ${scheme}: every section looks finished`, async ({
    page,
  }) => {
    test.slow();
    const before = await open(page, visit, together);
    await readThrough(page);
    expect(await shiftOf(page), await movesOf(page)).toBeLessThanOrEqual(0.01);
    await everythingStarted(page);
    const after = await snippets(page);
    const changed = before.filter(({ height = 0 }, index) => {
      const { height: now = height } = after[index] ?? {};
      return Math.abs(now - height) > 1;
    });
    expect(changed, 'a start changes no size').toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, 'nothing stands out at the side').toBeLessThanOrEqual(width);
    expect(await distorted(page), 'pictures').toEqual([]);
    expect(await outOfPlace(page), 'current items').toEqual([]);
    expect(await misplaced(page), 'controls').toEqual([]);
    expect(await wcagViolations(page)).toEqual([]);
  });
}
