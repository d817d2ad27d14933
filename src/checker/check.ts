import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { defaultSelectors } from '../behaviours.js';
import type { Output } from '../command/output.js';
import type { Surroundings } from '../command/surroundings.js';
import { type Status, WrongUsage } from '../command/usage.js';
import type { Selectors } from '../public-interface.js';
import { type Checker, createChecker } from './check-page.js';
import { json } from './formats/json.js';
import { sarif } from './formats/sarif.js';
import { text } from './formats/text.js';
import { type Input, inputsOf, isAddress, Refusal } from './inputs.js';
import { progressOn } from './progress.js';
import { type Checked, isFaulty, type Report } from './report.js';
import { readSiteSelectors } from './tag.js';

const options = {
  selectors: { type: 'string' },
  base: { type: 'string' },
  'allow-no-tag': { type: 'boolean' },
  all: { type: 'boolean' },
  json: { type: 'boolean' },
  sarif: { type: 'boolean' },
} as const;

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    // `parseArgs` throws for an unknown option.
    throw new WrongUsage(error instanceof Error ? error.message : String(error));
  }
}

async function readSelectors(given: string | undefined): Promise<Selectors> {
  if (given === undefined) return defaultSelectors;
  const isJson = given.trim().startsWith('{');
  const text = isJson
    ? given
    : await readFile(given, 'utf8').catch(() => {
        throw new WrongUsage(`--selectors: ${given} cannot be read`);
      });
  const wrong: string[] = [];
  const selectors = readSiteSelectors(text, (line) => wrong.push(line));
  if (wrong.length > 0) throw new WrongUsage(`--selectors: ${wrong.join('\n--selectors: ')}`);
  return selectors;
}

async function checkInput(input: Input, checker: Checker): Promise<Checked> {
  const { name } = input;
  try {
    return { name, ...checker.check(await input.read()) };
  } catch (error) {
    if (error instanceof Refusal) return { name, refusal: error.message };
    throw error;
  }
}

async function checkAll(
  names: readonly string[],
  base: string | undefined,
  checker: Checker,
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
    checker.close();
    progress.end();
  }
  return checked;
}

/**
 * The command `auftritt check`.
 *
 * @param args what follows `check`
 * @throws WrongUsage
 */
export async function check(
  args: readonly string[],
  { version, out, errors }: Surroundings,
): Promise<Status> {
  const { values, positionals: names } = readArguments(args);
  if (names.length === 0) throw new WrongUsage('nothing to check');
  if (values.json && values.sarif) throw new WrongUsage('--json and --sarif at the same time');
  const { base } = values;
  if (base !== undefined && !isAddress(base)) throw new WrongUsage(`--base: ${base} is no address`);
  const selectors = await readSelectors(values.selectors);
  const checker = createChecker(selectors, !values['allow-no-tag']);
  const report: Report = { version, pages: await checkAll(names, base, checker, errors) };
  if (values.json) out.write(json(report));
  else if (values.sarif) out.write(sarif(report));
  else out.write(text(report, values.all ?? false));
  return isFaulty(report) ? 1 : 0;
}
