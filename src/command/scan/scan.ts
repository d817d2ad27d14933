import { resolve } from 'node:path';
import { readArguments } from '../terminal/read-arguments.js';
import type { Surroundings } from '../terminal/surroundings.js';
import { type Status, WrongUsage } from '../terminal/usage.js';
import { json } from './formats/json.js';
import { text } from './formats/text.js';
import { countOn, gather } from './gather.js';
import { isolatedScanner } from './isolated.js';
import { planOf } from './plan.js';
import type { Report } from './report.js';

const options = { json: { type: 'boolean' } } as const;

export interface ScannerSurroundings extends Surroundings {
  /** Starts the scanner; by default in a thread of its own. */
  readonly startScanner?: typeof isolatedScanner;
}

/**
 * The command `auftritt scan`.
 *
 * @param args what follows `scan`
 * @throws WrongUsage
 */
export async function scan(
  args: readonly string[],
  { version, dist, startScanner = isolatedScanner, out }: ScannerSurroundings,
): Promise<Status> {
  const { values, positionals: names } = readArguments(args, options);
  if (names.length === 0) throw new WrongUsage('nothing to scan');
  const scanner = startScanner(resolve(dist, 'command/scan-worker.mjs'));
  let report: Report;
  try {
    const gathered = await gather(names, scanner);
    const plan = planOf(gathered);
    const selectors = plan.moves.flatMap(({ selector }) => selector ?? []);
    const counts = await countOn(gathered.pages, [...new Set(selectors)], scanner);
    report = { version, gathered, plan, counts };
  } finally {
    await scanner.close();
  }
  out.write(values.json ? json(report) : text(report));
  return report.gathered.unread.some(({ wasAsked }) => wasAsked) ? 1 : 0;
}
