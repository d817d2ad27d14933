import { behaviours } from '../../behaviours.js';
import type { BehaviourName } from '../../public-interface.js';
import { grouped } from '../lists.js';
import { codeOf, count, printable } from '../terminal/text.js';
import {
  readArguments,
  readJsonOption,
  type Status,
  type Surroundings,
  WrongUsage,
} from '../terminal/usage.js';
import { baseOf, inOrder } from './build.js';
import { deploy, type Plan } from './deploy.js';
import { readSelectors, withOwnStyles } from './own-styles.js';
import { Refusal } from './target.js';

const hour = 60 * 60 * 1000;
const units: Readonly<Record<string, number>> = { h: hour, d: 24 * hour, w: 7 * 24 * hour };

/**
 * Reads a duration such as `12h`, `30d` or `8w`.
 *
 * @returns ms; undefined where the text is not a duration, or is longer than ten years
 */
function readDuration(text: string): number | undefined {
  const [, number, unit = ''] = /^(\d{1,5})([hdw])$/.exec(text) ?? [];
  const duration = Number(number) * (units[unit] ?? Number.NaN);
  return duration <= 3650 * 24 * hour ? duration : undefined;
}

/** Puts each file on one line with its companions in the list: `chunks/a.js .map .br .gz`. */
function lines(verb: string, paths: readonly string[]): readonly string[] {
  return [...grouped(inOrder(paths), baseOf)].map(([base, members]) => {
    const endings = members.map((path) => path.slice(base.length)).filter(Boolean);
    return `  ${verb.padEnd(9)} ${[base, ...endings].join(' ')}`;
  });
}

/** Says for people what a deployment did, or what it would do. */
export function report(
  folder: string,
  { deployment, writes, absent, unchanged, removes, kept }: Plan,
  dryRun: boolean,
): string {
  const added = writes.filter((path) => absent.includes(path));
  const replaced = writes.filter((path) => !absent.includes(path));
  return [
    `auftritt ${deployment.version} to ${printable(folder)}${dryRun ? ' (dry run: nothing is changed)' : ''}`,
    ...lines('new', added),
    ...lines('replaced', replaced),
    ...lines('removed', removes),
    `${count(added.length, 'file')} new, ${replaced.length} replaced, ` +
      `${unchanged} as before, ${removes.length} removed`,
    ...kept.map(
      ({ version, files, until }) =>
        `${count(files.length, 'file')} of version ${printable(version)} kept until ${new Date(until).toISOString()}`,
    ),
    '',
  ].join('\n');
}

const options = {
  keep: { type: 'string', default: '30d' },
  'dry-run': { type: 'boolean', default: false },
  selectors: { type: 'string' },
  preset: { type: 'string' },
  sections: { type: 'string' },
} as const;

/** The selectors of a site, as its tag names them. */
async function selectorsOf(given: string | undefined, preset: string | undefined) {
  const wrong: string[] = [];
  const texts = {
    preset: preset ?? null,
    selectors: given === undefined ? null : await readJsonOption('--selectors', given),
  };
  const selectors = readSelectors(texts, (line) => wrong.push(line.replace(/^data-/, '--')));
  if (wrong.length > 0) throw new WrongUsage(wrong.join('\n'));
  return selectors;
}

/** The sections that a site says it uses, separated by spaces or commas. */
function sectionsOf(text: string | undefined): readonly BehaviourName[] | undefined {
  const given = text?.split(/[\s,]+/).filter(Boolean);
  const names = behaviours.map(({ name }) => name);
  const unknown = given?.filter((each) => !names.some((name) => name === each)) ?? [];
  if (given?.length === 0 || unknown.length > 0) {
    throw new WrongUsage(`--sections: "${unknown.join(', ')}"; there are: ${names.join(', ')}`);
  }
  return given && names.filter((name) => given.includes(name));
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
  // A shell script passes an empty name if its variable is not set.
  if (folder.trim() === '') throw new WrongUsage('the name of the folder is empty');
  if (/^[a-z][a-z\d+.-]+:\/\//i.test(folder))
    throw new WrongUsage(`${folder} is an address, and no folder`);
  const keep = readDuration(values.keep);
  if (keep === undefined) {
    throw new WrongUsage(`--keep: ${values.keep} is no duration such as 12h, 30d or 8w`);
  }
  const dryRun = values['dry-run'];
  const selectors = await selectorsOf(values.selectors, values.preset);
  const sections = sectionsOf(values.sections);
  const isOwn = [values.selectors, values.preset, sections].some((each) => each !== undefined);
  try {
    const done = await deploy({
      ...{ dist, version, folder, keep, dryRun },
      adapt: (built) => (isOwn ? withOwnStyles(built, selectors, sections) : built),
      now: () => Date.now(),
      onWait: (holder) =>
        errors.write(`auftritt: waiting for ${printable(holder)}, which deploys there\n`),
    });
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
