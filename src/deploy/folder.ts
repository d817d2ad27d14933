import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Files, readManifest } from './build.js';
import { companions, entry, manifest } from './paths.js';
import { type DeployRecord, parseRecord, recordName } from './record.js';
import { codeOf, missing, Refusal } from './refusal.js';
import { temporary } from './write.js';

/** What a deployment finds in the folder. */
export interface Found {
  readonly record: DeployRecord;
  /** The files of the build that are there with another content. */
  readonly changed: readonly string[];
  /** The files of the build that are not there. */
  readonly absent: readonly string[];
  /** What a deployment that was killed left half-written. */
  readonly drafts: readonly string[];
}

/** How old (ms) a half-written file is before it counts as left behind. */
const patience = 60 * 60 * 1000;

/** The record in the folder; undefined where there is none. @throws Refusal */
export async function readRecord(folder: string): Promise<DeployRecord | undefined> {
  const text = await readFile(join(folder, recordName), 'utf8').catch(missing);
  return text === undefined ? undefined : parseRecord(text);
}

/** The files that a copy by hand has put there, as its manifest lists them. */
async function copiedFiles(folder: string): Promise<readonly string[] | undefined> {
  const text = await readFile(join(folder, manifest), 'utf8').catch(missing);
  const listed = text === undefined ? undefined : readManifest(text);
  if (!listed) return undefined;
  const paths = [...listed.keys()].flatMap((path) => [
    path,
    ...companions.map((companion) => `${path}${companion}`),
  ]);
  return [...paths, manifest];
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    if (codeOf(error) === 'ENOTDIR') throw new Refusal(`${folder} is no folder`);
    throw error;
  }
}

/** @throws Refusal where the folder holds files, and none of them are ours */
async function recordOf(folder: string, now: number): Promise<DeployRecord> {
  const names = await namesIn(folder);
  const record = await readRecord(folder);
  if (record) return record;
  const files = names.includes(entry) ? await copiedFiles(folder) : undefined;
  if (files) return [{ version: 'unknown', started: now, replaced: undefined, files }];
  // A folder that is kept in a repository, or has its server's settings, is empty all the same.
  if (names.every((name) => name.startsWith('.'))) return [];
  throw new Refusal(
    `${folder} holds other files, and no earlier version of the script. ` +
      `Name an empty folder or one of its own, such as ${join(folder, 'auftritt')}`,
  );
}

async function draftsIn(folder: string, now: number): Promise<readonly string[]> {
  const drafts = (await namesIn(folder)).filter((name) => temporary.test(name));
  const old = await Promise.all(
    drafts.map(async (name) => {
      const found = await stat(join(folder, name)).catch(missing);
      return found && now - found.mtimeMs > patience ? [join(folder, name)] : [];
    }),
  );
  return old.flat();
}

/** Whether two paths lead to the same folder. */
async function isSameFolder(one: string, other: string): Promise<boolean> {
  const there = await realpath(one).catch(missing);
  return there !== undefined && there === (await realpath(other));
}

/**
 * Looks at the folder, and changes nothing.
 *
 * @param now ms
 * @throws Refusal where the folder is not ours
 */
export async function lookAt(
  folder: string,
  files: Files,
  dist: string,
  now: number,
): Promise<Found> {
  if (await isSameFolder(folder, dist)) throw new Refusal(`${folder} is the build itself`);
  const record = await recordOf(folder, now);
  const changed: string[] = [];
  const absent: string[] = [];
  for (const [path, content] of files) {
    const there = await readFile(join(folder, path)).catch(missing);
    if (!there) absent.push(path);
    else if (!there.equals(content)) changed.push(path);
  }
  const folders = new Set([...files.keys()].map((path) => join(folder, dirname(path))));
  const drafts = await Promise.all([...folders].map((each) => draftsIn(each, now)));
  return { record, changed, absent, drafts: drafts.flat() };
}
