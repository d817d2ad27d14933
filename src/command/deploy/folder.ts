import { dirname, join } from 'node:path';
import { companions, entry, type Files, manifest, readManifest } from './build.js';
import { type DeployRecord, parseRecord, recordName } from './record.js';
import { Refusal, type Target, temporary } from './target.js';

/** The files that somebody has copied there by hand, as their manifest lists them. */
async function copiedFiles(target: Target): Promise<readonly string[] | undefined> {
  const content = await target.read(manifest);
  const listed = content && readManifest(content.toString());
  if (!listed) return undefined;
  const paths = [...listed.keys()].flatMap((path) => [
    path,
    ...companions.map((companion) => `${path}${companion}`),
  ]);
  return [...paths, manifest];
}

/** @throws Refusal where the folder holds files, but no deployment or copy of ours */
async function recordOf(target: Target, now: string): Promise<DeployRecord> {
  const names = await target.names('.');
  const record = await target.read(recordName);
  if (record) return parseRecord(record.toString());
  const files = names.includes(entry) ? await copiedFiles(target) : undefined;
  if (files) return [{ version: 'unknown', started: now, replaced: undefined, files }];
  // Hidden files, such as a repository's or the server's settings, do not count.
  if (names.every((name) => name.startsWith('.'))) return [];
  throw new Refusal(
    `${target.name} holds other files, and no earlier version of the script. ` +
      `Name an empty folder or one of its own, such as ${join(target.name, 'auftritt')}`,
  );
}

/** The half-written files in a folder. */
async function draftsIn(target: Target, folder: string): Promise<readonly string[]> {
  const names = (await target.names(folder)).filter((name) => temporary.test(name));
  return names.map((name) => (folder === '.' ? name : `${folder}/${name}`));
}

/**
 * What a deployment finds in the folder: the record, the files of the build for which the folder holds something else
 * at the same path (`changed`) or nothing (`absent`), and half-written files that a killed deployment has left behind.
 *
 * @param now as in the record
 * @throws Refusal where the folder is not ours, or its files are behind a symbolic link
 */
export async function lookAt(target: Target, files: Files, now: string) {
  const record = await recordOf(target, now);
  const changed: string[] = [];
  const absent: string[] = [];
  for (const [path, content] of files) {
    const kind = await target.kindOf(path);
    if (kind === undefined) absent.push(path);
    else if (kind === 'folder') throw new Refusal(`${join(target.name, path)} is a folder`);
    else if (kind !== 'file') changed.push(path);
    else if (!(await target.read(path))?.equals(content)) changed.push(path);
  }
  // The path to a file that may be removed must not lead through a link either.
  for (const path of record.flatMap((deployment) => deployment.files)) await target.guard(path);
  const folders = new Set([...files.keys()].map((path) => dirname(path)));
  const drafts = await Promise.all([...folders].map((each) => draftsIn(target, each)));
  return { record, changed, absent, drafts: drafts.flat() };
}

export type Present = Awaited<ReturnType<typeof lookAt>>;
