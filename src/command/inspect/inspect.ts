import { readBuild } from '../deploy/build.js';
import { disk } from '../deploy/target.js';
import { once } from '../lists.js';
import { apply } from './apply.js';
import { idOf } from './moves/move.js';
import { behavioursOf } from './moves/moves.js';
import { deadCalls, uselessAfter } from './needs.js';
import { plainOf } from './plain/plain.js';
import { callsOf, emptyPlan, folderFor } from './plan.js';
import { recordSite } from './record.js';
import type { Looking } from './see/browser.js';
import { germanRules } from './see/visit.js';
import { titleOf } from './site/site.js';
import { inGroups, tryMoves } from './try/trial.js';
import { tryWhole } from './try/whole.js';

/** What an inspection is asked for. */
export interface Wanted {
  readonly pages: number;
  readonly dist: string;
  readonly version: string;
  /** Whether what is as good moves although pages then load more. */
  readonly mayBeHeavier: boolean;
}

/**
 * Inspects a site: records what happens on it, says what is dead, tries what could move one by one, writes plain lines,
 * and tries the whole.
 */
export async function inspect(looking: Looking, wanted: Wanted, say: (line: string) => void) {
  const record = await recordSite(looking, wanted.pages, say);
  const isProven = record.isWhole;
  const dead = deadCalls(record);
  const { moves, stays } = behavioursOf(record);
  const folder = folderFor(record, looking.site.prefix);
  const trying = { ...looking, record, built: await readBuild(wanted.dist, disk), folder };
  const outcomes = await tryMoves(trying, moves, say);
  const good = outcomes.filter(({ verdict }) => verdict === 'as good').map(({ move }) => move);
  const tried = inGroups(good, moves);
  // What a person must cut is no part of what is written.
  const { unsure } = apply({ ...emptyPlan, moves: tried }, record, folder);
  const going = inGroups(
    tried.filter(({ id }) => !unsure.some((call) => idOf(call) === id)),
    moves,
  );
  const first = { moves: going, calls: isProven ? dead : [] };
  const whole = await tryWhole(trying, first, wanted.mayBeHeavier, say);
  const { plan, applied } = whole;
  const deadNow = isProven ? plan.calls : dead;
  const today = { ...emptyPlan, calls: deadNow, kept: plan.kept };
  const plain = plainOf(record, callsOf(plan));
  return {
    ...{ version: wanted.version, title: titleOf(looking.site), date: new Date(), record },
    /** What does nothing today: proven only where all pages that are known were inspected. */
    dead: { isProven, calls: deadNow, files: uselessAfter(today, record, folder) },
    ...{ outcomes, stays, plain, folder },
    whole: {
      ...{ ...whole, useless: applied.useless },
      applied: { ...applied, unsure: once([...unsure, ...applied.unsure], idOf) },
    },
    /** What axe's rules ask for in German, by their names. */
    germanRules: germanRules(),
    /** Hosts that did not answer. */
    silent: [...looking.answers.silent].sort(),
  };
}

/** All that an inspection says. */
export type Result = Awaited<ReturnType<typeof inspect>>;
