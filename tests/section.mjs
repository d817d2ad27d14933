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

/** @param {string} program @param {string[]} parameters @returns {Promise<boolean>} whether it ended well */
const run = (program, ...parameters) =>
  new Promise((resolve) => {
    const child = spawn(program, parameters, {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    child.on('close', (status) => resolve(status === 0));
  });

/**
 * From so many files on, each of the three workers has files enough to take them whole, and so loads
 * a file, and a page for its fragments, once. The tests of fewer files run side by side.
 */
const manyFiles = 6;

/** @param {string} path @returns {string[]} the names of the files with browser tests */
const browserTests = (path) => readdirSync(path).filter((name) => name.endsWith('.spec.ts'));

/**
 * The tag of a test that takes long and concerns more than the code of its section: rounds that look
 * for leaks, the history, axe, whole pages, other sections, a second browser. `npm test` runs it.
 */
const long = '@long';

/** The files with a long test. @param {string} path */
const withLongTests = (path) =>
  browserTests(path).filter((name) =>
    readFileSync(join(path, name), 'utf8').includes(`tag: '${long}'`),
  );

const forOneSection = ['--pass-with-no-tests', '--reporter=dot'];

/** @param {string} path */
async function runTests(path) {
  const begin = Date.now();
  // In a process of its own, which reads the sources as they are now.
  if (!(await run('node', 'build/up-to-date.mjs'))) return false;
  const sideBySide = browserTests(path).length >= manyFiles ? [] : ['--fully-parallel'];
  const leftOut = values.all ? [] : withLongTests(path);
  const kept = leftOut.length > 0 ? [`--grep-invert=${long}`] : [];
  const ended = await Promise.all([
    run('npx', 'vitest', 'run', '--passWithNoTests', path),
    run('npx', 'playwright', 'test', ...forOneSection, ...sideBySide, ...kept, `${path}/`),
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
