import type { Move } from '../moves/move.js';
import { asItIs, sideBySide, type Variant, widths } from '../see/browser.js';
import { isChange } from '../see/look.js';
import { compare, type Difference, isAmong } from './judge.js';
import { type Look, lookAtPage, type View } from './look.js';
import type { Use } from './observe.js';
import { type Trying, withMoves } from './variant.js';

/** What a trial says of a move. */
export interface Outcome {
  readonly move: Move;
  readonly verdict: 'as good' | 'worse' | 'broken' | 'not tried';
  readonly why: string;
  readonly path: string;
  readonly width: number;
  /** Pictures of the moment that differs, before and after. */
  readonly pictures: readonly [Buffer, Buffer] | undefined;
}

/** What came of a variant of a page. */
export interface Answer {
  readonly differences: readonly Difference[];
  readonly old: Look | string;
  readonly now: Look | string;
}

/** How often a page is asked before something is called worse. */
const times = 3;

const olds = new WeakMap<View, Promise<Look | string>[]>();

/** A page as it was, looked at for the first or the second time. */
function before(trying: Trying, view: View, time: 0 | 1): Promise<Look | string> {
  const looks = olds.get(view) ?? [];
  olds.set(view, looks);
  const look = looks[time] ?? lookAtPage(trying, view, asItIs);
  looks[time] = look;
  return look;
}

/**
 * Asks what differs on a page with a variant. What differs must differ each time, and from each look at the page as it
 * was; what differs between two of those does not count.
 *
 * @param counts whether a difference is about what is asked
 * @param uses those of the view that are asked
 */
export async function ask(
  trying: Trying,
  view: View,
  variant: Variant,
  counts: (difference: Difference) => boolean = () => true,
  uses = view.uses,
): Promise<Answer> {
  const between = (one: Look | string, other: Look | string): Difference[] =>
    compare(uses, one, other, trying.site.origin);
  const old = await before(trying, view, 0);
  for (let time = 1; ; time += 1) {
    const now = await lookAtPage(trying, { ...view, uses }, variant);
    let differences = between(old, now).filter(counts);
    if (differences.length === 0) return { differences, old, now };
    const again = await before(trying, view, 1);
    const alone = [...between(old, again), ...between(again, old)];
    differences = differences
      .filter((each) => !isAmong(alone)(each))
      .filter(isAmong(between(again, now)));
    if (differences.length === 0 || time === times) return { differences, old, now };
  }
}

const elementsOf = ({ id, behaviour, subjects }: Move, path: string): Use => ({
  ...{ id, behaviour, numbers: subjects.get(path) ?? [] },
});

function picturesOf({ id, number, moment }: Difference, { old, now }: Answer): Outcome['pictures'] {
  const of = (look: Look | string): Buffer | undefined => {
    const all = typeof look === 'string' ? [] : (look.seen.get(id) ?? []);
    const { pictures = [] } = all.find((each) => each.number === number) ?? all[0] ?? {};
    return pictures[moment] ?? pictures[0];
  };
  const [before, after] = [of(old), of(now)];
  return before && after ? [before, after] : undefined;
}

/**
 * Tries moves on a page at a width, with those without which they do not go.
 *
 * @param moves those of the group that the page has
 */
async function tryGroup(
  trying: Trying,
  group: readonly Move[],
  moves: readonly Move[],
  view: View,
): Promise<Outcome[]> {
  const { path, width } = view;
  const old = await before(trying, view, 0);
  const outcome = (move: Move, verdict: Outcome['verdict'], why: string): Outcome => ({
    ...{ move, path, width, verdict, why, pictures: undefined },
  });
  const untriedFor = ({ id }: Move): string | undefined => {
    if (typeof old === 'string') return 'the page does not open';
    const observed = old.seen.get(id) ?? [];
    if (observed.length === 0) return 'none of its elements is in sight';
    const isProof = observed.some(({ items, used }) => items.length > 0 || used.some(isChange));
    return isProof ? undefined : 'a press changes nothing';
  };
  const here = moves.filter((move) => untriedFor(move) === undefined);
  // Only the section itself and what it moved counts.
  const isOf = (move: Move, { id, aspect }: Difference): boolean =>
    id === move.id || /^(opens$|error )/.test(aspect);
  const uses = here.map((move) => elementsOf(move, path));
  const counts = (difference: Difference): boolean => here.some((move) => isOf(move, difference));
  const answer =
    here.length > 0
      ? await ask(trying, view, withMoves(trying, path, group), counts, uses)
      : undefined;
  return moves.map((move): Outcome => {
    const why = untriedFor(move);
    if (why !== undefined || !answer) return outcome(move, 'not tried', why ?? '');
    const difference = answer.differences.find((each) => isOf(move, each));
    if (!difference) return outcome(move, 'as good', '');
    return {
      ...outcome(move, difference.verdict, difference.why),
      pictures: picturesOf(difference, answer),
    };
  });
}

/** The moves that only go together with one: those of a library whose file goes, sliders that move each other. */
export const groupOf = <Each extends Pick<Move, 'group'>>(move: Each, moves: readonly Each[]) =>
  moves.filter((each) => each === move || (move.group !== undefined && each.group === move.group));

const rank: readonly Outcome['verdict'][] = ['not tried', 'as good', 'worse', 'broken'];

const isRefused = ({ verdict }: Outcome): boolean => verdict === 'worse' || verdict === 'broken';

/** Tries each move by itself, on the first page that has it, at both widths. The worse width counts. */
export async function tryMoves(
  trying: Trying,
  moves: readonly Move[],
  say: (line: string) => void,
): Promise<Outcome[]> {
  const first = ({ subjects }: Move): string => [...subjects.keys()][0] ?? '';
  const paths = [...new Set(moves.map(first))];
  const views = paths.flatMap((path) => {
    const uses = moves.filter((move) => first(move) === path).map((move) => elementsOf(move, path));
    return widths.map((width) => ({ path, width, uses, isRecorded: true }));
  });
  // They are wanted by all, and wait for each other less when they are taken together.
  await sideBySide(views, 3, (view) => before(trying, view, 0));
  // What goes together is tried in one go.
  const groups = moves.filter((move) => groupOf(move, moves)[0] === move);
  const tried = await sideBySide(groups, 3, async (leader): Promise<Outcome[]> => {
    const group = groupOf(leader, moves);
    const outcomes: Outcome[] = [];
    for (const view of views) {
      const here = group.filter((move) => first(move) === view.path);
      if (here.length === 0 || outcomes.some(isRefused)) continue;
      say(`trying ${here.map(({ name }) => name).join(', ')}, ${view.path}, ${view.width} px`);
      outcomes.push(...(await tryGroup(trying, group, here, view)));
    }
    return outcomes;
  });
  return moves.flatMap((move) => {
    const both = tried.flat().filter((each) => each.move === move);
    return both.sort((a, b) => rank.indexOf(b.verdict) - rank.indexOf(a.verdict)).slice(0, 1);
  });
}
