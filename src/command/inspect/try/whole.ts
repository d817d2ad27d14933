import type { DeadCall, DeadFile } from '../dead.js';
import { needless } from '../needs.js';
import { emptyPlan, type PlainPart, type Plan } from '../plan.js';
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
  /** The calls and files that are not dead after all, as pages differ without them. */
  readonly alive: ReadonlySet<DeadCall | DeadFile>;
  /** The files that nothing needs after the plan, besides those that are dead. */
  readonly extra: readonly string[];
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

/** The parts of a plan, those that go back first at the beginning. */
function partsOf(plan: Plan): Part[] {
  const { moves, calls, files, plain } = plan;
  const without = <Key extends keyof Plan>(key: Key, gone: readonly unknown[]): Plan => ({
    ...plan,
    [key]: plan[key].filter((each: unknown) => !gone.includes(each)),
  });
  return [
    ...plain.map((part) => ({
      name: `${part.file}:${part.line} in plain JavaScript`,
      without: without('plain', [part]),
    })),
    ...files.map((each) => ({ name: each.file.path, without: without('files', [each]) })),
    ...moves.map((move) => ({
      name: `${move.name} ${move.label}`,
      without: without('moves', groupOf(move, moves)),
    })),
    ...calls.map((each) => ({
      name: `${each.call.name} ${each.selector}`,
      without: without('calls', [each]),
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
  const alive = new Set<DeadCall | DeadFile>();

  /** Returns what looks at a page with a plan. */
  function askerFor(now: Plan) {
    const variant = withPlan(trying, now, needless(now, record, folder));
    return (view: View) => ask(trying, view, variant, olds.get(view) ?? []);
  }

  /** Looks at all pages at both widths until one is worse. */
  async function faultOf(now: Plan): Promise<{ fault: Fault | undefined; weights: Weight[] }> {
    const faults: Fault[] = [];
    const weights: Weight[] = [];
    const asked = askerFor(now);
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
  async function culpritOf(now: Plan, { view }: Fault): Promise<Part> {
    const parts = partsOf(now);
    if (parts.length > 1)
      for (const part of parts) {
        const { differences } = await askerFor(settledFor(part.without, now))(view);
        if (differences.length === 0) return part;
      }
    const kind = (['plain', 'files', 'moves', 'calls'] as const).find((key) => now[key].length > 0);
    return kind === undefined
      ? { name: '', without: emptyPlan }
      : { name: kinds[kind], without: { ...now, [kind]: [] } };
  }

  let now = plan;
  while (partsOf(now).length > 0) {
    say('trying the whole plan on the whole site');
    const { fault, weights } = await faultOf(now);
    const extra = needless(now, record, folder);
    const more = weights.reduce((sum, { before, after }) => sum + after - before, 0);
    const isHeavier = now.moves.length > 0 && more > 1024 * weights.length;
    // Without jQuery's own weight gone, lines in its place only add to the page.
    const keepsJquery = now.plain.length > 0 && !extra.some((path) => isJquery(path));
    if (fault) {
      const { name, without } = await culpritOf(now, fault);
      const at = `${fault.view.path}, ${fault.view.width} px`;
      back.push({ part: name, why: fault.why, at });
      const left: readonly unknown[] = [...without.calls, ...without.files];
      for (const each of [...now.calls, ...now.files]) if (!left.includes(each)) alive.add(each);
      now = settledFor(without, now);
    } else if (!mayBeHeavier && isHeavier) {
      const why = `the pages would load ${Math.ceil(more / 1024)} KiB more, all together: --heavier moves it all the same`;
      back.push({ part: kinds.moves, why, at: '' });
      now = settledFor({ ...now, moves: [] }, now);
    } else if (!mayBeHeavier && keepsJquery) {
      const why = 'they hold, but jQuery stays for other code';
      back.push({ part: kinds.plain, why, at: '' });
      now = { ...now, plain: [] };
    } else return { plan: now, weights, back, alive, extra };
  }
  return { plan: emptyPlan, weights: [], back, alive, extra: [] };

  function isJquery(path: string): boolean {
    return record.files.some((file) => file.path === path && file.libraries.includes('jquery'));
  }
}

const kinds = {
  plain: 'lines in plain JavaScript',
  files: 'files that nothing calls',
  moves: 'what would move',
  calls: 'calls without an element',
} as const;
