import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Disk } from './disk.js';
import { companions, entry, isPath, manifest } from './paths.js';
import { missing, Refusal } from './refusal.js';

/** Maps the path of every file that a site serves to its content. */
export type Files = ReadonlyMap<string, Uint8Array>;

/**
 * Maps the files of a manifest to their SHA-256; undefined where the text is not one of our manifests.
 */
export function readManifest(text: string): ReadonlyMap<string, string> | undefined {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return undefined; // The parser's way to say that it is no JSON.
  }
  const { files }: { files?: unknown } = Object(given);
  const list = Object.entries(Object(files)).map(([path, about]): [string, unknown] => [
    path,
    Object(about).hash,
  ]);
  const isOurs = ([path, hash]: [string, unknown]): boolean =>
    isPath(path) && typeof hash === 'string';
  if (!list.every(isOurs) || !list.some(([path]) => path === entry)) return undefined;
  return new Map(list.map(([path, hash]) => [path, String(hash)]));
}

/**
 * Reads the built files that pages may ask for: the files of the manifest with their companions, the
 * manifest itself and the licences. A site does not serve the command and the types.
 *
 * @param dist the folder with the build
 * @throws Refusal where a file is missing or has changed since the build
 */
export async function readBuild(dist: string, disk: Disk): Promise<Files> {
  const files = new Map<string, Uint8Array>();
  const read = async (path: string): Promise<Uint8Array | undefined> => {
    const content = await disk.readFile(join(dist, path)).catch(missing);
    if (content) files.set(path, content);
    return content;
  };
  const listed = readManifest(String((await read(manifest)) ?? ''));
  if (!listed) throw new Refusal(`${join(dist, manifest)} is missing or damaged: build first`);
  for (const [path, hash] of listed) {
    const content = await read(path);
    if (!content || createHash('sha256').update(content).digest('hex') !== hash) {
      throw new Refusal(`${join(dist, path)} is missing or damaged: build or install again`);
    }
    for (const companion of companions) await read(`${path}${companion}`);
  }
  await read('LICENSES.txt');
  return files;
}
