import type { ElementHandle, Locator, Page } from 'playwright-core';
import { click, leave, lookAt, settled } from '../see/browser.js';
import { type Change, difference, heightBeside, sliders } from '../see/look.js';
import { numberAttribute } from '../site/markup.js';

/** Elements of a page that a trial uses, as what runs on them is meant to be used. */
export interface Use {
  readonly id: string;
  readonly behaviour: 'slider' | 'lightbox' | 'collapse' | 'tabs' | 'dropdown' | 'press';
  /** The numbers of the elements. */
  readonly numbers: readonly number[];
}

/** What one use of an element did. */
export interface Used extends Change {
  readonly what: string;
}

/** What was seen of one element: at rest, and as it was used. */
export type Observation = NonNullable<Awaited<ReturnType<typeof observe>>>;

const selectorOf = (number: number): string => `[${numberAttribute}="${number}"]`;

/** An element, or the first of some boxes in which a library has put it. */
const boxOf = (page: Page, root: string, boxes: string): Locator =>
  page.locator(`:is(${boxes}):has(${root}), ${root}`).first();

const nextArrow = '[class*="next" i]:not(svg, svg *)';
const secondDot =
  '.slick-dots > :nth-child(2) > *, .owl-dot:nth-child(2), .owl-page:nth-child(2), .bx-pager-item:nth-child(2) > *, .flex-control-nav li:nth-child(2) a';

/** The control of a slider that leads on. Some put it beside the slides. */
async function controlOf(page: Page, root: string): Promise<ElementHandle | undefined> {
  const all = boxOf(page, root, '.flexslider, .bx-wrapper, .slider-wrapper').locator(
    `${nextArrow}, ${secondDot}`,
  );
  return (await all.filter({ visible: true }).elementHandles())[0];
}

async function observe(page: Page, behaviour: Use['behaviour'], number: number) {
  const root = selectorOf(number);
  const box = boxOf(page, root, '.bx-viewport, .flex-viewport');
  if (!(await box.isVisible())) return undefined;
  await box.scrollIntoViewIfNeeded({ timeout: 1000 }).catch(() => {});
  await leave(page);
  const isSlider = behaviour === 'slider';
  const area = isSlider ? root : undefined;
  const items = isSlider ? await settled(page, root, true) : [];
  const beside = await page.evaluate(heightBeside, sliders);
  const control = isSlider ? await controlOf(page, root) : await page.$(root);
  const used: Used[] = [];
  /** Does something, and notes what it changed in the window, or in a slider. */
  const use = async (what: string, act: () => Promise<void>): Promise<void> => {
    const before = await lookAt(page, area, false);
    await act();
    const after = await settled(page, area, false, before);
    used.push({ what, ...difference(before, after) });
  };
  // As a visitor does, who takes the mouse away again.
  const press = async (): Promise<void> => {
    if (control) await click(control, 1200);
    await leave(page);
  };
  const shoot = (): Promise<Buffer | undefined> =>
    page.screenshot({ type: 'jpeg', quality: 50, timeout: 5000 }).catch(() => undefined);
  let picture = isSlider ? await shoot() : undefined;
  if (control) await use(isSlider ? 'next' : 'press', press);
  picture ??= await shoot();
  if (behaviour === 'lightbox') await use('Escape', () => page.keyboard.press('Escape'));
  if (behaviour === 'collapse' || behaviour === 'dropdown') await use('press again', press);
  return {
    number,
    items,
    /** The height (px) of the page without its sliders. */
    beside,
    used,
    /** A picture of the window: with a slider at rest, else after the press. */
    picture,
  };
}

/** Uses elements of a page, one after the other. @returns the id of each use → what was seen */
export async function observeAll(
  page: Page,
  uses: readonly Use[],
): Promise<Map<string, Observation[]>> {
  const all = new Map<string, Observation[]>();
  for (const { id, behaviour, numbers } of uses) {
    const seen: Observation[] = [];
    const enough = behaviour === 'lightbox' || behaviour === 'press' ? 1 : 2;
    // The first ones that can be used; of many that cannot, not all are asked.
    for (const number of numbers.slice(0, 8)) {
      const isWanted = seen.length < enough;
      const observation = isWanted ? await observe(page, behaviour, number) : undefined;
      if (observation) seen.push(observation);
    }
    all.set(id, seen);
  }
  return all;
}
