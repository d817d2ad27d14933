import type { ElementHandle, Page } from 'playwright-core';
import { difference, type Item, look } from './look.js';

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
}

/** How long (ms) a use may take until nothing moves. */
const patience = 2500;

const pause = (page: Page, time: number): Promise<void> => page.waitForTimeout(time);

/** What is in sight. */
export const lookAt = (
  page: Page,
  root: ElementHandle<Element> | null,
  isWhole: boolean,
): Promise<Item[]> => page.evaluate(look, { root, isWhole });

const placeOf = (items: readonly Item[]): string =>
  items.map(({ key, x, y }) => `${key} ${Math.round(x)} ${Math.round(y)}`).join('\n');

/** Waits until two looks in a row find the same, and returns the last one. */
export async function settled(
  page: Page,
  root: ElementHandle<Element> | null,
  isWhole = false,
): Promise<Item[]> {
  const end = Date.now() + patience;
  let before = await lookAt(page, root, isWhole);
  while (Date.now() < end) {
    await pause(page, 150);
    const after = await lookAt(page, root, isWhole);
    if (placeOf(before) === placeOf(after)) return after;
    before = after;
  }
  return before;
}

const withoutHash = (address: string): string => address.split('#', 1)[0] ?? '';

/** Does something, and says what it changed. */
async function observe(
  page: Page,
  root: ElementHandle<Element> | null,
  what: string,
  hash: string | undefined,
  act: () => Promise<void>,
): Promise<Used> {
  const address = withoutHash(page.url());
  const before = await settled(page, root);
  await act();
  await pause(page, 250);
  const after = await settled(page, root).catch((): Item[] => []);
  const { top, target } = await page
    .evaluate((id) => {
      const element = id === undefined ? null : document.getElementById(id);
      return { top: scrollY, target: element?.getBoundingClientRect().top };
    }, hash)
    .catch(() => ({ top: 0, target: undefined }));
  const left = withoutHash(page.url()) !== address;
  return { what, ...difference(before, after), top, target, left };
}

/** Presses an element as a visitor does: where it is, whatever lies there. */
async function press(page: Page, element: ElementHandle<Element>): Promise<void> {
  await element.click({ timeout: 1500 }).catch(async () => {
    const box = await element.boundingBox();
    if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  });
}

const nextArrow =
  '.slick-next, .owl-next, .owl-nav > :last-child, [class*="next" i]:not(svg):not(svg *)';
const secondDot = '.slick-dots > :nth-child(2) > *, .owl-dot:nth-child(2), .owl-page:nth-child(2)';

/** The control of a slider that leads on. */
export async function controlOf(
  root: ElementHandle<Element>,
): Promise<ElementHandle<Element> | undefined> {
  for (const selector of [nextArrow, secondDot]) {
    for (const control of await root.$$(selector)) {
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
 */
export async function use(
  page: Page,
  element: ElementHandle<Element>,
  behaviour: string,
): Promise<Used[]> {
  if (behaviour === 'slider') {
    const control = await controlOf(element);
    return control
      ? [await observe(page, element, 'next', undefined, () => press(page, control))]
      : [];
  }
  const href = (await element.getAttribute('href')) ?? '';
  const hash = href.includes('#') ? decodeURI(href.slice(href.indexOf('#') + 1)) : undefined;
  const first = await observe(page, null, 'press', hash, () => press(page, element));
  if (first.left || behaviour === 'anchors' || behaviour === 'to-top' || behaviour === 'tabs') {
    return [first];
  }
  const isLightbox = behaviour === 'lightbox';
  const again = isLightbox ? () => page.keyboard.press('Escape') : () => press(page, element);
  const what = isLightbox ? 'Escape' : 'press again';
  return [first, await observe(page, null, what, hash, again)];
}
