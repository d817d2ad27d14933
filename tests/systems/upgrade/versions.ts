import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The build of the source with some changes. */
export interface Version {
  /** The folder that a site serves. */
  readonly dist: string;
  remove(): void;
}

/** A path of the source, what stands there, and what stands there in another version. */
type Change = readonly [path: string, from: string, to: string];

/** The attribute by which elements of the later version can be told from those of the earlier. */
export const mark = 'data-later';

/** Another version of the slider: its chunk and its stylesheet get other names. */
export const laterSlider: readonly Change[] = [
  [
    'src/sections/sliders/sliders.ts',
    'refuseRunning(element);',
    `refuseRunning(element); element.toggleAttribute('${mark}', true);`,
  ],
  ['src/sections/sliders/look.css', '{', '{ --later: 1;'],
];

/** What chunks are called with is another: no chunk fits an entry of before. */
export const laterPage: readonly Change[] = [
  [
    'src/page/page.ts',
    'export interface Page {',
    'export interface Page {\n  readonly later: true;',
  ],
];

/** What a build reads. */
const sources = [
  'src',
  'build',
  'build.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'LICENSE',
];

/**
 * Builds a version as it was released, from the repository's history.
 *
 * @returns undefined where a clone lacks that history
 */
export function buildReleased(version: string): Version | undefined {
  const git = (...options: string[]): string =>
    execFileSync('git', options, { encoding: 'utf8', maxBuffer: 1e9 });
  const commit = git('log', '--format=%H', '-1', `--grep=^Release ${version}$`).trim();
  if (!commit) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'auftritt-released-'));
  const archive = join(folder, 'source.tar');
  git('archive', '--output', archive, commit, ...sources);
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  return built(folder);
}

/** Builds what a folder has, with the packages of this version. */
function built(folder: string): Version {
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  execFileSync(process.execPath, ['build.mjs'], { cwd: folder, stdio: 'pipe' });
  return { dist: join(folder, 'dist'), remove: () => rmSync(folder, { recursive: true }) };
}

/** Builds the source with changes, in a folder of its own. */
export function buildVersion(...changes: readonly Change[]): Version {
  const folder = mkdtempSync(join(tmpdir(), 'auftritt-version-'));
  for (const name of sources) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  for (const [path, from, to] of changes) {
    const source = readFileSync(join(folder, path), 'utf8');
    if (!source.includes(from)) throw new Error(`${path} has no ${from}`);
    writeFileSync(join(folder, path), source.replace(from, to));
  }
  return built(folder);
}
