import type { Page } from 'playwright-core';
import { apply } from '../apply.js';
import { needless } from '../needs.js';
import { plainText } from '../plain/plain.js';
import { emptyPlan, type PlainPart, type Plan, plainFile } from '../plan.js';
import {
  isRefusal,
  leave,
  type Opened,
  settled,
  sideBySide,
  widths,
  withPage,
} from '../see/browser.js';
import { difference, type Item, missing, share, some } from '../see/look.js';
import { scrollThrough } from '../see/page-scripts.js';
import { contentOf } from '../site/bytes.js';
import { ourFiles, type Trying } from './trial.js';

/** A page at a width, as a visitor finds it. */
interface Look {
  readonly items: readonly Item[];
  readonly height: number;
  readonly errors: readonly string[];
  readonly failed: readonly string[];
  readonly said: readonly string[];
  readonly weight: number;
  /** What the controls of lines in plain JavaScript did, one entry for each. */
  readonly pressed: readonly (readonly string[])[];
}

/** Something that is worse with a whole plan. */
export interface WholeFault {
  readonly path: string;
  readonly width: number;
  readonly why: string;
}

/** What a page weighs at load (scripts and styles, compressed bytes), before and after. */
export interface Weight {
  readonly path: string;
  readonly before: number;
  readonly after: number;
}

export interface Whole {
  readonly plan: Plan;
  readonly faults: readonly WholeFault[];
  readonly weights: readonly Weight[];
  /** What was taken out of the plan as the whole did not hold with it. */
  readonly back: readonly { readonly part: string; readonly why: string }[];
  /** The files that nothing needs after the plan, besides those that are dead. */
  readonly extra: readonly string[];
}

/** What is known of an element in the page itself, where nothing is numbered: the same path of elements. */
async function pressPart(
  page: Page,
  part: PlainPart,
  path: string,
  trying: Trying,
): Promise<string[]> {
  const number = part.controls.get(path);
  const tags = trying.record.pages.get(path)?.tags ?? [];
  const tag = number === undefined ? undefined : tags[number];
  if (number === undefined || !tag) return [];
  const nth = tags.slice(0, number).filter(({ name }) => name === tag.name).length;
  const control = (await page.$$(tag.name))[nth];
  if (!control || !(await control.isVisible())) return [];
  const before = await settled(page, undefined, 'still');
  await control.click({ timeout: 1200 }).catch(() => {});
  await leave(page);
  const after = await settled(page, undefined, 'still');
  const { came, went } = difference(before, after);
  return [...came.map(({ key }) => `+${key}`), ...went.map(({ key }) => `-${key}`)].sort();
}

async function lookAtPage(
  trying: Trying,
  path: string,
  width: number,
  replaced: ReadonlyMap<string, Buffer>,
  parts: readonly PlainPart[],
): Promise<Look | undefined> {
  const look = await withPage(
    trying,
    { path, width, replaced, isPlain: true },
    async ({ page, errors, failed, said, weight }: Opened) => {
      const load = await weight();
      await page.evaluate(scrollThrough);
      await leave(page);
      const items = await settled(page, undefined, 'still');
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      const pressed: string[][] = [];
      for (const part of parts) pressed.push(await pressPart(page, part, path, trying));
      return {
        items,
        height,
        errors: errors.map(({ text }) => text),
        failed: [...failed],
        said,
        weight: load,
        pressed,
      };
    },
  );
  return isRefusal(look) ? undefined : look;
}

/** The files of a site after a plan. */
function filesAfter(trying: Trying, plan: Plan, extra: readonly string[]): Map<string, Buffer> {
  const { record, folder, site } = trying;
  const files = new Map<string, Buffer>();
  if (plan.moves.length > 0)
    for (const [path, content] of ourFiles(trying, plan.moves)) files.set(path, content);
  for (const [path, bytes] of apply(plan, record, folder, extra).texts)
    files.set(path, contentOf(bytes));
  if (plan.plain.length > 0) files.set(site.prefix + plainFile, contentOf(plainText(plan)));
  return files;
}

/** What is worse on a page than before, beyond what differs between two looks at it as it was. */
function faultsIn(old: Look, again: Look, now: Look, site: string): string[] {
  const isPassing = (item: Item): boolean => !again.items.some(({ key }) => key === item.key);
  const resting = old.items.filter((item) => !isPassing(item));
  const faults: string[] = [];
  for (const error of now.errors)
    if (!old.errors.includes(error) && !again.errors.includes(error))
      faults.push(`an error: ${error}`);
  for (const address of now.failed)
    if (address.startsWith(site) && !old.failed.includes(address))
      faults.push(`${address.slice(site.length)} is not there`);
  for (const line of now.said) faults.push(line);
  if (share(resting, now.items) < 0.97)
    faults.push(`no longer in sight: ${some(missing(resting, now.items))}`);
  const drift = Math.abs(again.height - old.height);
  const change = now.height - old.height;
  if (Math.abs(change) > Math.max(100, old.height * 0.05) + drift)
    faults.push(
      `the page is ${Math.abs(Math.round(change))} px ${change > 0 ? 'higher' : 'lower'}`,
    );
  for (const [index, pressed] of old.pressed.entries()) {
    const [second, after] = [again.pressed[index], now.pressed[index]];
    if (pressed.join() === second?.join() && pressed.join() !== after?.join())
      faults.push(
        `a press shows ${after?.join(', ') || 'nothing'} in place of ${pressed.join(', ') || 'nothing'}`,
      );
  }
  return faults;
}

