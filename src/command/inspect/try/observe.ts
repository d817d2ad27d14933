import type { ElementHandle, Page } from 'playwright-core';
import { click, leave, lookAt, settled } from '../see/browser.js';
import { type Change, difference, type Item } from '../see/look.js';
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
  /** Whether it led to another page. */
  readonly left: boolean;
}

/** What was seen of one element: at rest, and as it was used. */
export interface Observation {
  readonly number: number;
  readonly items: readonly Item[];
  readonly height: number;
  readonly pageHeight: number;
  /** Whether a slider has an arrow or a dot that leads on. */
  readonly hasControl: boolean;
  readonly used: readonly Used[];
  /** Pictures of the window: at rest, and after the first use. */
  readonly pictures: readonly Buffer[];
}

const nextArrow =
  '.slick-next, .owl-next, .owl-nav > :last-child, .bx-next, .flex-next, .nivo-nextNav, [class*="next" i]:not(svg):not(svg *)';
const secondDot =
  '.slick-dots > :nth-child(2) > *, .owl-dot:nth-child(2), .owl-page:nth-child(2), .bx-pager-item:nth-child(2) > *, .flex-control-nav li:nth-child(2) a';

const selectorOf = (number: number): string => `[${numberAttribute}="${number}"]`;

/** The control of a slider that leads on. Some put it beside the slides. */
async function controlOf(
  root: ElementHandle<Element>,
): Promise<ElementHandle<Element> | undefined> {
  const frame = await root.evaluateHandle(
    (slides) => slides.closest('.flexslider, .bx-wrapper, .slider-wrapper') ?? slides,
  );
  for (const selector of [nextArrow, secondDot])
    for (const control of await frame.$$(selector)) {
      const box = await control.boundingBox();
      if (box && box.width > 1 && (await control.isVisible())) return control;
    }
  return undefined;
}

const picture = (page: Page): Promise<Buffer> =>
  page.screenshot({ type: 'jpeg', quality: 50, timeout: 5000 }).catch(() => Buffer.alloc(0));

/** Does something, and says what it changed in the window, or in an element. */
async function use(
  page: Page,
  root: string | undefined,
  what: string,
  act: () => Promise<void>,
): Promise<Used> {
  const address = page.url().split('#')[0];
  const before = await lookAt(page, root, false);
  await act();
  const after = await settled(page, root, false, before);
  return { what, ...difference(before, after), left: page.url().split('#')[0] !== address };
}

/** Presses an element where it is, as a visitor does, and takes the mouse away. */
async function press(page: Page, element: ElementHandle<Element>): Promise<void> {
  await click(element, 1200);
  await leave(page);
}

async function observe(
  page: Page,
  behaviour: Use['behaviour'],
  number: number,
  hasPictures: boolean,
): Promise<Observation | undefined> {
  const root = selectorOf(number);
  const element = await page.$(root);
  if (!element) return undefined;
  const seen =
    (
      await element.evaluateHandle((list) => list.closest('.bx-viewport, .flex-viewport') ?? list)
    ).asElement() ?? element;
  const box = await seen.boundingBox();
  if (!box || box.width < 2 || box.height < 2 || !(await seen.isVisible())) return undefined;
  await element.scrollIntoViewIfNeeded({ timeout: 1000 }).catch(() => {});
  await leave(page);
  const isSlider = behaviour === 'slider';
  const items = isSlider ? await settled(page, root, true) : [];
  // A page that is lower than the window is as high as that, whatever is on it.
  const pageHeight = await page.evaluate(() => document.body.getBoundingClientRect().height);
  const { height } = (await seen.boundingBox()) ?? box;
  const control = isSlider ? await controlOf(element) : undefined;
  const pictures = hasPictures ? [await picture(page)] : [];
  const used: Used[] = [];
  const add = async (what: string, act: () => Promise<void>): Promise<void> =>
    void used.push(await use(page, isSlider ? root : undefined, what, act));
  if (control) await add('next', () => press(page, control));
  if (!isSlider) {
    await add('press', () => press(page, element));
    if (hasPictures) pictures.push(await picture(page));
  }
  if (behaviour === 'lightbox') await add('Escape', () => page.keyboard.press('Escape'));
  if (behaviour === 'collapse' || behaviour === 'dropdown')
    await add('press again', () => press(page, element));
  return { number, items, height, pageHeight, hasControl: control !== undefined, used, pictures };
}

/** How many elements of one use are looked at, and how many are used. */
const most = { looked: 8, used: 2 };

const isChosenTab = (tab: Element): boolean =>
  tab.matches('.active, [aria-selected="true"]') || tab.closest('li.active') !== null;

/** Uses elements of a page, one after the other. @returns the id of each use → what was seen */
export async function observeAll(
  page: Page,
  uses: readonly Use[],
  hasPictures: boolean,
): Promise<Map<string, Observation[]>> {
  const all = new Map<string, Observation[]>();
  for (const { id, behaviour, numbers } of uses) {
    const seen: Observation[] = [];
    const enough = behaviour === 'lightbox' || behaviour === 'press' ? 1 : most.used;
    // The first ones that can be, as far as the old page showed.
    for (const number of numbers.slice(0, most.looked)) {
      if (seen.length >= enough) break;
      if (behaviour === 'tabs') {
        const isChosen = await page.$eval(selectorOf(number), isChosenTab).catch(() => true);
        if (isChosen) continue;
      }
      const observation = await observe(page, behaviour, number, hasPictures);
      if (observation) seen.push(observation);
    }
    all.set(id, seen);
  }
  return all;
}
