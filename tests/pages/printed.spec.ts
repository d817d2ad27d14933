import type { Page } from '@playwright/test';
import { extractTextItems, getDocumentProxy } from 'unpdf';
import { casesOf } from '../support/extent.js';
import { paths } from '../support/pages.js';
import { rest } from '../support/rest.js';
import { answerWith } from '../support/routes.js';
import { expect, test, touch } from '../support/site.js';

/** Words for screen readers, and what has no text of its own on paper. */
const except =
  '.visually-hidden, .honeypot, script, style, noscript, template, select, textarea, iframe, [hidden]';

const bare = (text: string): string => text.replaceAll(/[\s\u00ad\u2011-]/g, '');

/** The texts that a person reads on the printed page, in the order of the document. */
async function saidOn(page: Page): Promise<readonly string[]> {
  const said = await page.evaluate((excluded) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent?.closest(excluded) || !parent?.checkVisibility({ visibilityProperty: true })) {
        continue;
      }
      found.push(node.nodeValue ?? '');
    }
    return found;
  }, except);
  return said.map(bare).filter(Boolean);
}

/** Stands for the logos, whose letters a sheet would hold as text. */
const withoutWords = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 48"/>';

interface Sheets {
  /** What each sheet says. */
  readonly texts: readonly string[];
  /** The texts that another one covers, or that a sheet's edge cuts. */
  readonly lost: readonly string[];
}

/** The margin in points, and a point less. */
const edge = 27;

/** A piece of text on a sheet; points, from the left and the bottom. */
interface Piece {
  readonly str: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Whether two pieces share more than the space between two lines. */
function overlap(one: Piece, other: Piece): boolean {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 2 && high > 0.4 * Math.min(one.height, other.height);
}

/** As wide as browsers make it unless they are told otherwise. */
const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } as const;

/** What is printed of a page; what stands in its controls is hidden. */
async function printed(page: Page, format: 'A4' | 'Letter'): Promise<Sheets> {
  await page.addStyleTag({ content: ':is(select, input, textarea) { visibility: hidden }' });
  const pdf = await page.pdf({ format, margin });
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { items } = await extractTextItems(document);
  const [, , width = 0, height = 0] = (await document.getPage(1)).view;
  const lost: string[] = [];
  for (const sheet of items) {
    const pieces = sheet.filter(({ str }) => str.trim());
    for (const [index, piece] of pieces.entries()) {
      const isCut =
        piece.x < edge ||
        piece.y < edge ||
        piece.x + piece.width > width - edge ||
        piece.y + piece.height / 2 > height - edge;
      if (isCut || pieces.slice(index + 1).some((other) => overlap(piece, other))) {
        lost.push(piece.str);
      }
    }
  }
  return { texts: items.map((sheet) => bare(sheet.map(({ str }) => str).join(''))), lost };
}

/** How often a text occurs in another. */
const count = (text: string, whole: string): number => whole.split(text).length - 1;

/** Whether a text begins on one sheet and ends on the next. */
const isBroken = (text: string, sheets: readonly string[]): boolean =>
  sheets.some((sheet, index) =>
    [...text].some(
      (_, at) =>
        at > 0 && sheet.includes(text.slice(0, at)) && sheets[index + 1]?.includes(text.slice(at)),
    ),
  );

/**
 * What is wrong with a printed page on which these texts should be.
 *
 * @param without the same page, printed without the script
 */
function faults(
  said: readonly string[],
  { texts, lost }: Sheets,
  without: Sheets,
): readonly string[] {
  const all = said.join(' ');
  const found = lost
    .filter((text) => !without.lost.includes(text))
    .map((text) => `covered or cut: ${text}`);
  for (const text of new Set(said)) {
    const times = count(text, texts.join(' '));
    const isThere = times === count(text, all) || (times === 0 && isBroken(text, texts));
    if (!isThere) found.push(`${times} times: ${text}`);
  }
  let sheet = 0;
  for (const text of said) {
    if (count(text, all) > 1) continue;
    const at = texts.findIndex((each) => each.includes(text));
    if (at >= 0 && at < sheet) found.push(`before what it follows: ${text}`);
    sheet = Math.max(sheet, at);
  }
  return found;
}

/** The page whose lists are the longest. */
const isTold = (path: string): boolean => path === '/home/referenzen/';

test.describe.configure({ mode: 'parallel' });

for (const path of casesOf(paths, isTold)) {
  for (const format of casesOf(['A4', 'Letter'] as const, (each) => each === 'A4')) {
    test(`all that ${path} says is on ${format} once and in order, before and after the touch`, {
      tag: isTold(path) && format === 'A4' ? [] : '@long',
    }, async ({ page }) => {
      await answerWith(page, '**/media/*.svg', withoutWords, 'image/svg+xml');
      await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
      await page.route('**/assets/auftritt.js', (route) => route.abort());
      await page.goto(path);
      const said = await saidOn(page);
      expect(said.length).toBeGreaterThan(10);
      const without = await printed(page, format);
      await page.unroute('**/assets/auftritt.js');
      await page.emulateMedia({ media: null, reducedMotion: 'reduce' });
      await page.goto(path);
      await rest(page);
      expect(faults(said, await printed(page, format), without)).toEqual([]);
      await touch(page);
      await rest(page);
      expect(faults(said, await printed(page, format), without)).toEqual([]);
    });
  }
}
