import type { PlannedMove } from '../scan/move.js';
import type { Plan } from '../scan/plan.js';
import { keyOf } from '../scan/settle.js';
import { htmlOf } from './apply.js';
import { compare } from './compare.js';
import { missedBefore } from './server.js';
import { answering, blamed, isOn, type Subject, trialsOn } from './subject.js';
import type { visitor } from './visit.js';
import type { Against, Found, Weight } from './weight.js';

/** The widths (px) at which a site is tried. */
const widths = [390, 1280] as const;

/** How much more (bytes) a page may load, which is less than the entry varies from build to build. */
const tolerance = 1024;

/** The moves of a plan that go. */
export const goingOf = ({ moves }: Plan): PlannedMove[] =>
  moves.filter(({ fate }) => fate === 'unchanged');

/** A plan as it is tried in one round, and the servers of the site before and after it. */
export interface Round {
  readonly number: number;
  readonly plan: Plan;
  readonly texts: ReadonlyMap<string, string>;
  readonly oldOrigin: string;
  readonly newOrigin: string;
  /** Whether only what the pages load is asked, which takes no use of them. */
  readonly isWeighing: boolean;
}

/** How many pairs of pages, old and new, are looked at side by side: each mostly waits. */
const together = 3;

/** Does something for each of some items, a few at a time. Returns what came of it, in their order. */
async function sideBySide<Item, Value>(
  items: readonly Item[],
  most: number,
  act: (item: Item) => Promise<Value>,
): Promise<Value[]> {
  const values: Value[] = [];
  const left = items.entries();
  const one = async (): Promise<void> => {
    for (const [at, item] of left) values[at] = await act(item);
  };
  await Promise.all(Array.from({ length: most }, one));
  return values;
}

/** Uses the pages before and after a plan, side by side, and compares. */
export async function tryRound(
  subject: Subject,
  visit: ReturnType<typeof visitor>,
  first: readonly PlannedMove[],
  pages: readonly string[],
  { number, plan, texts, oldOrigin, newOrigin, isWeighing }: Round,
) {
  const { gathered, version, progress } = subject;
  const content = [version, gathered.scripts.map(({ text }) => text), gathered.styles];
  const htmls = new Map(gathered.pages.map((page) => [page.name, htmlOf(page)]));
  const going = goingOf(plan);
  const findings: Found[] = [];
  const weights: Weight[] = [];
  const refused = new Map<string, string>();
  /** The key of a move → what speaks against it. */
  const wrong = new Map<string, Found>();
  /** The moves on pages that load more than before. */
  const heavy: Against[] = [];
  let late = 0;
  // What changes on a page is its own text, and the scripts of the site.
  const isPage = new Set(gathered.pages.map(({ name }) => name));
  const known = new Set<string>();
  const scripts = [...texts].filter(([name]) => !isPage.has(name));
  const loads = new Map(gathered.pages.map((page) => [page.name, page.loads]));
  const jobs = pages.flatMap((page, index) => {
    const here = going.filter((move) => isOn(move, page, subject));
    if (here.length === 0) return [];
    const path = subject.pathOf(page);
    const before = ['old', content, htmls.get(page)];
    const loaded = scripts.filter(([name]) => loads.get(page)?.includes(name));
    const after = ['new', content, texts.get(page), loaded];
    const usedBefore = trialsOn(first, page, subject, known);
    // In a further round one element of each shows whether it still works.
    const used = trialsOn(going, page, subject, number > 1 ? new Set(going.map(keyOf)) : known);
    for (const { key } of usedBefore) known.add(key);
    const says = `round ${number}, page ${index + 1} of ${pages.length}: ${path}`;
    return { page, here, path, before, after, usedBefore, used, says };
  });
  const pairs = jobs.flatMap((job) =>
    (isWeighing ? widths.slice(0, 1) : widths).map((width) => ({ ...job, width })),
  );
  const seen = await sideBySide(pairs, together, async (pair) => {
    const { path, before, after, usedBefore, used, says, width } = pair;
    if (width === widths[0]) progress(says);
    const [old, now] = await Promise.all([
      visit(oldOrigin + path, width, usedBefore, before),
      visit(newOrigin + path, width, isWeighing ? 'weigh' : used, after),
    ]);
    if (isWeighing || old.refusal !== undefined) return { ...pair, old, now, compared: [] };
    const tries = used.flatMap(({ key, most }) =>
      old.tries.filter((each) => each.key === key).slice(0, most),
    );
    const failed = [...old.failed, ...(await missedBefore(now.failed, oldOrigin))];
    const all = { ...old, tries, failed };
    const first = compare(all, now);
    if (first.every(({ verdict }) => verdict === 'as good'))
      return { ...pair, old, now, compared: first };
    // What moves by itself may have moved in one of the two just then; what loads late may not have been there.
    const isOfPage = first.some(({ key, verdict }) => !key && verdict === 'worse');
    const [later, laterNow] = await Promise.all([
      visit(oldOrigin + path, width, 'watch', before),
      isOfPage ? visit(newOrigin + path, width, 'watch', after) : undefined,
    ]);
    return { ...pair, old, now, compared: compare(all, now, { old: later, now: laterNow }) };
  });
  for (const { page, here } of jobs) {
    const ofPage: Found[] = [];
    for (const { width, old, now, compared } of seen.filter((each) => each.page === page)) {
      if (old.refusal !== undefined) {
        refused.set(page, old.refusal);
        continue;
      }
      late += now.late;
      for (const each of compared) {
        const found: Found = { ...each, page, width };
        findings.push(found);
        if (found.verdict === 'as good') continue;
        if (found.key !== undefined) wrong.set(found.key, found);
        else if (found.verdict === 'broken') {
          for (const move of blamed(going, old, now, page, subject)) {
            if (!wrong.has(keyOf(move))) wrong.set(keyOf(move), found);
          }
        } else ofPage.push(found);
      }
      weights.push({ page, before: old.weight, after: now.weight });
      const more = now.weight - old.weight;
      if (now.refusal !== undefined || more <= tolerance) continue;
      const why = `the page would load ${Math.ceil(more / 1024)} KiB more`;
      for (const move of here) {
        const pictures = [undefined, undefined] as const;
        heavy.push({ key: keyOf(move), verdict: 'heavier', why, pictures, page, width, move });
      }
    }
    // What is wrong by itself may be all that the page is worse for.
    if (here.some((move) => wrong.has(keyOf(move)))) continue;
    for (const found of ofPage)
      for (const move of answering(found, here))
        if (!wrong.has(keyOf(move))) wrong.set(keyOf(move), found);
  }
  return { findings, weights, refused, wrong, heavy, late };
}
