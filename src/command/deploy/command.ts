import type { Selectors } from '../../public-interface.js';
import { codeOf } from '../terminal/error-code.js';
import { printable } from '../terminal/printable.js';
import { readArguments } from '../terminal/read-arguments.js';
import { readJsonOption } from '../terminal/read-json-option.js';
import type { Surroundings } from '../terminal/surroundings.js';
import { type Status, WrongUsage } from '../terminal/usage.js';
import { deploy } from './deploy.js';
import { readDuration } from './duration.js';
import { readSelectors } from './own-styles.js';
import { Refusal } from './refusal.js';
import { report } from './report.js';

const options = {
  keep: { type: 'string', default: '30d' },
  'dry-run': { type: 'boolean', default: false },
  selectors: { type: 'string' },
  preset: { type: 'string' },
} as const;

/** Says why a text is not the name of a folder; undefined where it may be one. */
function noFolder(text: string): string | undefined {
  // A shell script passes an empty name if its variable is not set.
  if (text.trim() === '') return 'the name of the folder is empty';
  if (/^[a-z][a-z\d+.-]+:\/\//i.test(text)) return `${text} is an address, and no folder`;
  return undefined;
}

/** The selectors of a site that names any, as its tag does. */
async function selectorsOf(
  own: string | undefined,
  preset: string | undefined,
): Promise<Selectors | undefined> {
  if (own === undefined && preset === undefined) return undefined;
  const wrong: string[] = [];
  const texts = {
    preset: preset ?? null,
    selectors: own === undefined ? null : await readJsonOption('--selectors', own),
  };
  const selectors = readSelectors(texts, (line) => wrong.push(line.replace(/^data-/, '--')));
  if (wrong.length > 0) throw new WrongUsage(wrong.join('\n'));
  return selectors;
}

/**
 * The command `auftritt deploy`.
 *
 * @param args what follows `deploy`
 * @throws WrongUsage
 */
export async function deployCommand(
  args: readonly string[],
  { version, dist, out, errors }: Surroundings,
): Promise<Status> {
  const { values, positionals } = readArguments(args, options);
  const [folder, ...more] = positionals;
  if (folder === undefined) throw new WrongUsage('no folder to deploy to');
  if (more.length > 0) throw new WrongUsage(`more than one folder: ${positionals.join(', ')}`);
  const wrong = noFolder(folder);
  if (wrong !== undefined) throw new WrongUsage(wrong);
  const keep = readDuration(values.keep);
  if (keep === undefined) {
    throw new WrongUsage(`--keep: ${values.keep} is no duration such as 12h, 30d or 8w`);
  }
  const dryRun = values['dry-run'];
  const selectors = await selectorsOf(values.selectors, values.preset);
  try {
    const now = () => Date.now();
    const onWait = (holder: string) =>
      errors.write(`auftritt: waiting for ${printable(holder)}, which deploys there\n`);
    const done = await deploy({ dist, version, folder, keep, dryRun, selectors, now, onWait });
    out.write(report(folder, done, dryRun));
    return 0;
  } catch (error) {
    const isOfFiles = codeOf(error) !== '' && error instanceof Error;
    if (!(error instanceof Refusal || isOfFiles)) throw error;
    errors.write(`auftritt: ${printable(error.message)}\n`);
    if (isOfFiles) errors.write('auftritt: what the folder served still works; deploy again\n');
    return 1;
  }
}
