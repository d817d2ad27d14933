// Packages that only a part of the project needs. The part has a package.json of its own, and they are installed
// when they are first used: tests/bench, tests/foreign, docs-site and others.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** What is installed, beside the packages: a copy of the lockfile. */
const record = 'installed.json';

/** @param {string} path */
const text = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

/**
 * Sees to it that a part of the project has its packages. They are installed beside their place and moved into it
 * whole, so that two processes may do it at once.
 *
 * @param {string} part its folder, from the project's root
 * @returns {NodeJS.Require} what finds them
 * @throws {Error} if npm cannot install them, or may not: `AUFTRITT_INSTALL=never`
 */
export function providePackages(part) {
  const folder = join(import.meta.dirname, '../..', part);
  const lock = join(folder, 'package-lock.json');
  const modules = join(folder, 'node_modules');
  const isThere = () => text(join(modules, record)) === text(lock);
  if (!isThere()) {
    if (process.env.AUFTRITT_INSTALL === 'never') throw new Error(`${part} lacks its packages`);
    const made = mkdtempSync(join(folder, '.packages-'));
    try {
      for (const name of ['package.json', 'package-lock.json']) {
        cpSync(join(folder, name), join(made, name));
      }
      // A peer such as Vitest is the project's own.
      const options = ['ci', '--omit=peer', '--no-audit', '--no-fund', '--loglevel=error'];
      console.log(`${part}$ npm ci`);
      const shell = process.platform === 'win32';
      const { status } = spawnSync('npm', options, { cwd: made, stdio: 'inherit', shell });
      if (status !== 0) throw new Error(`the packages of ${part} cannot be installed`);
      cpSync(lock, join(made, 'node_modules', record));
      if (!isThere()) {
        rmSync(modules, { recursive: true, force: true });
        renameSync(join(made, 'node_modules'), modules);
      }
    } catch (error) {
      // Another process may have been quicker.
      if (!isThere()) throw error;
    } finally {
      rmSync(made, { recursive: true, force: true });
    }
  }
  return createRequire(join(folder, 'package.json'));
}
