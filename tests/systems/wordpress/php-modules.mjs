// Finds Debian's PHP with what WordPress and its SQLite driver need, or installs it where it may.
import { spawnSync } from 'node:child_process';
import { installWithApt } from '../../support/apt.mjs';

/** The modules, as `php -m` names them. */
export const needed = ['sqlite3', 'pdo_sqlite', 'dom', 'mbstring', 'curl', 'gd', 'zip'];
const packages = ['sqlite3', 'xml', 'mbstring', 'curl', 'gd', 'zip'].map((name) => `php-${name}`);

function hasModules() {
  const { status, stdout } = spawnSync('php', ['-m'], { encoding: 'utf8' });
  return status === 0 && needed.every((name) => stdout.toLowerCase().split('\n').includes(name));
}

/** Sees to it that PHP and the modules are there; false where they are not and cannot be installed. */
export const provideModules = () =>
  hasModules() || (installWithApt('php-cli', ...packages) && hasModules());
