import { hash as hashOf } from 'node:crypto';
import { join } from 'node:path';
import { parseJson } from '../../page/options.js';
import { type Disk, missing, Refusal } from './target.js';

/** The entry: the file that the tag names. */
export const entry = 'auftritt.js';
export const manifest = 'manifest.json';

/** The endings of the files beside a file that belong to it: its source map and its compressed forms. */
export const companions = ['.map', '.br', '.gz'] as const;

/** The file that a companion belongs to. Returns any other path as it is. */
export const baseOf = (path: string): string => path.replace(/\.(map|br|gz)$/, '');

/**
 * Whether a path is one that a deployment may write or remove: relative, without `..` and without
 * hidden names. The check is needed because anyone may have changed a manifest or a record.
 */
export const isPath = (path: unknown): path is string =>
  typeof path === 'string' && /^\w[\w.-]*(\/\w[\w.-]*)*$/.test(path);

/**
 * Sorts files in the order of writing: chunks, then the stylesheet and other files that pages name
 * themselves, then the manifest, then the entry. Each file comes after its companions, and before the files that ask for it.
 */
export function inOrder(paths: readonly string[]): readonly string[] {
  const keyOf = (path: string): string => {
    const base = baseOf(path);
    const stage = base.includes('/') ? 0 : 2 + [manifest, entry].indexOf(base);
    return `${stage} ${base} ${base === path ? 1 : 0} ${path}`;
  };
  return [...paths].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

/** Maps the path of every file that a site serves to its content. */
export type Files = ReadonlyMap<string, Uint8Array>;

/**
 * Maps the files of a manifest to their SHA-256; undefined where the text is not one of our manifests.
 */
export function readManifest(text: string): ReadonlyMap<string, string> | undefined {
  const { files }: { files?: unknown } = Object(parseJson(text));
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
    if (!content || hashOf('sha256', content) !== hash) {
      throw new Refusal(`${join(dist, path)} is missing or damaged: build or install again`);
    }
    for (const companion of companions) await read(`${path}${companion}`);
  }
  await read('LICENSES.txt');
  return files;
}
