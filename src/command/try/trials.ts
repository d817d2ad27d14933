import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'playwright-core';
import type { Colours, Item } from './look.js';
import { coloursAt, controlOf, reach, settled, type Used, use } from './use.js';

/** What is tried on a page: the elements of one move. */
export interface Trial {
  readonly key: string;
  readonly behaviour: string;
  readonly selector: string;
  /** How many of the elements are used at most: on a further page one shows whether it works there too. */
  readonly most: number;
}

/** One element of a move, before and after its use. */
export interface Try {
  readonly key: string;
  readonly behaviour: string;
  /** Its box, and what is in sight in it, when the page is at rest. */
  readonly rest: {
    readonly items: readonly Item[];
    /** Whether a slider has an arrow or a dot that leads on. */
    readonly hasControl: boolean;
    /** The colours of what is pressed. */
    readonly colours?: Colours | undefined;
  };
  readonly used: readonly Used[];
  /** The name of the picture that was taken after its last use. */
  readonly picture: string | undefined;
}

/** Whether an element is in sight; the slides of a bxSlider float in a list without height. */
const isInSight = async (element: ElementHandle<Element>): Promise<boolean> => {
  const seen = await element.evaluateHandle((list) => list.closest('.bx-viewport') ?? list);
  const box = await seen.boundingBox();
  return box !== null && box.width > 1 && box.height > 1 && (await seen.isVisible());
};

/** Whether an element is beside the window or cut off, as a slide that has moved on. Runs in the page. */
function isBeside(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect();
  const middle = (left + right) / 2;
  for (let each = element.parentElement; each; each = each.parentElement) {
    const box = each.getBoundingClientRect();
    const isCutting = getComputedStyle(each).overflowX !== 'visible';
    if (isCutting && (middle < box.left || middle > box.right)) return true;
  }
  return middle < 0 || middle > innerWidth;
}

/**
 * One element of a move that is in sight, counted from 0. Of tabs, one that is not chosen yet; of the links of a
 * lightbox, one that can be pressed.
 */
async function elementOf(page: Page, { selector, behaviour }: Trial, number: number) {
  let left = number;
  for (const element of await page.$$(selector).catch(() => [])) {
    if (behaviour === 'tabs') {
      const isChosen = await element.evaluate(
        (tab) => tab.matches('.active, [aria-selected="true"]') || !!tab.closest('li.active'),
      );
      if (isChosen) continue;
    }
    if (!(await isInSight(element))) continue;
    if (behaviour === 'lightbox' && (await element.evaluate(isBeside))) continue;
    if (left === 0) return element;
    left -= 1;
  }
  return undefined;
}

/** Takes a picture of the window. Returns its name; undefined where the page does not let itself be drawn. */
async function pictureOf(page: Page, folder: string): Promise<string | undefined> {
  const bytes = await page
    .screenshot({ type: 'jpeg', quality: 55, timeout: 5000 })
    .catch(() => undefined);
  if (!bytes) return undefined;
  const name = `${createHash('sha1').update(bytes).digest('hex').slice(0, 16)}.jpg`;
  await writeFile(join(folder, name), bytes);
  return name;
}

/** Tries one element of a move, and takes a picture of what that shows. */
async function tryOne(
  page: Page,
  { key, behaviour }: Trial,
  element: ElementHandle<Element>,
  folder: string,
): Promise<Try> {
  if (behaviour !== 'to-top')
    await element.scrollIntoViewIfNeeded({ timeout: 1000 }).catch(() => {});
  const items = behaviour === 'slider' ? await settled(page, element, true) : [];
  const control = behaviour === 'slider' ? await controlOf(element) : element;
  const isCovered = control !== undefined && !(await reach(control));
  const hasControl = behaviour === 'slider' && control !== undefined;
  const colours = control && (await coloursAt(control));
  const used = await use(page, element, behaviour, isCovered).catch((): Used[] => []);
  const picture = await pictureOf(page, folder);
  return { key, behaviour, rest: { items, hasControl, colours }, used, picture };
}

/**
 * Tries the first element of each move, then the second ones.
 *
 * @param folder where the pictures go
 * @param most how long (ms) this may take
 * @param open opens the page again, where a use has led away from it
 * @returns also how many elements were not reached in time
 */
export async function tryAll(
  page: Page,
  trials: readonly Trial[],
  folder: string,
  most: number,
  open: () => Promise<unknown>,
) {
  const tries: Try[] = [];
  const end = Date.now() + most;
  let late = 0;
  const leading = new Set<Trial>();
  for (const number of [0, 1]) {
    for (const trial of trials) {
      const { behaviour } = trial;
      const isOne = behaviour === 'lightbox' || behaviour === 'to-top';
      if (number >= (isOne ? 1 : trial.most) || leading.has(trial)) continue;
      if (Date.now() > end) {
        late += 1;
        continue;
      }
      if (behaviour === 'to-top') {
        // The link is shown once the page has scrolled.
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await settled(page, null, true);
      }
      const element = await elementOf(page, trial, number);
      if (!element) continue;
      const tried = await tryOne(page, trial, element, folder);
      tries.push(tried);
      if (!tried.used.some(({ left }) => left)) continue;
      leading.add(trial);
      await open();
    }
  }
  return { tries, late };
}
