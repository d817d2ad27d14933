/**
 * Breaks the source in each way that the table of mutations has, and says which test notices it.
 *
 *   npm run test:broken                  every mutation
 *   npm run test:broken -- intro map     those whose row has one of these words
 *
 * All is done in two copies of the project, one mutation in each at a time. A mutation that no test
 * notices is a defect, and so is one that does not build.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { playwrightResults, vitestResults } from '../runner/results.mjs';
import { provideChromium } from '../support/chromium.mjs';
import { freePort } from '../support/free-port.mjs';
import { driftOf, nameOf, textOf } from './mutation.mjs';
import { mutations } from './table.mjs';

/** @typedef {import('./mutation.mjs').Mutation} Mutation */
/** @typedef {import('../runner/results.mjs').Result} Result */

/** What a copy does without. */
const left = ['.git', '.stryker-tmp', 'dist', 'node_modules', 'test-reports', 'test-results'];

/** Steps of the build that no test of a row looks at, and that take most of its time. */
const substitutes = {
  'build/compress.mjs': 'export const writeCompressed = async () => ({ gzip: 0, brotli: 0 });\n',
  'build/interface.mjs': "export const interfaceNumber = async () => 'unbroken';\n",
  'build/minify.mjs': 'export const minify = async () => {};\n',
  'build/types.mjs': 'export const writeTypes = async () => [];\n',
};

/** The runners, without a shell's way of finding them. */
const playwright = ['node', 'node_modules/@playwright/test/cli.js'];
const vitest = ['node', 'node_modules/vitest/vitest.mjs'];

const words = process.argv.slice(2);
const chosen = mutations.filter(
  ({ what, file, test }) =>
    words.length === 0 || words.some((word) => `${what} ${file} ${test}`.includes(word)),
);

/** @param {string} text */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** @param {string} path */
const isBrowserTest = (path) => path.endsWith('.spec.ts');

/** A copy of the project with a server of its own. */
class Copy {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  server;

  /** @param {string} folder @param {NodeJS.ProcessEnv} environment */
  constructor(folder, environment) {
    this.folder = folder;
    this.environment = environment;
  }

  /** Copies the project, and starts the development server of the copy. */
  static async make() {
    const folder = await mkdtemp(join(tmpdir(), 'auftritt-broken-'));
    const copy = new Copy(folder, {
      ...process.env,
      PORT: String(await freePort()),
      CI: '',
      AUFTRITT_TESTS: 'short',
      AUFTRITT_REPORT: join(folder, 'report.json'),
    });
    for (const name of await readdir('.')) {
      if (!left.includes(name)) await cp(name, join(folder, name), { recursive: true });
    }
    for (const [path, text] of Object.entries(substitutes)) {
      await writeFile(join(folder, path), text);
    }
    await symlink(resolve('node_modules'), join(folder, 'node_modules'));
    await copy.serve();
    return copy;
  }

  /** Stops the server, and removes the copy. */
  async remove() {
    this.server?.kill();
    await rm(this.folder, { recursive: true, force: true });
  }

  /** @param {string[]} command */
  start([program = '', ...parameters]) {
    return spawn(program, parameters, {
      cwd: this.folder,
      env: this.environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
  }

  /**
   * Runs a command of the copy to its end.
   *
   * @param {...string} command
   * @returns {Promise<{ ok: boolean, output: string }>}
   */
  async run(...command) {
    const child = this.start(command);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part) => {
        output += part;
      });
    }
    const [code] = await once(child, 'close');
    return { ok: code === 0, output };
  }

  /** Starts the development server, and resolves once it answers. */
  async serve() {
    const server = this.start(['node', 'static-html/backend/serve.mjs']);
    await Promise.race([once(server.stdout, 'data'), once(server, 'exit')]);
    if (server.exitCode !== null) throw new Error('the server of the copy does not start');
    this.server = server;
  }

  /**
   * Runs the tests that rows name, all of them of one runner.
   *
   * @param {readonly Mutation[]} rows
   * @param {{ isBroken: boolean }} options whether one failure says all; else a failed test of a browser
   *   runs a second time
   * @returns {Promise<{ results: Result[], output: string }>}
   */
  async test(rows, { isBroken }) {
    const files = [...new Set(rows.map(({ test }) => test))];
    const titles = [...new Set(rows.map(({ title }) => escaped(title)))].join('|');
    const report = join(this.folder, 'report.json');
    await rm(report, { force: true });
    const command = isBrowserTest(files[0] ?? '')
      ? [
          ...[...playwright, 'test', ...files, '-g', titles, '--workers=1'],
          ...(isBroken ? ['--retries=0', '-x'] : ['--retries=1']),
        ]
      : [
          ...[...vitest, 'run', ...files, '-t', titles],
          ...['--reporter=json', `--outputFile=${report}`],
        ];
    const { output } = await this.run(...command);
    const read = isBrowserTest(files[0] ?? '') ? playwrightResults : vitestResults;
    return { results: read(report).filter(({ outcome }) => outcome !== 'skipped'), output };
  }
}

