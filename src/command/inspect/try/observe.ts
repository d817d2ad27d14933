import type { ElementHandle, Page } from 'playwright-core';
import { click, leave, lookAt, settled } from '../see/browser.js';
import {
  type Change,
  difference,
  heightBeside,
  type Item,
  isChange,
  sliders,
} from '../see/look.js';
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

const nextArrow = '[class*="next" i]:not(svg, svg *)';
const secondDot =
  '.slick-dots > :nth-child(2) > *, .owl-dot:nth-child(2), .owl-page:nth-child(2), .bx-pager-item:nth-child(2) > *, .flex-control-nav li:nth-child(2) a';

/** Which of some elements is the first that no box cuts off. Runs in the page. */
const firstInSight = (elements: readonly Element[]): Promise<number> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (all) => resolve(all.findIndex(({ intersectionRatio }) => intersectionRatio > 0.5)),
      { rootMargin: '1000000px' },
    );
    for (const element of elements) observer.observe(element);
    if (elements.length === 0) resolve(-1);
  });

/** The control of a slider that leads on. Some put it beside the slides, or show it below the mouse alone. */
async function controlOf(page: Page, root: string): Promise<ElementHandle | undefined> {
  const boxes = ':is(.flexslider, .bx-wrapper, .slider-wrapper)';
  const box = page.locator(`${boxes}:has(${root}), ${root}`).first();
  await box.hover({ timeout: 1000 }).catch(() => {});
  const controls = box.locator(`${nextArrow}, ${secondDot}`).filter({ visible: true });
  const at = await controls.evaluateAll(firstInSight);
  await leave(page);
  return (await controls.elementHandles())[at];
}

async function observe(page: Page, { id, behaviour }: Use, number: number) {
  const root = selectorOf(number);
  // A list whose entries float has no height itself.
  const box = page.locator(`${root}, ${root} *`).filter({ visible: true }).first();
  if ((await box.count()) === 0) return undefined;
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
    // Of a lightbox it counts what opens and what closes: without its styles it scrolls the page besides.
    const changeTo = (items: readonly Item[]): Change => {
      const change = difference(before, items);
      if (behaviour !== 'lightbox') return change;
      return what === 'press' ? { ...change, went: [] } : { ...change, came: [] };
    };
    const after = await settled(page, area, false, (items) => isChange(changeTo(items)));
    used.push({ what, ...changeTo(after) });
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
    ...{ id, behaviour, number, items },
    /** The height (px) of the page, with its sliders and without. */
    ...{ height: await page.evaluate(() => document.documentElement.scrollHeight), beside },
    used,
    /** A picture of the window: with a slider at rest, else after the press. */
    picture,
  };
}

/** Uses elements of a page, one after the other. */
export async function observeAll(page: Page, uses: readonly Use[]): Promise<Observation[]> {
  const all: Observation[] = [];
  for (const use of uses) {
    const enough = all.length + (/^(lightbox|press)$/.test(use.behaviour) ? 1 : 2);
    // The first ones that can be used; of many that cannot, not all are asked.
    for (const number of use.numbers.slice(0, 8)) {
      const observation = all.length < enough ? await observe(page, use, number) : undefined;
      if (observation) all.push(observation);
    }
  }
  return all;
}
