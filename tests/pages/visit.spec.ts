import type { Page } from '@playwright/test';
import { endAnimations } from '../support/animations.js';
import { wcagViolations } from '../support/axe.js';
import { casesOf, isLong } from '../support/extent.js';
import { paintWithFonts } from '../support/fonts.js';
import { tabbableCount, walk } from '../support/keyboard.js';
import { shiftOf, watchShifts } from '../support/layout-shift.js';
import { overflow } from '../support/overflow.js';
import { paths } from '../support/pages.js';
import { services, strictPolicy, violations, watchViolations } from '../support/policy.js';
import { rest } from '../support/rest.js';
import { expect, id, test } from '../support/services/outside.js';
import { openPage, running, widths } from '../support/site.js';
import { endIntro, startAll } from '../support/start-all.js';
import { type StateGroup, statesOf } from '../support/states.js';
import { vary } from '../support/static-pages.js';
import { onlyIn, unsaidOf, wordsOf } from '../support/words.js';

/** Below and above the width (px) from which the navigation is a bar. */
const narrow = 390;
const wide = 1440;

const languageOf = (path: string): 'de' | 'en' => (path.startsWith('/en/') ? 'en' : 'de');

const hasEverySection = (path: string): boolean => /baukasten|every-section/.test(path);

/** What the short run looks at. The long run has the page with every section. */
const isVisited = (path: string): boolean => path === '/home/downloads/';

/** The short run looks at German pages on a phone. */
const visits = casesOf(paths, isVisited).flatMap((path) => {
  const ways = isLong ? [narrow, wide] : [languageOf(path) === 'de' ? narrow : wide];
  return ways.map((width) => ({ path, width, language: languageOf(path) }));
});

/** The states and the notice are the same on each page; the long run sees them on all. */
const isUsed = (path: string): boolean => isLong || hasEverySection(path);

/** On a large screen only the navigation has states of its own; the long run sees all of them. */
const partsUsed = (width: number): readonly StateGroup[] | undefined =>
  isLong || width === narrow ? undefined : ['navigation'];

const tag = `data-request-errors="recover" data-maps-key="key-1" data-analytics-id="${id}"`;
const own = { types: ['auftritt', 'auftritt-lightbox'] };
const policy = strictPolicy(own, services.map, services.analytics);

/** What the browser tells the developer of the request that fails on purpose. */
const expected = /status( of)? 503/;

/** The behaviours of the page that are in one of these states. */
const behavioursIn = (page: Page, states: readonly string[]): Promise<string[]> =>
  page.evaluate(
    (wanted) =>
      (window.auftritt?.instances() ?? []).flatMap(({ behaviour, state }) =>
        wanted.includes(state) ? [behaviour] : [],
      ),
    states,
  );

/** Tab to the end of the page, and where it is asked for back with Shift+Tab. */
async function walkThrough(page: Page, isWalkedBack: boolean): Promise<void> {
  const stops = await walk(page);
  expect.soft(stops.filter(({ faults }) => faults.length > 0)).toEqual([]);
  const elements = stops.map(({ element }) => element);
  expect.soft(new Set(elements).size, 'each is a stop once').toBe(elements.length);
  // More, where a level opens or a section starts on the way.
  const count = await tabbableCount(page);
  expect.soft(elements.length, `last at ${elements.at(-1)}`).toBeGreaterThanOrEqual(count);
  if (!isWalkedBack) return;
  // What stays at the top of the screen is in the way of a walk upwards alone.
  const upwards = await walk(page, 'backwards');
  expect.soft(upwards.filter(({ faults }) => faults.length > 0)).toEqual([]);
}

test.describe.configure({ mode: 'parallel' });

for (const { path, width, language } of visits) {
  test(`a visit of ${path} at ${width} px`, async ({ page, complaints, requests }) => {
    // Everything that the page has is used and measured.
    test.setTimeout(120_000);
    const missing: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) missing.push(`${response.status()} ${response.url()}`);
    });
    const said = new Set<string>();
    const other = language === 'de' ? 'en' : 'de';
    /** Stops at the state that has brought a word of the other language. */
    const listen = async (state: string): Promise<void> => {
      for (const word of await wordsOf(page)) said.add(word);
      const foreign = onlyIn[other].filter((word) => said.has(word));
      expect(foreign, `words of the other language: ${state}`).toEqual([]);
    };

    await test.step('comes to life without a layout shift', async () => {
      await watchShifts(page);
      await watchViolations(page);
      await paintWithFonts(page);
      await vary(page, { tag, policy });
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, path);
      await expect(page.locator('.cookie-notice')).toBeVisible();
      await rest(page);
      expect.soft(await shiftOf(page), 'layout shift').toBeLessThanOrEqual(0.01);
      expect.soft(missing, 'requests that fail').toEqual([]);
    });

    // What moves would be in the way of what is measured next.
    await page.emulateMedia({ reducedMotion: 'reduce' });

    await test.step('fits every screen', async () => {
      for (const each of [...widths, 320, width]) {
        await page.setViewportSize({ width: each, height: 900 });
        await expect
          .poll(() => overflow(page), `px that stick out at ${each} px`)
          .toBeLessThanOrEqual(0);
      }
    });

    await test.step('asks for consent, and is measured after it', async () => {
      const found = isUsed(path) ? await wcagViolations(page, '.cookie-notice') : [];
      expect.soft(found, 'axe: notice').toEqual([]);
      await listen('consent notice shown');
      await page.locator('.cookie-notice .cm-btn-success').click();
      await expect(page.locator('.cookie-notice')).toBeHidden();
      await expect.poll(() => requests.some(({ href }) => href.includes('page_view'))).toBe(true);
    });

    await test.step('starts everything', async () => {
      await endIntro(page);
      await startAll(page);
      await running(page, 'navigation');
      expect((await behavioursIn(page, ['running', 'waiting'])).length).toBeGreaterThan(3);
      expect.soft(await behavioursIn(page, ['failed'])).toEqual([]);
      // A coverflow fades in when it starts.
      await endAnimations(page);
      expect.soft(await wcagViolations(page), 'axe: page as opened').toEqual([]);
    });

    await test.step('lets the keyboard through, down and up', () =>
      walkThrough(page, isUsed(path) && (isLong || width === narrow)));

    await test.step('is used in every way', async () => {
      if (!isUsed(path)) return;
      let reached = 0;
      for await (const { name, place } of statesOf(page, partsUsed(width))) {
        reached += 1;
        expect.soft(await wcagViolations(page, place), `axe: ${name}`).toEqual([]);
        await listen(name);
      }
      expect(reached).toBeGreaterThanOrEqual(isLong || width === narrow ? 3 : 1);
      expect.soft(await behavioursIn(page, ['failed'])).toEqual([]);
      if (hasEverySection(path) && width === narrow) {
        expect.soft(unsaidOf(language, said), 'words that nobody was told').toEqual([]);
      }
    });

    await test.step('breaks no policy, and complains of nothing', async () => {
      await page.evaluate(() => window.auftritt?.release());
      expect.soft(await violations(page)).toEqual([]);
      expect.soft(complaints.filter((line) => !expected.test(line))).toEqual([]);
    });
  });
}
