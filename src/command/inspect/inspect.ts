import { apply, callsOf } from './apply.js';
import { deadIn } from './dead.js';
import { behavioursOf } from './moves/moves.js';
import { type Plain, plainOf, plainText } from './plain/plain.js';
import { emptyPlan, type Plan } from './plan.js';
import { recordSite } from './record.js';
import type { Result } from './say/result.js';
import type { Looking } from './see/browser.js';
import { titleOf } from './site/site.js';
import { groupOf, tryMoves } from './try/trial.js';
import { tryingFor } from './try/variant.js';
import { tryWhole } from './try/whole.js';

/** What an inspection is asked for. */
export interface Wanted {
  readonly pages: number;
  readonly dist: string;
  readonly version: string;
  /** Whether what is as good moves although pages then load more. */
  readonly mayBeHeavier: boolean;
  /** Whether pictures are wanted of what differs. */
  readonly hasPictures: boolean;
}

/**
 * Inspects a site: records what happens on it, says what is dead, tries what could move one by one, writes plain lines,
 * and tries the whole.
 */
export async function inspect(
  looking: Looking,
  wanted: Wanted,
  say: (line: string) => void,
): Promise<Result> {
  const record = await recordSite(looking, wanted.pages, say);
  const dead = deadIn(record);
  const { moves, stays } = behavioursOf(record);
  const trying = await tryingFor(looking, record, wanted.dist, wanted.hasPictures);
  const { folder } = trying;
  const outcomes = await tryMoves(trying, moves, say);
  const good = outcomes.filter(({ verdict }) => verdict === 'as good').map(({ move }) => move);
  const tried = good.filter((move) => groupOf(move, moves).every((each) => good.includes(each)));
  // What a person must cut is no part of what is written.
  const { unsure } = apply({ ...emptyPlan, moves: tried }, record, folder);
  const going = tried.filter(({ call }) => call === undefined || !unsure.includes(call));
  const plainAfter = (plan: Pick<Plan, 'moves' | 'calls'>): Plain => plainOf(record, callsOf(plan));
  const proven = dead.isProven ? dead : { calls: [], files: [] };
  const first = { moves: going, calls: proven.calls, files: proven.files };
  const whole = await tryWhole(
    trying,
    { ...first, plain: plainAfter(first).parts },
    (plan) => plainAfter(plan).parts,
    wanted.mayBeHeavier,
    say,
  );
  const plain = plainAfter(whole.plan);
  const done = apply(whole.plan, record, folder, whole.extra);
  const applied = { ...done, unsure: [...new Set([...unsure, ...done.unsure])] };
  return {
    ...{
      version: wanted.version,
      title: titleOf(looking.site),
      date: new Date(),
      record,
      dead: {
        ...dead,
        calls: dead.calls.filter((each) => !whole.alive.has(each)),
        files: dead.files.filter((each) => !whole.alive.has(each)),
      },
      outcomes,
      stays,
    },
    ...{ plain, left: plain.left, whole, applied, folder, silent: [...looking.answers.silent] },
    plainText: whole.plan.plain.length > 0 ? plainText(whole.plan) : undefined,
  };
}
