import { execFileSync } from 'node:child_process';
import {
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isLong } from '../../support/extent.js';

/** What a copy of the project does without. */
const left = ['.git', 'dist', 'node_modules', 'test-reports', 'test-results'];

/** The files below a folder, by their paths in it. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

/**
 * Gives a folder the packages of this one: the files themselves by a second name, since the bundler
 * goes by the place to which a symbolic link leads.
 */
function linkPackages(folder: string): void {
  for (const path of filesIn('node_modules')) {
    const place = join(folder, 'node_modules', path);
    mkdirSync(dirname(place), { recursive: true });
    try {
      linkSync(join('node_modules', path), place);
    } catch (error) {
      // The temporary folder may be on another disk.
      if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
      cpSync(join('node_modules', path), place);
    }
  }
}

describe('the build', () => {
  it('names the folder in which it was made in none of its files', () => {
    const folder = resolve('.');
    const written = filesIn('dist');
    expect(written.length).toBeGreaterThan(100);
    const naming = written.filter((path) => readFileSync(join('dist', path)).includes(folder));
    expect(naming).toEqual([]);
  });

  it.runIf(isLong)(
    'is the same, byte for byte, in a folder elsewhere',
    { timeout: 1_200_000 },
    () => {
      const root = mkdtempSync(join(tmpdir(), 'auftritt build '));
      const folder = join(root, 'deeper', 'than this one');
      try {
        const sources = readdirSync('.').filter((name) => !left.includes(name));
        for (const path of sources) cpSync(path, join(folder, path), { recursive: true });
        linkPackages(folder);
        execFileSync(process.execPath, ['build.mjs'], { cwd: folder, stdio: 'pipe' });
        const here = filesIn('dist');
        expect(filesIn(join(folder, 'dist'))).toEqual(here);
        const others = here.filter(
          (path) =>
            !readFileSync(join('dist', path)).equals(readFileSync(join(folder, 'dist', path))),
        );
        expect(others).toEqual([]);
      } finally {
        rmSync(root, { recursive: true });
      }
    },
  );
});
