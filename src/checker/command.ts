import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { selectors as defaults, type Selectors } from '../contract.js';
import { checkPage } from './check-page.js';
import { json } from './formats/json.js';
import { sarif } from './formats/sarif.js';
import { text } from './formats/text.js';
import { type Input, inputsOf, isAddress, Refusal } from './inputs.js';
import type { Output } from './output.js';
import { progressOn } from './progress.js';
import { type Checked, isFaulty, type Report } from './report.js';
import { readSiteSelectors } from './tag.js';

/** The status with which the command exits: all well; something to mend; wrong usage. */
export type Status = 0 | 1 | 2;

export const usage = `Usage: auftritt check [options] <file|folder|url>...

Says of each page what the script will start on it, and what is missing where it will not.

  --selectors <file|json>  the site's own selectors, as in data-selectors
  --base <url>             the address of the site that the files belong to
  --all                    every element that starts, and not only how many
  --json                   the report as JSON
  --sarif                  the report as SARIF 2.1.0
  --version, --help

Exit status: 0 where nothing is wrong, 1 on errors, 2 on wrong usage.
`;

/** A way of calling the command that there is not; the message says what is wrong with it. */
class WrongUsage extends Error {
  override readonly name = 'WrongUsage';
}

const options = {
  selectors: { type: 'string' },
  base: { type: 'string' },
  all: { type: 'boolean' },
  json: { type: 'boolean' },
  sarif: { type: 'boolean' },
  version: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    // The way `parseArgs` says that there is no such option.
    throw new WrongUsage(error instanceof Error ? error.message : String(error));
  }
}

async function readSelectors(given: string | undefined): Promise<Selectors> {
  if (given === undefined) return defaults;
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

async function check(input: Input, selectors: Selectors): Promise<Checked> {
  const { name } = input;
  try {
    return { name, ...checkPage(await input.read(), selectors) };
  } catch (error) {
    if (error instanceof Refusal) return { name, refusal: error.message };
    throw error;
  }
}

async function checkAll(
  names: readonly string[],
  base: string | undefined,
  selectors: Selectors,
  errors: Output,
): Promise<readonly Checked[]> {
  const inputs = (await Promise.all(names.map((name) => inputsOf(name, base)))).flat();
  const progress = progressOn(errors, inputs.length);
  const checked: Checked[] = [];
  for (const input of inputs) {
    checked.push(await check(input, selectors));
    progress.step();
  }
  progress.end();
  return checked;
}

/**
 * The command `auftritt`.
 *
 * @param args what stands after the command's name
 */
export async function command(
  args: readonly string[],
  version: string,
  out: Output,
  errors: Output,
): Promise<Status> {
  try {
    const { values, positionals } = readArguments(args);
    if (values.help || values.version) {
      out.write(values.help ? usage : `${version}\n`);
      return 0;
    }
    const [name, ...names] = positionals;
    if (name !== 'check') throw new WrongUsage(name ? `unknown command ${name}` : 'no command');
    if (names.length === 0) throw new WrongUsage('nothing to check');
    if (values.json && values.sarif) throw new WrongUsage('--json and --sarif at the same time');
    const { base } = values;
    if (base !== undefined && !isAddress(base))
      throw new WrongUsage(`--base: ${base} is no address`);
    const selectors = await readSelectors(values.selectors);
    const report: Report = { version, pages: await checkAll(names, base, selectors, errors) };
    if (values.json) out.write(json(report));
    else if (values.sarif) out.write(sarif(report));
    else out.write(text(report, values.all ?? false));
    return isFaulty(report) ? 1 : 0;
  } catch (error) {
    if (!(error instanceof WrongUsage)) throw error;
    errors.write(`auftritt: ${error.message}\n\n${usage}`);
    return 2;
  }
}
