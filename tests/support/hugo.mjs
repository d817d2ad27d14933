// Finds Hugo for the tests of backends, or installs it where it may.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installWithApt } from './apt.mjs';

const isInstalled = () => spawnSync('hugo', ['version']).status === 0;

/** Sees to it that Hugo is there; false where it is not and cannot be installed. */
export function provideHugo() {
  return isInstalled() || (installWithApt('hugo') && isInstalled());
}

/** Where this machine gets Debian's packages from; undefined where it is no Debian. */
function debian() {
  const folder = '/etc/apt/sources.list.d';
  const files = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  const lists = ['/etc/apt/sources.list', ...files].filter((file) => existsSync(file));
  const text = lists.map((file) => readFileSync(file, 'utf8')).join('\n');
  return /^(?:URIs: *|deb (?:\[.*\] )?)(\S+\/debian\/?)(?:\s|$)/m.exec(text)?.[1];
}

/**
 * The Hugo of Debian's unstable release, beside the one that is installed: its package is unpacked, not installed.
 *
 * @returns {string | undefined} the path of the program; undefined where it cannot be had
 */
export function newestHugo() {
  const folder = join(import.meta.dirname, '../../node_modules/.cache/hugo');
  const program = join(folder, 'usr/bin/hugo');
  if (existsSync(program)) return program;
  const mirror = process.env.AUFTRITT_INSTALL === 'never' ? undefined : debian();
  if (!mirror) return undefined;
  mkdirSync(join(folder, 'lists/partial'), { recursive: true });
  writeFileSync(join(folder, 'unstable.list'), `deb ${mirror} unstable main\n`);
  const options = [
    `Dir::Etc::sourcelist=${folder}/unstable.list`,
    'Dir::Etc::sourceparts=/dev/null',
    `Dir::State::lists=${folder}/lists`,
    `Dir::Cache=${folder}`,
  ].flatMap((option) => ['-o', option]);
  /** @param {string} command @param {string[]} parameters */
  const run = (command, ...parameters) =>
    spawnSync(command, parameters, { cwd: folder, stdio: 'ignore' }).status === 0;
  if (!run('apt-get', ...options, 'update') || !run('apt-get', ...options, 'download', 'hugo')) {
    return undefined;
  }
  const archive = readdirSync(folder).find((name) => name.endsWith('.deb')) ?? '';
  return run('dpkg-deb', '--extract', archive, '.') && spawnSync(program, ['version']).status === 0
    ? program
    : undefined;
}
