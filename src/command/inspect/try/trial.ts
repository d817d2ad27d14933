import { grouped, remembering } from '../../lists.js';
import type { Move } from '../moves/move.js';
import { sideBySide, type Variant, widths } from '../see/browser.js';
import { isChange } from '../see/look.js';
import { compare, type Difference, isAmong } from './judge.js';
import { type Look, lookAtPage, type View } from './look.js';
import { type Trying, withMoves } from './variant.js';

/** What a trial says of a move: it is worst where it was tried. */
type Outcome = Awaited<ReturnType<typeof tryGroup>>[number];

/** How often a page is asked before something is called worse. */
const times = 3;

const oldLooks = remembering((_view: View): Promise<Look | string>[] => []);

/** A page as it was, looked at for the first or the second time. */
const before = (trying: Trying, view: View, time: 0 | 1): Promise<Look | string> =>
  (oldLooks(view)[time] ??= lookAtPage(trying, view));

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
) {
  const old = await before(trying, view, 0);
  for (let time = 1; ; time += 1) {
    const now = await lookAtPage(trying, { ...view, ...variant, uses });
    let differences = compare(old, now).filter(counts);
    if (differences.length === 0) return { differences, old, now };
    const again = await before(trying, view, 1);
    const alone = [...compare(old, again), ...compare(again, old)];
    differences = differences
      .filter((each) => !isAmong(alone)(each))
      .filter(isAmong(compare(again, now)));
    if (differences.length === 0 || time === times) return { differences, old, now };
  }
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
) {
  const { path, width } = view;
  const old = await before(trying, view, 0);
  const untriedFor = ({ id }: Move): string | undefined => {
    const observed = typeof old === 'object' ? old.seen.filter((each) => each.id === id) : [];
    if (observed.length === 0) return 'none of its elements is in sight';
    const isProof = observed.some(({ items, used }) => items.length > 0 || used.some(isChange));
    return isProof ? undefined : 'a press changes nothing';
  };
  // Only the section itself and what it moved counts.
  const isOf =
    (move: Move) =>
    ({ id, aspect }: Difference): boolean =>
      id === move.id || /^(opens$|fault )/.test(aspect);
  const uses = view.uses.filter(({ id }) => moves.some((move) => move.id === id));
  const counts = (difference: Difference): boolean => moves.some((move) => isOf(move)(difference));
  const variant = withMoves(trying, path, group);
  const { differences } = await ask(trying, view, variant, counts, uses);
  return moves.map((move) => {
    const why = untriedFor(move);
    const outcome = why === undefined ? ('as good' as const) : ('not tried' as const);
    const { pictures, ...said } = differences.find(isOf(move)) ?? {
      verdict: outcome,
      why: why ?? '',
    };
    return { ...{ move, path, width, pictures }, verdict: said.verdict, why: said.why };
  });
}

/** The moves that only go together with one: those of a library whose file goes, sliders that move each other. */
const groupOf = (move: Move, moves: readonly Move[]): Move[] =>
  moves.filter((each) => each === move || (move.group !== undefined && each.group === move.group));

/** Those of some moves whose group is among them as a whole. */
export const inGroups = (some: readonly Move[], moves: readonly Move[]): Move[] =>
  some.filter((move) => groupOf(move, moves).every((each) => some.includes(each)));

const rank: readonly Outcome['verdict'][] = ['not tried', 'as good', 'worse', 'broken'];

/** Tries each move by itself, on the first page that has it, at both widths. The worse width counts. */
export async function tryMoves(
  trying: Trying,
  moves: readonly Move[],
  say: (line: string) => void,
): Promise<Outcome[]> {
  const first = ({ subjects }: Move): string => [...subjects.keys()][0] ?? '';
  const views = [...grouped(moves, first)].flatMap(([path, here]) => {
    const uses = here.map((move) => ({ ...move, numbers: move.subjects.get(path) ?? [] }));
    return widths.map((width) => ({ path, width, uses }));
  });
  // They are wanted by all, and wait for each other less when they are taken together.
  await sideBySide(views, (view) => before(trying, view, 0));
  // What goes together is tried in one go.
  const groups = moves.filter((move) => groupOf(move, moves)[0] === move);
  const tried = await sideBySide(groups, async (leader) => {
    const group = groupOf(leader, moves);
    const outcomes: Outcome[] = [];
    for (const view of views) {
      const here = group.filter((move) => first(move) === view.path);
      if (here.length === 0 || outcomes.some(({ verdict }) => rank.indexOf(verdict) > 1)) continue;
      say(`trying ${here.map(({ name }) => name).join(', ')}, ${view.path}, ${view.width} px`);
      outcomes.push(...(await tryGroup(trying, group, here, view)));
    }
    return outcomes.sort((a, b) => rank.indexOf(b.verdict) - rank.indexOf(a.verdict));
  });
  return moves.flatMap((move) => tried.flat().find((each) => each.move === move) ?? []);
}
