import type { ElementHandle, Page } from 'playwright-core';
import { type Colours, coloursOf, difference, type Item, look } from './look.js';

/** What one use of one element did. */
export interface Used {
  /** What was done: `press`, `press again`, `next`. */
  readonly what: string;
  /** What came into sight, and what went. */
  readonly came: readonly Item[];
  readonly went: readonly Item[];
  /** Where the page stood afterwards (px), and where the target of a link stood in the window. */
  readonly top: number;
  readonly target: number | undefined;
  /** Whether the use led to another page. */
  readonly left: boolean;
  /** The control's colours afterwards. */
  readonly colours?: Colours | undefined;
}

/** How long (ms) a use may take until something moves, and then until nothing does. */
const patience = 2500;

/** For how long (ms) nothing may change on a page that stands still. */
const still = 150;

/**
 * Waits until what moves by CSS has come to its end, and then a little, in which scripts move the rest: also by frames,
 * since a busy page draws few. Runs in the page, which may keep its frames to itself.
 */
async function waitForRest({ still, most }: { still: number; most: number }): Promise<void> {
  const ending = document.getAnimations().filter(({ playState, effect }) => {
    const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
    return playState === 'running' && !isEndless;
  });
  const waited = async (): Promise<void> => {
    await Promise.allSettled(ending.map(({ finished }) => finished));
    await new Promise((resolve) => setTimeout(resolve, still));
    for (const _frame of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
  };
  await Promise.race([waited(), new Promise((resolve) => setTimeout(resolve, most))]);
}

export const rest = (page: Page): Promise<void> =>
  page.evaluate(waitForRest, { still, most: patience });

/** What is in sight. */
export const lookAt = (
  page: Page,
  root: ElementHandle<Element> | null,
  isWhole: boolean,
): Promise<Item[]> => page.evaluate(look, { root, isWhole });

/** What never stands still on a page. Nothing waits for it. */
const restless = new WeakMap<Page, ReadonlySet<string>>();

const placesOf = (items: readonly Item[]): string[] =>
  items.map(({ key, x, y }) => `${key} ${Math.round(x)} ${Math.round(y)}`);

const placeOf = (page: Page, items: readonly Item[]): string =>
  placesOf(items.filter(({ key }) => !restless.get(page)?.has(key))).join('\n');

/**
 * Waits until a page stands still: two looks in a row find the same.
 *
 * @param first the look that was taken just now
 * @returns the last look
 */
export async function settled(
  page: Page,
  root: ElementHandle<Element> | null,
  isWhole = false,
  first?: Item[],
): Promise<Item[]> {
  const end = Date.now() + patience;
  let before = first ?? (await lookAt(page, root, isWhole));
  while (Date.now() < end) {
    await rest(page);
    const after = await lookAt(page, root, isWhole);
    if (placeOf(page, before) === placeOf(page, after)) return after;
    before = after;
  }
  return before;
}

/**
 * Looks at a page that has just loaded, once it stands still. What does not by then never does, and is not waited for
 * again.
 */
export async function firstLook(page: Page): Promise<Item[]> {
  restless.delete(page);
  const items = await settled(page, null, true);
  await rest(page);
  const places = new Set(placesOf(items));
  const moved = (await lookAt(page, null, true)).filter(
    (item) => !places.has(placesOf([item])[0] ?? ''),
  );
  restless.set(page, new Set(moved.map(({ key }) => key)));
  return items;
}

/** Scrolls a page once to its end and back, as many themes show their parts only then. Runs in the page. */
async function scrollThrough(): Promise<void> {
  const mostSteps = 40;
  for (let step = 0; step < mostSteps; step += 1) {
    const top = step * 0.7 * innerHeight;
    if (top > document.documentElement.scrollHeight) break;
    scrollTo({ top, behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 80));
  }
  scrollTo({ top: 0, behavior: 'instant' });
}

export const walkThrough = (page: Page): Promise<void> => page.evaluate(scrollThrough);

/** The colours of a control, if it is still on the page. */
export const coloursAt = (control: ElementHandle<Element>): Promise<Colours | undefined> =>
  control.evaluate(coloursOf).catch(() => undefined);

/** A use, and what was in sight after it. */
interface Watched {
  readonly used: Used;
  readonly after: readonly Item[];
}

const withoutHash = (address: string): string => address.split('#', 1)[0] ?? '';

/**
 * Waits for the first change after a use: on a busy machine, or where code is loaded first, it comes late.
 *
 * @returns the last look; undefined where the use has led to another page
 */
async function changed(
  page: Page,
  root: ElementHandle<Element> | null,
  before: readonly Item[],
): Promise<Item[] | undefined> {
  const end = Date.now() + patience;
  const [place, address] = [placeOf(page, before), page.url()];
  while (true) {
    // A use may lead to another page, which ends what runs in this one.
    await rest(page).catch(() => {});
    if (page.url() !== address) return undefined;
    const items = await lookAt(page, root, false).catch(() => undefined);
    if (items === undefined || placeOf(page, items) !== place || Date.now() > end) return items;
  }
}

/**
 * Does something, and says what it changed.
 *
 * @param last what was in sight after the use before this one
 */
async function observe(
  page: Page,
  root: ElementHandle<Element> | null,
  what: string,
  hash: string | undefined,
  act: () => Promise<void>,
  last?: Watched,
): Promise<Watched> {
  const address = withoutHash(page.url());
  const before = last?.after ?? (await settled(page, root));
  await act();
  const first = await changed(page, root, before);
  const after = await settled(page, root, false, first).catch((): Item[] => []);
  const { top, target } = await page
    .evaluate((id) => {
      const element = id === undefined ? null : document.getElementById(id);
      return { top: scrollY, target: element?.getBoundingClientRect().top };
    }, hash)
    .catch(() => ({ top: 0, target: undefined }));
  const left = withoutHash(page.url()) !== address;
  return { used: { what, ...difference(before, after), top, target, left }, after };
}

/**
 * Brings an element to where it can be pressed, so that the press itself scrolls nothing: that would look as if
 * something had come into sight.
 *
 * @returns whether nothing covers it
 */
export const reach = (element: ElementHandle<Element>): Promise<boolean> =>
  element.click({ trial: true, timeout: 1500 }).then(
    () => true,
    () => false,
  );

/** Presses an element as a visitor does: where it is, with `force` whatever lies there. */
const press = (element: ElementHandle<Element>, force: boolean): Promise<void> =>
  element.click({ force, timeout: 2 * patience }).catch(() => {});

const nextArrow =
  '.slick-next, .owl-next, .owl-nav > :last-child, [class*="next" i]:not(svg):not(svg *)';
const secondDot =
  '.slick-dots > :nth-child(2) > *, .owl-dot:nth-child(2), .owl-page:nth-child(2), .bx-pager-item:nth-child(2) > *';

/** The control of a slider that leads on. FlexSlider and bxSlider put it beside the slides. */
export async function controlOf(
  root: ElementHandle<Element>,
): Promise<ElementHandle<Element> | undefined> {
  const around = await root.evaluateHandle(
    (slides) => slides.closest('.flexslider, .bx-wrapper') ?? slides,
  );
  for (const selector of [nextArrow, secondDot]) {
    for (const control of await around.$$(selector)) {
      const box = await control.boundingBox();
      if (box && box.width > 1 && (await control.isVisible())) return control;
    }
  }
  return undefined;
}

/**
 * Uses an element as a visitor does.
 *
 * @param behaviour what takes it over
 * @param isCovered whether something lies over what is pressed
 */
export async function use(
  page: Page,
  element: ElementHandle<Element>,
  behaviour: string,
  isCovered: boolean,
): Promise<Used[]> {
  if (behaviour === 'slider') {
    const control = await controlOf(element);
    return control
      ? [(await observe(page, element, 'next', undefined, () => press(control, isCovered))).used]
      : [];
  }
  const href = (await element.getAttribute('href')) ?? '';
  const hash = href.includes('#') ? decodeURI(href.slice(href.indexOf('#') + 1)) : undefined;
  const act = (): Promise<void> => press(element, isCovered);
  const first = await observe(page, null, 'press', hash, act);
  const { used } = first;
  if (used.left || behaviour === 'anchors' || behaviour === 'to-top') return [used];
  if (behaviour === 'lightbox') {
    const key = (name: string, last: Watched) =>
      observe(page, null, name, hash, () => page.keyboard.press(name), last);
    const next = await key('ArrowRight', first);
    return [used, next.used, (await key('Escape', next)).used];
  }
  const pressed = { ...used, colours: await coloursAt(element) };
  if (behaviour === 'tabs') return [pressed];
  const again = await observe(page, null, 'press again', hash, act, first);
  return [pressed, again.used];
}
