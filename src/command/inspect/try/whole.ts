import { idOf } from '../moves/move.js';
import { applyWhole } from '../needs.js';
import { plainOf } from '../plain/plain.js';
import { callsOf, type PlainPart, type Plan } from '../plan.js';
import { sideBySide, widths } from '../see/browser.js';
import { type Difference, isAmong } from './judge.js';
import type { View } from './look.js';
import { ask, inGroups } from './trial.js';
import { type Trying, withPlan } from './variant.js';

/** What lines in plain JavaScript are known by. */
const plainId = ({ file, start }: PlainPart): string => `${file} ${start}`;

/** Tries a whole plan on the whole site, as it would be written, and takes parts of it back until it holds. */
export async function tryWhole(
  trying: Trying,
  plan: Pick<Plan, 'moves' | 'calls'>,
  mayBeHeavier: boolean,
  say: (line: string) => void,
) {
  const { record, folder } = trying;
  const taken = new Set<string>();
  /** What was taken out, with the page and the width (px) that differed; '' where none did. */
  const back: { ids: readonly string[]; part: string; why: string; at: string }[] = [];
  let views: readonly View[] | undefined;
  const takeBack = (ids: readonly string[], part: string, why: string, at = ''): void => {
    for (const id of ids) taken.add(id);
    back.push({ ids, part, why, at });
  };

  /** The plan without some of its parts, and the site after it. */
  function without(ids: ReadonlySet<string>) {
    const kept = plan.moves.filter(({ id }) => !ids.has(id));
    const moves = inGroups(kept, plan.moves);
    const calls = plan.calls.filter((call) => !ids.has(idOf(call)));
    // Lines that leave a call out hold only as long as it goes.
    const { parts } = plainOf(record, callsOf({ moves, calls }));
    const plain = parts.filter((part) => !ids.has(plainId(part)));
    const left: Plan = { moves, calls, plain, kept: [...ids] };
    const applied = applyWhole(left, record, folder);
    // Without jQuery's own weight gone, lines in its place only add to the page.
    const losesJquery = applied.useless.some(({ file }) => file.libraries.includes('jquery'));
    if (mayBeHeavier || losesJquery) return { plan: left, applied };
    const withoutLines = { ...left, plain: [] };
    return { plan: withoutLines, applied: applyWhole(withoutLines, record, folder) };
  }

  /** The last of the fewest first parts without which a page is as it was: it is needed. */
  async function culpritOf(parts: readonly string[], view: View, difference: Difference) {
    let [few, enough] = [0, parts.length];
    while (enough - few > 1) {
      const half = Math.floor((few + enough) / 2);
      const fewer = without(new Set([...taken, ...parts.slice(0, half)]));
      const variant = withPlan(trying, fewer.plan, fewer.applied);
      const { differences } = await ask(trying, view, variant, isAmong([difference]));
      if (differences.length === 0) enough = half;
      else few = half;
    }
    return parts.slice(few, enough);
  }

  for (;;) {
    const tried = without(taken);
    const { plan: now, applied } = tried;
    const names = new Map([
      ...now.plain.map(
        (part) => [plainId(part), `${part.file}:${part.line} in plain JavaScript`] as const,
      ),
      ...applied.useless.map(({ file: { path } }) => [path, path] as const),
      ...now.moves.map(({ id, name, label }) => [id, `${name} ${label}`] as const),
      ...now.calls.map((call) => [idOf(call), `${call.name} ${call.selector}`] as const),
    ]);
    if (names.size === 0) return { ...tried, weights: [], back };
    views ??= [...record.pages.keys()].flatMap((path) => {
      const uses = now.plain.map((part) => ({
        ...{ id: plainId(part), behaviour: 'press' as const },
        numbers: part.controls.get(path) ?? [],
      }));
      return widths.map((width) => ({ path, width, uses }));
    });
    say('trying the whole plan on the whole site');
    const variant = withPlan(trying, now, applied);
    const faults: { readonly view: View; readonly difference: Difference }[] = [];
    const loads = await sideBySide(views, async (view) => {
      // One page that is worse is enough.
      if (faults.length > 0) return [];
      const { differences, old, now: then } = await ask(trying, view, variant);
      faults.push(...differences.slice(0, 1).map((difference) => ({ view, difference })));
      const { path, width } = view;
      return width === widths[0] && typeof old === 'object' && typeof then === 'object'
        ? [{ path, before: old.weight, after: then.weight }]
        : [];
    });
    const weights = loads.flat();
    const added = weights.reduce((sum, { before, after }) => sum + after - before, 0);
    const isHeavier = now.moves.length > 0 && added > 1024 * weights.length;
    const [fault] = faults;
    if (fault) {
      const { view, difference } = fault;
      for (const id of await culpritOf([...names.keys()], view, difference))
        takeBack([id], names.get(id) ?? '', difference.why, `${view.path}, ${view.width} px`);
    } else if (!mayBeHeavier && isHeavier) {
      const why = `the pages would load ${Math.ceil(added / 1024)} KiB more, all together: --heavier moves it all the same`;
      const ids = plan.moves.map(({ id }) => id);
      takeBack(ids, 'what would move', why);
    } else return { ...tried, weights, back };
  }
}
