import type { Page } from '@playwright/test';
import { isLong } from '../../support/extent.js';
import type { FragmentOptions } from '../../support/fragment-html.js';
import { test as fragmentTest } from '../../support/fragments.js';
import { answerWithPackage } from '../../support/routes.js';
import { type Site, test as siteTest } from '../../support/site.js';
import { servePictures } from '../../support/sliders.js';

/** What a page has that decides which engine its sliders run on. */
export interface EngineOfPage {
  readonly name: string;
  readonly isSlick: boolean;
  /** The package whose jQuery the page has. */
  readonly jquery?: string;
  readonly tag?: string;
}

const slickOn = (jquery: string): EngineOfPage => ({
  name: `slick in the page's ${jquery}`,
  isSlick: true,
  jquery,
});

const row: EngineOfPage = { name: 'our own row', isSlick: false };

/** The engines, each on the pages that have it. */
const engines: readonly EngineOfPage[] = [row, slickOn('jquery-3')];

/** The others that slick may run in. One file, combined.spec.ts, holds parity on all of them. */
const otherJqueries: readonly EngineOfPage[] = [
  { name: 'slick in our own jQuery', isSlick: true, tag: 'data-jquery="own"' },
  ...['jquery-1', 'jquery-2', 'jquery'].map(slickOn),
];

type Open = Site['openFragment'];

/** Gives each fragment what makes its sliders run on the engine. */
async function withEngine(
  page: Page,
  open: Open,
  { jquery, tag = '' }: EngineOfPage,
  use: (open: Open) => Promise<void>,
): Promise<void> {
  if (jquery) {
    await answerWithPackage(page, '**/jquery.js', `${jquery}/dist/jquery.js`);
  }
  const script = jquery ? '<script src="/jquery.js"></script>' : '';
  await use((body, options: FragmentOptions = {}) =>
    open(body, {
      ...options,
      head: script + (options.head ?? ''),
      tag: [tag, options.tag ?? ''].join(' ').trim(),
    }),
  );
}

interface OnEngine {
  readonly engine: EngineOfPage;
}

/** Tests of hand-made fragments on an engine; see tests/support/fragments.ts. */
export const test = fragmentTest.extend<OnEngine>({
  engine: [row, { option: true }],
  openFragment: ({ page, openFragment, engine }, use) =>
    withEngine(page, openFragment, engine, use),
});

/** Tests that have a page of their own each. */
export const pageTest = siteTest.extend<OnEngine>({
  engine: [row, { option: true }],
  openFragment: ({ page, openFragment, engine }, use) =>
    withEngine(page, openFragment, engine, use),
});

/** Has pictures for each of these tests, in which nothing moves by itself. */
export const still = (): void =>
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await servePictures(page);
  });

/**
 * Defines tests once for each engine: what a visitor sees does not depend on it.
 *
 * @param inEachJquery whether a long run has slick in every jQuery
 * @param isShort whether the short run has the tests on slick too: those of what an engine does, not of what all
 * sliders share
 */
export function onEachEngine(
  define: (engine: EngineOfPage) => void,
  isShort = true,
  inEachJquery = false,
): void {
  for (const engine of [...engines, ...(inEachJquery && isLong ? otherJqueries : [])]) {
    test.describe(engine.name, { tag: engine.isSlick && !isShort ? '@long' : [] }, () => {
      test.use({ engine });
      define(engine);
    });
  }
}
