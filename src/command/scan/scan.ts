import { behaviours } from '../../behaviours.js';
import { rootsOf } from '../../lifecycle/definition.js';
import { isAddress } from '../pages/source.js';
import { createThread } from '../pages/thread.js';
import { readArguments, type Status, type Surroundings, WrongUsage } from '../terminal/usage.js';
import {
  type Counts,
  countOn,
  type Gathered,
  gather,
  type ReadScript,
  withoutCalls,
} from './gather.js';
import type { Scanner } from './page.js';
import { type Plan, planOf } from './plan.js';
import { json, type Report, text } from './report.js';
import type { Span } from './script/without.js';
import { settledMoves } from './settle.js';

/**
 * What our tag starts by itself where a page has these elements: a site that was written for other scripts may have
 * them by chance. The page itself, on which some start too, is no such element.
 */
const starting = behaviours.flatMap((definition) => {
  const { name, hooks } = definition;
  const own = rootsOf(definition).flatMap((hook) => hooks[hook] ?? []);
  return own.length > 0 ? [{ name, selector: own.join(', ') }] : [];
});

const options = { json: { type: 'boolean' }, base: { type: 'string' } } as const;

/** Where on the pages the elements are that scripts call something on, and those on which ours would start. */
export function countsOf(gathered: Gathered, scanner: Scanner): Promise<Counts> {
  const selectors = gathered.scripts.flatMap(({ facts }) =>
    [...facts.moves, ...facts.own].flatMap(({ selector }) => selector ?? []),
  );
  const ours = starting.map(({ selector }) => selector);
  return countOn(gathered.pages, [...new Set([...selectors, ...ours])], scanner);
}

/**
 * Makes the plan.
 *
 * @param kept the moves that a trial has taken back, with the reason
 * @returns the plan, and the scripts without the calls that go
 */
export async function planned(
  gathered: Gathered,
  counts: Counts,
  scanner: Scanner,
  kept?: ReadonlyMap<string, string>,
): Promise<{ readonly plan: Plan; readonly rest: readonly ReadScript[] }> {
  const moves = settledMoves(gathered, counts, kept);
  const gone = new Map<string, Span[]>();
  for (const { fate, spans = [] } of moves) {
    if (fate !== 'unchanged') continue;
    for (const span of spans) gone.set(span.script, [...(gone.get(span.script) ?? []), span]);
  }
  const rest = await withoutCalls(gathered.scripts, gone, scanner);
  const found = starting.flatMap(({ name, selector }) =>
    counts.get(selector)?.some(({ count = 0 }) => count > 0) ? name : [],
  );
  return { plan: planOf(gathered, moves, rest, found, counts), rest };
}

/**
 * The command `auftritt scan`.
 *
 * @param args what follows `scan`
 * @throws WrongUsage
 */
export async function scan(
  args: readonly string[],
  { version, dist, startThread = createThread, out }: Surroundings,
): Promise<Status> {
  const { values, positionals: names } = readArguments(args, options);
  if (names.length === 0) throw new WrongUsage('nothing to scan');
  const { base } = values;
  if (base !== undefined && !isAddress(base)) throw new WrongUsage(`--base: ${base} is no address`);
  const scanner: Scanner = startThread(dist, 'scan');
  let report: Report;
  try {
    const gathered = await gather(names, scanner, base);
    const counts = await countsOf(gathered, scanner);
    const { plan } = await planned(gathered, counts, scanner);
    report = { version, gathered, plan, counts };
  } finally {
    await scanner.end();
  }
  out.write(values.json ? json(report) : text(report));
  return report.gathered.unread.some(({ wasAsked }) => wasAsked) ? 1 : 0;
}
