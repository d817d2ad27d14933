import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { pack } from '../../package/installed.js';

// A guide is walked in an empty folder, with the commands that it shows. What they install is
// the archive as npm packs it, and packages from their registry: the long run has the time for that.

/** The text of a guide, such as that of `php`. */
export const guide = (name: string): string => readFileSync(`docs/backends/${name}.md`, 'utf8');

/** The blocks of code in one language, in their order. */
export const blocks = (text: string, language: string): string[] =>
  [...text.matchAll(/^```(\w*)\n(.*?)\n```$/gms)].flatMap(([, named, block = '']) =>
    named === language ? [block] : [],
  );

/** The lines of the commands of a guide, block after block. */
export const lines = (name: string): string[] =>
  blocks(guide(name), 'sh').flatMap((block) => block.split('\n'));

let packed: string | undefined;

/** The path of the archive, which is made once for a file of tests. */
function archive(): string {
  if (!packed) {
    const folder = mkdtempSync(join(tmpdir(), 'auftritt-archive-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    packed = join(folder, pack(folder).filename);
  }
  return packed;
}

/** An empty folder, in which the guides begin; the caller removes it. */
export const emptyFolder = (): string => mkdtempSync(join(tmpdir(), 'auftritt-guide-'));

/** Does in a folder what a line of a guide says; returns what it prints, and fails where it fails. */
export function follow(folder: string, line: string): string {
  const [, packages = ''] = /^npm install --save-dev (.*)$/.exec(line) ?? [];
  if (!packages) return run(folder, line);
  // The folder itself is the site, whatever the folders above it hold.
  const options = '--prefix . --prefer-offline --no-audit --no-fund';
  return run(folder, `${line.replace(/\S+\.tgz/, archive())} ${options}`);
}

/** Runs a command in a folder. */
function run(folder: string, line: string): string {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', line], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(status, `${line}\n${stdout}${stderr}`).toBe(0);
  return stdout;
}
