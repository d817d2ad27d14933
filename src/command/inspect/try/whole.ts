import { idOf } from '../moves/move.js';
import { applyWhole, type UselessFile } from '../needs.js';
import { plainOf } from '../plain/plain.js';
import { callsOf, type PlainPart, type Plan } from '../plan.js';
import { sideBySide, widths } from '../see/browser.js';
import { type Difference, isAmong } from './judge.js';
import type { View } from './look.js';
import { ask, groupOf } from './trial.js';
import { type Trying, withPlan } from './variant.js';

/** A part of a plan that was taken out of it. */
export interface Back {
  readonly part: string;
  readonly why: string;
  /** The page and the width (px) that differed; '' where none did. */
  readonly at: string;
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
    return widths.map((width) => ({ path, width, uses }));
  });

/** The parts of a plan and the files that go with it, each of which can be taken back, the first ones first. */
const partsOf = ({ moves, calls, plain }: Plan, useless: readonly UselessFile[]) => [
  ...plain.map((part) => ({
    id: plainId(part),
    name: `${part.file}:${part.line} in plain JavaScript`,
  })),
  ...useless.map(({ file: { path } }) => ({ id: path, name: path })),
  ...moves.map(({ id, name, label }) => ({ id, name: `${name} ${label}` })),
  ...calls.map((call) => ({ id: idOf(call), name: `${call.name} ${call.selector}` })),
];

/** Tries a whole plan on the whole site, as it would be written, and takes parts of it back until it holds. */
export async function tryWhole(
  trying: Trying,
  plan: Pick<Plan, 'moves' | 'calls'>,
  mayBeHeavier: boolean,
  say: (line: string) => void,
) {
  const { record, folder } = trying;
  const taken = new Set<string>();
  const back: Back[] = [];
  const takeBack = (ids: readonly string[], part: string, why: string, at = ''): void => {
    for (const id of ids) taken.add(id);
    back.push({ part, why, at });
  };
  /** The lines in plain JavaScript that go with the calls that a plan cuts. */
  const plainFor = (of: typeof plan): readonly PlainPart[] => plainOf(record, callsOf(of)).parts;
  let views: readonly View[] | undefined;

  /** The plan without some of its parts. Lines that leave a call out hold only as long as it goes. */
  function planWithout(ids: ReadonlySet<string>): Plan {
    const stays = ({ id }: { readonly id: string }): boolean => !ids.has(id);
    const moves = plan.moves.filter((move) => groupOf(move, plan.moves).every(stays));
    const calls = plan.calls.filter((call) => !ids.has(idOf(call)));
    const plain = plainFor({ moves, calls }).filter((part) => !ids.has(plainId(part)));
    return { moves, calls, plain, kept: [...ids] };
  }

  /** The last of the fewest first parts without which a page is as it was: it is needed. */
  async function culpritOf(parts: ReturnType<typeof partsOf>, view: View, difference: Difference) {
    let [few, enough] = [0, parts.length];
    while (enough - few > 1) {
      const half = Math.floor((few + enough) / 2);
      const ids = parts.slice(0, half).map(({ id }) => id);
      const variant = withPlan(trying, planWithout(new Set([...taken, ...ids])));
      const { differences } = await ask(trying, view, variant, isAmong([difference]));
      if (differences.length === 0) enough = half;
      else few = half;
    }
    return parts.slice(few, enough);
  }

  for (;;) {
    const now = planWithout(taken);
    const applied = applyWhole(now, record, folder);
    const { useless } = applied;
    const parts = partsOf(now, useless);
    if (parts.length === 0) return { plan: now, weights: [], back, applied, useless };
    // Without jQuery's own weight gone, lines in its place only add to the page.
    const losesJquery = useless.some(({ file }) => file.libraries.includes('jquery'));
    if (!mayBeHeavier && now.plain.length > 0 && !losesJquery) {
      const why = 'not tried, as jQuery stays for other code';
      takeBack(now.plain.map(plainId), 'lines in plain JavaScript', why);
      continue;
    }
    views ??= viewsOf([...record.pages.keys()], now.plain);
    say('trying the whole plan on the whole site');
    const variant = withPlan(trying, now, applied);
    let isWorse = false;
    const answers = await sideBySide(views, async (view) => {
      // One page that is worse is enough.
      const answer = isWorse ? undefined : await ask(trying, view, variant);
      isWorse ||= (answer?.differences ?? []).length > 0;
      return { view, ...answer };
    });
    const weights = answers.flatMap(({ view: { path, width }, old, now: then }) =>
      width === widths[0] && typeof old === 'object' && typeof then === 'object'
        ? { path, before: old.weight, after: then.weight }
        : [],
    );
    const more = weights.reduce((sum, { before, after }) => sum + after - before, 0);
    const isHeavier = now.moves.length > 0 && more > 1024 * weights.length;
    const fault = answers.find(({ differences = [] }) => differences.length > 0);
    const [difference] = fault?.differences ?? [];
    if (fault && difference) {
      const { view } = fault;
      for (const { id, name } of await culpritOf(parts, view, difference))
        takeBack([id], name, difference.why, `${view.path}, ${view.width} px`);
    } else if (!mayBeHeavier && isHeavier) {
      const why = `the pages would load ${Math.ceil(more / 1024)} KiB more, all together: --heavier moves it all the same`;
      const ids = plan.moves.map(({ id }) => id);
      takeBack(ids, 'what would move', why);
    } else return { plan: now, weights, back, applied, useless };
  }
}