/** Looks at all pages at both widths with a plan, as it would be written. */
async function lookAtAll(
  trying: Trying,
  plan: Plan,
  extra: readonly string[],
  olds: Map<string, [Look, Look] | undefined>,
  parts: readonly PlainPart[],
) {
  const files = filesAfter(trying, plan, extra);
  const faults: WholeFault[] = [];
  const weights: Weight[] = [];
  const jobs = [...trying.record.pages.keys()].flatMap((path) =>
    widths.map((width) => ({ path, width })),
  );
  await sideBySide(jobs, 3, async ({ path, width }) => {
    const here = parts.filter(({ controls }) => controls.has(path));
    const id = `${path} ${width}`;
    if (!olds.has(id)) {
      const [first, second] = [
        await lookAtPage(trying, path, width, new Map(), here),
        await lookAtPage(trying, path, width, new Map(), here),
      ];
      olds.set(id, first && second && [first, second]);
    }
    const old = olds.get(id);
    if (!old) return;
    let found: string[] = [];
    // What differs once may have been on its way: it must differ three times.
    for (let time = 0; time < 3; time += 1) {
      const now = await lookAtPage(trying, path, width, files, here);
      found = now ? faultsIn(...old, now, trying.site.origin) : ['the page does not open'];
      if (time === 0 && now && width === widths[0])
        weights.push({ path, before: old[0].weight, after: now.weight });
      if (found.length === 0) break;
    }
    faults.push(...found.map((why) => ({ path, width, why })));
  });
  return { faults, weights: weights.sort((a, b) => a.path.localeCompare(b.path)) };
}

/** The parts of a plan that go back first where the whole does not hold. */
const parts: readonly (readonly [keyof Plan, string])[] = [
  ['plain', 'lines in plain JavaScript'],
  ['files', 'files that nothing calls'],
  ['moves', 'what would move'],
  ['calls', 'calls without an element'],
];

/**
 * Tries a whole plan on the whole site, as it would be written, and takes parts of it back until it holds.
 *
 * @param plainFor returns the lines in plain JavaScript that go with the calls that a plan cuts
 */
export async function tryWhole(
  trying: Trying,
  plan: Plan,
  plainFor: (plan: Plan) => readonly PlainPart[],
  mayBeHeavier: boolean,
  say: (line: string) => void,
): Promise<Whole> {
  const { record, folder } = trying;
  const olds = new Map<string, [Look, Look] | undefined>();
  const back: { part: string; why: string }[] = [];
  const jquery = record.files.filter(({ libraries }) => libraries.includes('jquery'));
  let now = plan;
  while (parts.some(([part]) => now[part].length > 0)) {
    say('trying the whole plan on the whole site');
    const extra = needless(now, record, folder);
    const { faults, weights } = await lookAtAll(trying, now, extra, olds, plan.plain);
    const more = weights.reduce((sum, { before, after }) => sum + after - before, 0);
    const isHeavier = !mayBeHeavier && now.moves.length > 0 && more > 1024 * weights.length;
    // Without jQuery's own weight gone, lines in its place only add to the page.
    const keepsJquery =
      !mayBeHeavier && now.plain.length > 0 && !jquery.some(({ path }) => extra.includes(path));
    const [fault] = faults;
    const [going, why] = fault
      ? [
          parts.find(([part]) => now[part].length > 0),
          `${fault.path} at ${fault.width} px: ${fault.why}`,
        ]
      : isHeavier
        ? [
            parts.find(([part]) => part === 'moves'),
            `the pages would load ${Math.ceil(more / 1024)} KiB more, all together: --heavier moves it all the same`,
          ]
        : [
            keepsJquery ? parts.find(([part]) => part === 'plain') : undefined,
            'they hold, but jQuery stays for other code',
          ];
    if (!going) return { plan: now, faults, weights, back, extra };
    // Of several parts of one kind the last one goes first, one at a time, as long as they are few.
    const [part, name] = going;
    const isOne = fault && now[part].length > 1 && now[part].length <= 4;
    back.push({ part: isOne ? `${name}: the last of ${now[part].length}` : name, why });
    const less = { ...now, [part]: isOne ? now[part].slice(0, -1) : [] };
    // Lines that leave a call out hold only as long as it goes.
    const isOfCalls = part === 'moves' || part === 'calls';
    now = isOfCalls && now.plain.length > 0 ? { ...less, plain: plainFor(less) } : less;
  }
  return { plan: emptyPlan, faults: [], weights: [], back, extra: [] };
}
