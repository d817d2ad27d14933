/**
 * Makes each change of `changes.json` in a copy of the project, one at a time, and says which the short run notices.
 *
 *   npm run test:mutants                   all of them
 *   npm run test:mutants -- sliders map    those whose file has one of these in its path
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { withoutLong } from '../runner/section-run.mjs';
import { provideChromium } from '../support/chromium.mjs';

/**
 * A change by hand.
 *
 * @typedef {object} Change
 * @property {string} what what is wrong with it, in words
 * @property {string} file the source
 * @property {string} from its text, which it has once
 * @property {string} to what takes its place
 * @property {string[]} tests the files or folders of the short run that are to notice it
 */

/** @type {Change[]} */
const all = JSON.parse(readFileSync(join(import.meta.dirname, 'changes.json'), 'utf8'));
const parts = process.argv.slice(2);
const changes = all.filter(
  ({ file }) => parts.length === 0 || parts.some((part) => file.includes(part)),
);

/** How many of forty the short run has to notice. */
const enough = 0.9;

const copy = join(mkdtempSync(join(tmpdir(), 'auftritt-mutations-')), 'copy');

/** @param {string} program @param {string[]} parameters */
const run = (program, ...parameters) =>
  spawnSync(program, parameters, {
    cwd: copy,
    stdio: 'ignore',
    env: { ...process.env, PORT: process.env.PORT ?? '4390' },
  });

/** Whether a test fails, or the build does: first those that need no build. @param {readonly string[]} tests */
function isNoticed(tests) {
  if (run('npx', 'vitest', 'run', '--passWithNoTests', '--bail=1', ...tests).status !== 0)
    return true;
  if (run('node', 'build/up-to-date.mjs').status !== 0) return true;
  const options = [withoutLong, '--pass-with-no-tests', '--reporter=dot', '--max-failures=1'];
  return run('npx', 'playwright', 'test', ...options, ...tests).status !== 0;
}

provideChromium();
spawnSync('git', ['worktree', 'add', '--detach', copy, 'HEAD'], { stdio: 'ignore' });
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
/** @type {string[]} */
const unnoticed = [];
try {
  const tests = [...new Set(changes.flatMap((change) => change.tests))];
  if (isNoticed(tests)) throw new Error('The tests fail without a change.');
  for (const { what, file, from, to, tests } of changes) {
    const path = join(copy, file);
    const before = readFileSync(path, 'utf8');
    if (before.split(from).length !== 2) throw new Error(`${file} has not once: ${from}`);
    writeFileSync(
      path,
      before.replace(from, () => to),
    );
    const noticed = isNoticed(tests);
    writeFileSync(path, before);
    if (!noticed) unnoticed.push(`${file}: ${what}`);
    console.log(`${noticed ? 'noticed    ' : 'NOT NOTICED'} ${file}: ${what}`);
  }
} finally {
  spawnSync('git', ['worktree', 'remove', '--force', copy]);
  rmSync(resolve(copy, '..'), { recursive: true, force: true });
}
console.log(`${changes.length - unnoticed.length} of ${changes.length} noticed`);
if (unnoticed.length > changes.length * (1 - enough)) process.exitCode = 1;
