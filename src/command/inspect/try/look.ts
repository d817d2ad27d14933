import { whyNot } from '../../pages/source.js';
import { leave, settled, type Variant, withPage } from '../see/browser.js';
import { heightsOf, type Item, sliders } from '../see/look.js';
import { farEnough, scrollThrough } from '../see/page-scripts.js';
import { weightOf } from '../site/answers.js';
import { type Observation, observeAll, type Use } from './observe.js';
import type { Trying } from './variant.js';

/** Where a look is taken, and what is used there. */
export interface View {
  readonly path: string;
  readonly width: number;
  readonly uses: readonly Use[];
  /** Whether the recorder is there, as it answers calls. */
  readonly isRecorded: boolean;
}

/** A page at a width, as a visitor finds and uses it. */
export interface Look {
  readonly items: readonly Item[];
  readonly heights: { readonly page: number; readonly sliders: number };
  readonly errors: readonly string[];
  readonly failed: readonly string[];
  readonly said: readonly string[];
  /** What scripts and styles weigh that a visitor who reads to the end loads (compressed bytes). */
  readonly weight: number;
  /** What was seen of each use, by its id. */
  readonly seen: ReadonlyMap<string, readonly Observation[]>;
}

/** Looks at a page. @returns why it cannot be looked at, as a text */
export async function lookAtPage(
  trying: Trying,
  { path, width, uses, isRecorded }: View,
  variant: Variant,
): Promise<Look | string> {
  return withPage(
    trying,
    { path, width, variant, isRecorded },
    async ({ page, errors, failed, said, loaded }, start) => {
      await start();
      await page.evaluate(scrollThrough, farEnough);
      await leave(page);
      const items = await settled(page, undefined, true);
      const heights = await page.evaluate(heightsOf, sliders);
      const weights = [...loaded.values()].map(({ content }) => weightOf(content));
      const seen = await observeAll(page, uses, trying.hasPictures);
      return {
        ...{ items, heights, seen, failed: [...failed], said },
        weight: weights.reduce((sum, each) => sum + each, 0),
        errors: errors.map(({ text }) => text),
      };
    },
  ).catch(whyNot);
}
