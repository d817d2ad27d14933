import type { Applied } from '../apply.js';
import { idOf } from '../moves/move.js';
import { applyWhole, type UselessFile } from '../needs.js';
import { blocksOf, type PlainPart, type Plan } from '../plan.js';
import { sideBySide, widths } from '../see/browser.js';
import { type Difference, isAmong } from './judge.js';
import type { View } from './look.js';
import { ask, groupOf } from './trial.js';
import { type Trying, withPlan } from './variant.js';

/** What a page weighs (scripts and styles, compressed bytes), before and after. */
export interface Weight {
  readonly path: string;
  readonly before: number;
  readonly after: number;
}

/** A part of a plan that was taken out of it. */
export interface Back {
  readonly part: string;
  readonly why: string;
  /** The page and the width (px) that differed; '' where none did. */
  readonly at: string;
}

export interface Whole {
  readonly plan: Plan;
  readonly weights: readonly Weight[];
  /** What was taken out of the plan as the whole did not hold with it. */
  readonly back: readonly Back[];
  readonly applied: Applied;
  /** The files that nothing needs after the plan. */
  readonly useless: readonly UselessFile[];
}

/** Something that is worse with a whole plan. */
interface Fault {
  readonly view: View;
  readonly difference: Difference;
}

/** What lines in plain JavaScript are known by. */
const plainId = ({ file, start }: PlainPart): string => `${file} ${start}`;

/** All pages at both widths, with the controls of lines in plain JavaScript, which are pressed. */
const viewsOf = (pages: readonly string[], plain: readonly PlainPart[]): View[] =>
  pages.flatMap((path) => {
    const uses = plain.map((part) => ({
      ...{ id: plainId(part), behaviour: 'press' as const },
      numbers: part.controls.get(path) ?? [],
    }));
    return widths.map((width) => ({ path, width, uses, isRecorded: false }));
  });

/** A part of a plan that can be taken back by itself. */
interface Part {
  readonly id: string;
  readonly name: string;
}

/** The parts of a plan and the files that go with it, those that are taken back first at the beginning. */
const partsOf = (
  { moves, calls, plain }: Plan,
  useless: readonly UselessFile[],
): readonly Part[] => [
  ...plain.map((part) => ({
    id: plainId(part),
    name: `${part.file}:${part.line} in plain JavaScript`,
  })),
  ...useless.map(({ file: { path } }) => ({ id: path, name: path })),
  ...moves.map(({ id, name, label }) => ({ id, name: `${name} ${label}` })),
  ...calls.map((call) => ({ id: idOf(call), name: `${call.name} ${call.selector}` })),
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
  const taken = new Set<string>();
  const back: Back[] = [];
  const takeBack = (ids: readonly string[], part: string, why: string, at = ''): void => {
    for (const id of ids) taken.add(id);
    back.push({ part, why, at });
  };
  const plainIds = plan.plain.map(plainId);
  let views: readonly View[] | undefined;

  /** The plan without some of its parts. Lines that leave a call out hold only as long as it goes. */
  function planWithout(ids: ReadonlySet<string>): Plan {
    const stays = ({ id }: { readonly id: string }): boolean => !ids.has(id);
    const moves = plan.moves.filter((move) => groupOf(move, plan.moves).every(stays));
    const calls = plan.calls.filter((call) => !ids.has(idOf(call)));
    const left = { moves, calls, plain: [], kept: [...ids] };
    const plain = plainFor(left).filter((part) => plainIds.includes(plainId(part)));
    return { ...left, plain: plain.filter((part) => !ids.has(plainId(part))) };
  }

  /** Returns what looks at a page with a plan. */
  function askerFor(now: Plan, applied = applyWhole(now, record, folder)) {
    const variant = withPlan(trying, now, applied);
    return (view: View, counts?: (difference: Difference) => boolean) =>
      ask(trying, view, variant, counts);
  }

  /** Looks at all pages at both widths until one is worse. */
  async function faultOf(all: readonly View[], asked: ReturnType<typeof askerFor>) {
    const faults: Fault[] = [];
    const weights: Weight[] = [];
    await sideBySide(all, 3, async (view) => {
      if (faults.length > 0) return;
      const { differences, old, now } = await asked(view);
      if (differences[0]) faults.push({ view, difference: differences[0] });
      if (view.width === widths[0] && typeof old !== 'string' && typeof now !== 'string')
        weights.push({ path: view.path, before: old.weight, after: now.weight });
    });
    faults.sort((a, b) => all.indexOf(a.view) - all.indexOf(b.view));
    return { fault: faults[0], weights: weights.sort((a, b) => a.path.localeCompare(b.path)) };
  }

  /** The last of the fewest first parts without which a page is as it was: it is needed. */
  async function culpritOf(parts: readonly Part[], { view, difference }: Fault) {
    let [few, enough] = [0, parts.length];
    while (enough - few > 1) {
      const half = Math.floor((few + enough) / 2);
      const ids = parts.slice(0, half).map(({ id }) => id);
      const asked = askerFor(planWithout(new Set([...taken, ...ids])));
      if ((await asked(view, isAmong([difference]))).differences.length === 0) enough = half;
      else few = half;
    }
    return parts.slice(few, enough);
  }

  for (;;) {
    const now = planWithout(taken);
    const { useless, ...applied } = applyWhole(now, record, folder);
    const parts = partsOf(now, useless);
    if (parts.length === 0) return { plan: now, weights: [], back, applied, useless };
    // Without jQuery's own weight gone, lines in its place only add to the page.
    const gone = new Set([...blocksOf(now), ...useless.map(({ file }) => file.path)]);
    const losesJquery = record.files.some(
      ({ path, libraries }) => gone.has(path) && libraries.includes('jquery'),
    );
    if (!mayBeHeavier && now.plain.length > 0 && !losesJquery) {
      const why = 'not tried, as jQuery stays for other code';
      takeBack(plainIds, 'lines in plain JavaScript', why);
      continue;
    }
    views ??= viewsOf([...record.pages.keys()], now.plain);
    say('trying the whole plan on the whole site');
    const asked = askerFor(now, { ...applied, useless });
    const { fault, weights } = await faultOf(views, asked);
    const more = weights.reduce((sum, { before, after }) => sum + after - before, 0);
    const isHeavier = now.moves.length > 0 && more > 1024 * weights.length;
    if (fault) {
      const at = `${fault.view.path}, ${fault.view.width} px`;
      for (const { id, name } of await culpritOf(parts, fault))
        takeBack([id], name, fault.difference.why, at);
    } else if (!mayBeHeavier && isHeavier) {
      const why = `the pages would load ${Math.ceil(more / 1024)} KiB more, all together: --heavier moves it all the same`;
      const ids = plan.moves.map(({ id }) => id);
      takeBack(ids, 'what would move', why);
    } else return { plan: now, weights, back, applied, useless };
  }
}
