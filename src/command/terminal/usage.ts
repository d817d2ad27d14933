import { readFile, writeFile } from 'node:fs/promises';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { createThread } from '../pages/thread.js';
import { codeOf, type Output } from './text.js';

/** The exit status: 0, all is well; 1, something is wrong; 2, wrong usage or a missing package. */
export type Status = 0 | 1 | 2;

export const usage = `Usage: auftritt check [options] <file|folder|url>...
       auftritt inspect [options] <folder|url>
       auftritt deploy [options] <folder>

check says of each page what the script will start on it, and what is missing where it will not.

  --selectors <file|json>  the site's own selectors, as in data-selectors
  --base <url>             the address of the site that the files belong to
  --allow-no-tag           a page that does not include the script is right
  --all                    every element that starts, and not only how many
  --json                   the report as JSON
  --sarif                  the report as SARIF 2.1.0
  --requests               what live pages send and store before an answer, after declining,
                           accepting and withdrawing, and after Back, in an installed Chromium
  --report <file>          with --requests: the report as HTML, to be filed

inspect looks at an old site in a Chromium: what is dead, what asks other hosts before an answer, what
the keyboard does not reach, what can move to Auftritt, tried in memory, and what keeps jQuery.

  --pages <number>         the most pages that are inspected (default: 20)
  --report <file>          the report as HTML, to be sent and printed
  --lang <de|en>           its language (default: that of the site)
  --write <folder>         the files that change, as the plan has them
  --heavier                what works as well moves although the pages then load more
  --base <url>             the address of the site that a folder belongs to
  --substitutes <folder>   files in place of those of other hosts, by their name
  --json                   the result as JSON

deploy copies the script's files into a folder that the site serves, the entry last.

  --keep <duration>        how long files of earlier versions stay, such as 12h, 30d or 8w
                           (default: 30d)
  --dry-run                say what would be done, and change nothing
  --selectors <file|json>  the site's own selectors, which auftritt.css then follows
  --preset <names>         the presets of the site's tag, which auftritt.css then follows
  --sections <names>       the sections that the site uses: auftritt.css has the styles of these alone

  --version, --help

Exit status: 0 where all is well, 1 where something is wrong or could not be inspected, 2 on wrong
usage, or where check finds no jsdom, or inspect or --requests no playwright-core.
`;

/** Thrown when the command is called wrongly. The message says what is wrong. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage';
}

/** The version, folder and outputs that the command runs with. */
export interface Surroundings {
  /** The package's own version. */
  readonly version: string;
  /** The folder with the script's built files. */
  readonly dist: string;
  readonly out: Output;
  readonly errors: Output;
  /** Starts what reads pages and scripts; by default a thread of its own. */
  readonly startThread?: typeof createThread;
}

/**
 * The options and the other arguments of a command.
 *
 * @throws WrongUsage for an option that is unknown, or has no value where it needs one
 */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error));
  }
}

/** The text of an option: the option itself if it is a JSON object, else the file that it names. */
export async function readJsonOption(option: string, given: string): Promise<string> {
  if (given.trim().startsWith('{')) return given;
  return await readFile(given, 'utf8').catch(() => {
    throw new WrongUsage(`${option}: ${given} cannot be read`);
  });
}

/** Writes a file that an option has named. */
export const save = (option: string, file: string, text: string): Promise<void> =>
  writeFile(file, text).catch((error: unknown): never => {
    throw new WrongUsage(`${option}: ${file} cannot be written (${codeOf(error)})`);
  });

/** Thrown when a command needs a package that is not installed. The message says which one. */
export class MissingPackage extends Error {
  override readonly name = 'MissingPackage';
}
