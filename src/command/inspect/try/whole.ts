import type { Applied } from '../apply.js';
import { applyWhole, type UselessFile } from '../needs.js';
import { blocksOf, type PlainPart, type Plan } from '../plan.js';
import { sideBySide, widths } from '../see/browser.js';
import type { Look, View } from './look.js';
import { ask, groupOf } from './trial.js';
import { type Trying, withPlan } from './variant.js';

/** What a page weighs at load (scripts and styles, compressed bytes), before and after. */
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
  readonly why: string;
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

/** A part that can go back by itself: what it is called, and the plan without it. */
interface Part {
  readonly name: string;
  readonly without: Plan;
}

/** The parts of a plan and the files that go with it, those that go back first at the beginning. */
function partsOf(plan: Plan, useless: readonly UselessFile[]): Part[] {
  const { moves, calls, plain, kept } = plan;
  return [
    ...plain.map((part) => ({
      name: `${part.file}:${part.line} in plain JavaScript`,
      without: { ...plan, plain: plain.filter((each) => each !== part) },
    })),
    ...useless.map(({ file: { path } }) => ({
      name: path,
      without: { ...plan, kept: [...kept, path] },
    })),
    ...moves.map((move) => {
      const group = groupOf(move, moves);
      return {
        name: `${move.name} ${move.label}`,
        without: { ...plan, moves: moves.filter((each) => !group.includes(each)) },
      };
    }),
    ...calls.map((dead) => ({
      name: `${dead.call.name} ${dead.selector}`,
      without: { ...plan, calls: calls.filter((each) => each !== dead) },
    })),
  ];
}

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
  const views = viewsOf([...record.pages.keys()], plan.plain);
  const olds = new Map(views.map((view) => [view, [] as (Look | string)[]]));
  const back: Back[] = [];

  /** Returns what looks at a page with a plan. */
  function askerFor(now: Plan, applied = applyWhole(now, record, folder)) {
    const variant = withPlan(trying, now, applied);
    return (view: View) => ask(trying, view, variant, olds.get(view) ?? []);
  }

  /** Looks at all pages at both widths until one is worse. */
  async function faultOf(now: Plan, applied: Applied) {
    const faults: Fault[] = [];
    const weights: Weight[] = [];
    const asked = askerFor(now, { ...applied, useless: [] });
    await sideBySide(views, 3, async (view) => {
      if (faults.length > 0) return;
      const { differences, old, now: after } = await asked(view);
      if (differences[0]) faults.push({ view, why: differences[0].why });
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

  /** The part without which a page is as it was; all of one kind where no part alone is it. */
  async function culpritOf(
    now: Plan,
    useless: readonly UselessFile[],
    { view }: Fault,
  ): Promise<Part> {
    const parts = partsOf(now, useless);
    if (parts.length > 1)
      for (const part of parts) {
        const { differences } = await askerFor(settledFor(part.without, now))(view);
        if (differences.length === 0) return part;
      }
    const kept = [...now.kept, ...useless.map(({ file }) => file.path)];
    if (now.plain.length > 0) return { name: kinds.plain, without: { ...now, plain: [] } };
    if (useless.length > 0) return { name: kinds.files, without: { ...now, kept } };
    if (now.moves.length > 0) return { name: kinds.moves, without: { ...now, moves: [] } };
    return { name: kinds.calls, without: { ...now, calls: [] } };
  }

  let now = plan;
  for (;;) {
    const { useless, ...applied } = applyWhole(now, record, folder);
    if (partsOf(now, useless).length === 0)
      return { plan: now, weights: [], back, applied, useless };
    say('trying the whole plan on the whole site');
    const { fault, weights } = await faultOf(now, applied);
    const more = weights.reduce((sum, { before, after }) => sum + after - before, 0);
    const isHeavier = now.moves.length > 0 && more > 1024 * weights.length;
    // Without jQuery's own weight gone, lines in its place only add to the page.
    const gone = new Set([...blocksOf(now), ...useless.map(({ file }) => file.path)]);
    const losesJquery = record.files.some(
      ({ path, libraries }) => gone.has(path) && libraries.includes('jquery'),
    );
    if (fault) {
      const { name, without } = await culpritOf(now, useless, fault);
      back.push({ part: name, why: fault.why, at: `${fault.view.path}, ${fault.view.width} px` });
      now = settledFor(without, now);
    } else if (!mayBeHeavier && isHeavier) {
      const why = `the pages would load ${Math.ceil(more / 1024)} KiB more, all together: --heavier moves it all the same`;
      back.push({ part: kinds.moves, why, at: '' });
      now = settledFor({ ...now, moves: [] }, now);
    } else if (!mayBeHeavier && now.plain.length > 0 && !losesJquery) {
      const why = 'they hold, but jQuery stays for other code';
      back.push({ part: kinds.plain, why, at: '' });
      now = { ...now, plain: [] };
    } else return { plan: now, weights, back, applied, useless };
  }
}

const kinds = {
  plain: 'lines in plain JavaScript',
  files: 'files that nothing calls',
  moves: 'what would move',
  calls: 'calls without an element',
} as const;
