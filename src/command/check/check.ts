import { resolve } from 'node:path';
import { beginning, isAddress, LimitMet, Uncheckable } from '../pages/source.js';
import type { Output } from '../terminal/text.js';
import {
  readArguments,
  readJsonOption,
  type Status,
  type Surroundings,
  WrongUsage,
} from '../terminal/usage.js';
import type { CheckedPage } from './findings.js';
import { type Input, inputsOf } from './inputs.js';
import { type IsolatedChecker, isolatedChecker } from './isolated.js';
import { progressOn } from './progress.js';
import { type Checked, isFaulty, json, type Report, sarif, text } from './report.js';
import { limit as rule } from './rules.js';

const options = {
  selectors: { type: 'string' },
  base: { type: 'string' },
  'allow-no-tag': { type: 'boolean' },
  all: { type: 'boolean' },
  json: { type: 'boolean' },
  sarif: { type: 'boolean' },
  requests: { type: 'boolean' },
  report: { type: 'string' },
} as const;

/** @param wrong the errors in the site's selectors */
function refuseWrong(wrong: readonly string[]): void {
  if (wrong.length > 0) throw new WrongUsage(`--selectors: ${wrong.join('\n--selectors: ')}`);
}

/** The result for a page that exceeded a limit. */
const cutShort = ({ limit, message }: LimitMet): CheckedPage => ({
  predictions: [],
  findings: [{ rule, level: rule.level, about: 'page', element: 'html', message, ...beginning }],
  limit,
});

async function checkInput({ name, read }: Input, checker: IsolatedChecker): Promise<Checked> {
  try {
    return { name, ...(await checker.check(await read())) };
  } catch (error) {
    if (error instanceof Uncheckable) return { name, refusal: error.message };
    if (error instanceof LimitMet) return { name, ...cutShort(error) };
    throw error;
  }
}

async function checkAll(
  names: readonly string[],
  base: string | undefined,
  checker: IsolatedChecker,
  errors: Output,
): Promise<readonly Checked[]> {
  const inputs = (await Promise.all(names.map((name) => inputsOf(name, base)))).flat();
  const progress = progressOn(errors, inputs.length);
  const checked: Checked[] = [];
  try {
    for (const input of inputs) {
      checked.push(await checkInput(input, checker));
      progress.step();
    }
  } finally {
    progress.end();
  }
  return checked;
}

export interface CheckerSurroundings extends Surroundings {
  /** Starts the checker; by default in a thread of its own. */
  readonly startChecker?: typeof isolatedChecker;
}

/**
 * The command `auftritt check`.
 *
 * @param args what follows `check`
 * @throws WrongUsage
 */
export async function check(
  args: readonly string[],
  surroundings: CheckerSurroundings,
): Promise<Status> {
  const { version, dist, startChecker = isolatedChecker, out, errors } = surroundings;
  const { values, positionals: names } = readArguments(args, options);
  if (names.length === 0) throw new WrongUsage('nothing to check');
  if (values.json && values.sarif) throw new WrongUsage('--json and --sarif at the same time');
  if (values.requests) {
    const format = values.json ? 'json' : values.sarif ? 'sarif' : 'text';
    // Only this needs playwright-core.
    const { checkRequests } = await import('./requests/check-requests.js');
    return await checkRequests(names, format, values.report, surroundings);
  }
  if (values.report !== undefined) throw new WrongUsage('--report needs --requests');
  const { base } = values;
  if (base !== undefined && !isAddress(base)) throw new WrongUsage(`--base: ${base} is no address`);
  const checker = startChecker(resolve(dist, 'command/page-worker.mjs'), {
    selectors: await readJsonOption('--selectors', values.selectors ?? '{}'),
    wantsTag: !values['allow-no-tag'],
  });
  let report: Report;
  try {
    if (values.selectors !== undefined) refuseWrong(await checker.wrongSelectors());
    report = { version, pages: await checkAll(names, base, checker, errors) };
  } finally {
    await checker.close();
  }
  if (values.json) out.write(json(report));
  else if (values.sarif) out.write(sarif(report));
  else out.write(text(report, values.all ?? false));
  return isFaulty(report) ? 1 : 0;
}
