import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from 'vitest';

// A guide is walked in an empty folder, with the commands that it shows. The archive is the project itself, and what a
// command would install is there.

/** An empty folder with the archive in it, and the packages of another folder; the caller removes it. */
export function emptyFolder(packages: readonly string[] = []): string {
  const folder = mkdtempSync(join(tmpdir(), 'auftritt-guide-'));
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '.bin'), { recursive: true });
  symlinkSync(resolve('.'), join(modules, 'auftritt'));
  symlinkSync(resolve('dist/command/auftritt.mjs'), join(modules, '.bin/auftritt'));
  for (const name of packages) {
    symlinkSync(resolve('tests/systems/backends/engines/node_modules', name), join(modules, name));
  }
  return folder;
}

/** The text of a guide, such as that of `php`. */
export const guide = (name: string): string => readFileSync(`docs/backends/${name}.md`, 'utf8');

/** The lines of the commands of a guide, block after block. */
export const lines = (name: string): string[] =>
  [...guide(name).matchAll(/^```sh\n(.*?)\n```$/gms)].flatMap(([, block = '']) =>
    block.split('\n'),
  );

/** The commands of a guide, but for those that install. */
export const commands = (name: string): string[] =>
  lines(name).filter((line) => !/^npm (install|ci)\b/.test(line));

/** Runs a command in a folder; returns what it prints, and fails where it fails. */
export function run(folder: string, line: string): string {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', line], {
    cwd: folder,
    encoding: 'utf8',
    // A shell that knows where the project's commands are.
    env: { ...process.env, PATH: `${resolve('node_modules/.bin')}:${process.env.PATH}` },
  });
  expect(status, `${line}\n${stdout}${stderr}`).toBe(0);
  return stdout;
}