/** @param {Result} result */
const named = ({ file, title }) => `${file.slice(file.indexOf('tests/'))}: ${title}`;

/**
 * Every named test passes as long as nothing is broken; else no failure would mean anything.
 *
 * @param {Copy} copy
 */
async function holdUnbroken(copy) {
  const built = await copy.run('node', 'build.mjs');
  if (!built.ok) throw new Error(`the source does not build:\n${built.output}`);
  for (const isBrowser of [true, false]) {
    const rows = chosen.filter(({ test }) => isBrowserTest(test) === isBrowser);
    if (rows.length === 0) continue;
    const { results, output } = await copy.test(rows, { isBroken: false });
    const failed = results.filter(({ outcome }) => outcome === 'failed');
    if (results.length > 0 && failed.length === 0) continue;
    const why = failed.map(named).join('\n') || output;
    throw new Error(`tests fail though nothing is broken:\n${why}`);
  }
}

/**
 * Tries one mutation; says which test notices it, or what is wrong.
 *
 * @param {Copy} copy
 * @param {Mutation} row
 * @returns {Promise<{ isDefect: boolean, told: string }>}
 */
async function tryOne(copy, row) {
  const path = join(copy.folder, 'src', row.file);
  const source = await readFile(path, 'utf8');
  await writeFile(
    path,
    source.replace(row.search, () => row.replace),
  );
  try {
    // Unit tests read the source itself.
    const built = isBrowserTest(row.test)
      ? await copy.run('node', 'build.mjs')
      : { ok: true, output: '' };
    if (!built.ok) return { isDefect: true, told: `it does not build: ${built.output}` };
    const { results, output } = await copy.test([row], { isBroken: true });
    if (results.length === 0) return { isDefect: true, told: `no test was run: ${output}` };
    const failed = results.find(({ outcome }) => outcome === 'failed');
    return failed
      ? { isDefect: false, told: named(failed) }
      : { isDefect: true, told: `not noticed by ${row.test}: "${row.title}"` };
  } finally {
    await writeFile(path, source);
  }
}

const drift = chosen.flatMap((row) => driftOf(row, textOf) ?? []);
if (drift.length > 0) {
  console.error(drift.join('\n'));
  process.exit(1);
}

console.log(`Browser: ${provideChromium()}`);
const begin = Date.now();
const rows = [...chosen];
let defects = 0;

/**
 * Tries mutations until none is left.
 *
 * @param {Copy} copy
 */
async function tryAll(copy) {
  for (let row = rows.shift(); row; row = rows.shift()) {
    const start = Date.now();
    const { isDefect, told } = await tryOne(copy, row);
    if (isDefect) defects += 1;
    const seconds = Math.round((Date.now() - start) / 1000);
    console.log(
      `${isDefect ? 'Defect ' : 'noticed'}  ${nameOf(row)} (${seconds} s)\n         ${told}`,
    );
  }
}

/**
 * Leaves no mutation to the other copy, and passes the error on.
 *
 * @param {unknown} error
 */
function stopAll(error) {
  rows.length = 0;
  throw error;
}

const copies = [await Copy.make(), await Copy.make()];
const ends = await Promise.allSettled(
  copies.map((copy, index) =>
    (index === 0 ? holdUnbroken(copy) : Promise.resolve()).then(() => tryAll(copy)).catch(stopAll),
  ),
);
for (const end of ends) {
  if (end.status === 'fulfilled') continue;
  defects += 1;
  console.error(end.reason instanceof Error ? end.reason.message : end.reason);
}
for (const copy of copies) await copy.remove();
const seconds = Math.round((Date.now() - begin) / 1000);
console.log(`${chosen.length} mutations, ${defects} defects, ${seconds} s`);
process.exitCode = defects > 0 ? 1 : 0;
