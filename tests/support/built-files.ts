import { readFileSync } from 'node:fs';
import type { BehaviourName } from './contract.js';

/** A file of the build, as the manifest has it. Sizes are bytes. */
interface BuiltFile {
  /** Without folder and hash. */
  readonly name: string;
  readonly bytes: number;
  readonly brotli: number;
}

interface Manifest {
  readonly files: Readonly<Record<string, BuiltFile>>;
  readonly preload: Readonly<Record<BehaviourName, readonly string[]>>;
}

/** What the build has written; dist/ must be there. */
export const { files, preload }: Manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8'));

/** The chunks, by their paths from `dist`. */
export const chunks = Object.entries(files).filter(([path]) => path.startsWith('chunks/'));

/** The name of a built file, without folder and hash. */
export function nameOf(path: string): string {
  const file = files[path];
  if (!file) throw new Error(`the manifest has no ${path}`);
  return file.name;
}

/** The chunk that has the code of a behaviour. One that several behaviours share is named after the first. */
export function chunkOf(behaviour: BehaviourName): string {
  const own = preload[behaviour]
    .map(nameOf)
    .find((name) => name !== 'jquery' && !name.endsWith('-preview'));
  if (own === undefined) throw new Error(`no chunk has the code of ${behaviour}`);
  return own;
}
