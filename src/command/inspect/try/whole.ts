import type { Applied } from '../apply.js';
import { applyWhole, type UselessFile } from '../needs.js';
import { blocksOf, type PlainPart, type Plan } from '../plan.js';
import { sideBySide, widths } from '../see/browser.js';
import { type Difference, isAmong } from './judge.js';
import type { Look, View } from './look.js';
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

const idOf = ({ file, start }: PlainPart): string => `${file} ${start}`;

/** All pages at both widths, with the controls of lines in plain JavaScript, which are pressed. */
const viewsOf = (pages: readonly string[], plain: readonly PlainPart[]): View[] =>
  pages.flatMap((path) => {
    const uses = plain.flatMap((part) => {
      const number = part.controls.get(path);
      return number === undefined
        ? []
        : { id: idOf(part), behaviour: 'press' as const, numbers: [number] };
    });
    return widths.map((width) => ({ path, width, uses, isRecorded: false }));
  });

/** A part that can go back by itself: what it is called, and a plan without it. */
interface Part {
  readonly name: string;
  without(plan: Plan): Plan;
}

const kinds = {
  plain: 'lines in plain JavaScript',
  files: 'files that nothing calls',
  moves: 'what would move',
  calls: 'calls without an element',
} as const;

/** The parts of a plan and the files that go with it by their kinds, those that go back first at the beginning. */
const partsOf = (
  { moves, calls, plain }: Plan,
  useless: readonly UselessFile[],
): readonly (readonly [name: string, parts: readonly Part[]])[] => [
  [
    kinds.plain,
    plain.map((part) => ({
      name: `${part.file}:${part.line} in plain JavaScript`,
      without: (plan) => ({ ...plan, plain: plan.plain.filter((each) => each !== part) }),
    })),
  ],
  [
    kinds.files,
    useless.map(({ file: { path } }) => ({
      name: path,
      without: (plan) => ({ ...plan, kept: [...plan.kept, path] }),
    })),
  ],
  [
    kinds.moves,
    moves.map((move) => {
      const group = groupOf(move, moves);
      return {
        name: `${move.name} ${move.label}`,
        without: (plan) => ({ ...plan, moves: plan.moves.filter((each) => !group.includes(each)) }),
      };
    }),
  ],
  [
    kinds.calls,
    calls.map((dead) => ({
      name: `${dead.name} ${dead.selector}`,
      without: (plan) => ({ ...plan, calls: plan.calls.filter((each) => each !== dead) }),
    })),
  ],
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
  const olds = new Map<View, (Look | string)[]>();
  let views: readonly View[] = [];
  /** What is looked at, as far as a plan needs it. */
  function lookFor({ plain }: Plan): void {
    views = viewsOf([...record.pages.keys()], plain);
    for (const view of views) olds.set(view, []);
  }
  const back: Back[] = [];

  /** Returns what looks at a page with a plan. */
  function askerFor(now: Plan, applied = applyWhole(now, record, folder)) {
    const variant = withPlan(trying, now, applied);
    return (view: View, counts?: (difference: Difference) => boolean) =>
      ask(trying, view, variant, olds.get(view) ?? [], counts);
  }

  /** Looks at all pages at both widths until one is worse. */
  async function faultOf(now: Plan, applied: Applied) {
    const faults: Fault[] = [];
    const weights: Weight[] = [];
    const asked = askerFor(now, { ...applied, useless: [] });
    await sideBySide(views, 3, async (view) => {
      if (faults.length > 0) return;
      const { differences, old, now: after } = await asked(view);
      if (differences[0]) faults.push({ view, difference: differences[0] });
      if (view.width === widths[0] && typeof old !== 'string' && typeof after !== 'string')
        weights.push({ path: view.path, before: old.weight, after: after.weight });
    });
    faults.sort((a, b) => views.indexOf(a.view) - views.indexOf(b.view));
    return { fault: faults[0], weights: weights.sort((a, b) => a.path.localeCompare(b.path)) };
  }

  /** Lines that leave a call out hold only as long as it goes. */
  const settledFor = (next: Plan, now: Plan): Plan =>
    next.plain.length > 0 && (next.moves !== now.moves || next.calls !== now.calls)
      ? {
          ...next,
          plain: plainFor(next).filter((part) =>
            now.plain.some((each) => idOf(each) === idOf(part)),
          ),
        }
      : next;

  /** A part without which a page is as it was; all of one kind where no kind alone is it. */
  async function culpritOf(
    now: Plan,
    useless: readonly UselessFile[],
    { view, difference }: Fault,
  ): Promise<Part> {
    const all = partsOf(now, useless).filter(([, parts]) => parts.length > 0);
    const without = (parts: readonly Part[], plan: Plan): Plan =>
      parts.reduce((rest, part) => part.without(rest), plan);
    const holds = async (parts: readonly Part[]): Promise<boolean> => {
      const asked = askerFor(settledFor(without(parts, now), now));
      return (await asked(view, isAmong([difference]))).differences.length === 0;
    };
    for (const [, parts] of all) {
      if (all.flatMap(([, each]) => each).length > 1 && !(await holds(parts))) continue;
      // The first ones that are enough: the last of them is needed.
      let [few, enough] = [0, parts.length];
      while (enough - few > 1) {
        const half = Math.floor((few + enough) / 2);
        if (await holds(parts.slice(0, half))) enough = half;
        else few = half;
      }
      const part = parts[few];
      if (part) return part;
    }
    const [name = '', parts = []] = all[0] ?? [];
    return { name, without: (plan) => without(parts, plan) };
  }

  let now = plan;
  for (;;) {
    const { useless, ...applied } = applyWhole(now, record, folder);
    if (partsOf(now, useless).every(([, parts]) => parts.length === 0))
      return { plan: now, weights: [], back, applied, useless };
    // Without jQuery's own weight gone, lines in its place only add to the page.
    const gone = new Set([...blocksOf(now), ...useless.map(({ file }) => file.path)]);
    const losesJquery = record.files.some(
      ({ path, libraries }) => gone.has(path) && libraries.includes('jquery'),
    );
    if (!mayBeHeavier && now.plain.length > 0 && !losesJquery) {
      back.push({ part: kinds.plain, why: 'not tried, as jQuery stays for other code', at: '' });
      now = { ...now, plain: [] };
      views = [];
      continue;
    }
    if (views.length === 0) lookFor(now);
    say('trying the whole plan on the whole site');
    const { fault, weights } = await faultOf(now, applied);
    const more = weights.reduce((sum, { before, after }) => sum + after - before, 0);
    const isHeavier = now.moves.length > 0 && more > 1024 * weights.length;
    if (fault) {
      const { name, without } = await culpritOf(now, useless, fault);
      back.push({
        part: name,
        why: fault.difference.why,
        at: `${fault.view.path}, ${fault.view.width} px`,
      });
      now = settledFor(without(now), now);
    } else if (!mayBeHeavier && isHeavier) {
      const why = `the pages would load ${Math.ceil(more / 1024)} KiB more, all together: --heavier moves it all the same`;
      back.push({ part: kinds.moves, why, at: '' });
      now = settledFor({ ...now, moves: [] }, now);
    } else return { plan: now, weights, back, applied, useless };
  }
}
