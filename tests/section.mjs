/**
 * Runs the unit and browser tests of one behaviour.
 *
 *   npm run test:section coverflow             once
 *   npm run test:section coverflow -- --watch  and again after each change
 *   npm run test:section coverflow -- --all    with the long ones
 */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { long, sectionRun } from './runner/section-run.mjs';
import { sections } from './runner/sections.mjs';

const { values, positionals } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    watch: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const [behaviour = ''] = positionals;
const folder = sections.get(behaviour);

/** Windows starts `npx` with a shell, which would take a `|` for a pipe. */
const shell = process.platform === 'win32';

/** @param {string} program @param {string[]} parameters @returns {Promise<boolean>} whether it ended well */
const run = (program, ...parameters) =>
  new Promise((resolve) => {
    const quoted = shell ? parameters.map((each) => `"${each}"`) : parameters;
    const child = spawn(program, quoted, { stdio: 'inherit', shell });
    child.on('close', (status) => resolve(status === 0));
  });

/** The files with browser tests. @param {string} path */
const browserTests = (path) =>
  readdirSync(path)
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => ({ name, source: readFileSync(join(path, name), 'utf8') }));

/** @param {string} path */
async function runTests(path) {
  const begin = Date.now();
  // In a process of its own, which reads the sources as they are now.
  if (!(await run('node', 'build/up-to-date.mjs'))) return false;
  const { unit, browser, leftOut } = sectionRun(path, browserTests(path), values.all);
  const ended = await Promise.all([
    run('npx', 'vitest', ...unit),
    run('npx', 'playwright', ...browser),
  ]);
  if (leftOut.length > 0) {
    console.log(
      `Left out, and run with -- --all: the tests with the tag ${long} in ${leftOut.join(', ')}`,
    );
  }
  console.log(`${path}: ${((Date.now() - begin) / 1000).toFixed(1)} s`);
  return ended.every(Boolean);
}

/**
 * Resolves with the next change of what the tests depend on.
 *
 * @param {string} path
 */
function change(path) {
  const watched = ['src', 'static-html', 'tests/support', path];
  return new Promise((resolve) => {
    const watchers = watched.map((each) =>
      watch(each, { recursive: true }, () => {
        for (const watcher of watchers) watcher.close();
        resolve(undefined);
      }),
    );
  });
}

if (!folder) {
  const names = [...sections.keys()].sort().join(', ');
  console.error(`There is no behaviour "${behaviour}"; known are ${names}`);
  process.exitCode = 1;
} else {
  do {
    // What changes while the tests run has them run once more.
    const changed = values.watch ? change(folder) : undefined;
    if (!(await runTests(folder))) process.exitCode = 1;
    if (changed) console.log('Waiting for a change…');
    await changed;
  } while (values.watch);
}
