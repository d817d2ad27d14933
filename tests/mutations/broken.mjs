// Breaks the source in each way of table.mjs, in a copy, and says which test notices. A mutation
// that none notices, or that does not build, ends the run with an error. Words given on the command
// line choose the mutations whose description or test file has one of them.
import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { mutations } from './table.mjs';

/** What a build and its tests need of the repository. */
const needed = [
  'biome.jsonc',
  'build',
  'build.mjs',
  'docs',
  'package.json',
  'playwright.config.ts',
  'src',
  'static-html',
  'tests',
  'tsconfig.json',
  'vitest.config.ts',
];

const port = process.env.PORT ?? '4199';
const words = process.argv.slice(2);
const chosen = mutations.filter(
  ({ what, spec }) =>
    words.length === 0 || words.some((word) => what.includes(word) || spec.includes(word)),
);

/**
 * Runs a command in the copy.
 *
 * @param {string} folder
 * @param {readonly string[]} command
 * @returns {Promise<{ code: number | null, output: string }>}
 */
const run = (folder, [name = '', ...rest]) =>
  new Promise((done, failed) => {
    const child = spawn(name, rest, { cwd: folder, env: { ...process.env, PORT: port, CI: '' } });
    let output = '';
    child.stdout.on('data', (part) => {
      output += part;
    });
    child.stderr.on('data', (part) => {
      output += part;
    });
    child.on('error', failed);
    child.on('close', (code) => done({ code, output }));
  });

/** @param {string} text */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The tests that a mutation names.
 *
 * @param {import('./table.mjs').Mutation} mutation
 */
const testsOf = ({ spec, grep }) => {
  const browser = ['npx', 'playwright', 'test', spec, '--workers=1', '--reporter=line'];
  if (spec.endsWith('.spec.ts')) return [...browser, '--retries=0', '-g', escaped(grep)];
  return ['npx', 'vitest', 'run', spec, '-t', escaped(grep)];
};

/** The first test that an output names as failed. @param {string} output */
const failedTest = (output) => / (\S+\.(?:spec|test)\.ts\S*(?: [›>] .*)?)/.exec(output)?.[1];

/**
 * Applies one mutation, and says what notices it.
 *
 * @param {string} folder
 * @param {import('./table.mjs').Mutation} mutation
 * @returns {Promise<{ defect: boolean, says: string }>}
 */
async function tryOne(folder, mutation) {
  const path = join(folder, 'src', mutation.file);
  const source = await readFile(path, 'utf8');
  if (source.split(mutation.search).length !== 2) {
    return { defect: true, says: `stands not exactly once in ${mutation.file}` };
  }
  await writeFile(
    path,
    source.replace(mutation.search, () => mutation.replace),
  );
  try {
    const built = await run(folder, ['node', 'build.mjs']);
    if (built.code !== 0) return { defect: true, says: `does not build: ${built.output}` };
    const { code, output } = await run(folder, testsOf(mutation));
    if (/No tests found|No test files found/.test(output)) {
      return { defect: true, says: `there is no test "${mutation.grep}" in ${mutation.spec}` };
    }
    if (code === 0) return { defect: true, says: `NOT NOTICED by ${mutation.spec}` };
    return { defect: false, says: failedTest(output) ?? mutation.spec };
  } finally {
    await writeFile(path, source);
  }
}

const folder = await mkdtemp(join(tmpdir(), 'auftritt-broken-'));
let defects = 0;
try {
  for (const name of needed) await cp(name, join(folder, name), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  for (const mutation of chosen) {
    const { defect, says } = await tryOne(folder, mutation);
    if (defect) defects += 1;
    console.log(`${defect ? 'DEFECT ' : 'noticed'}  ${mutation.what}\n           ${says}`);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.log(`${chosen.length} mutations, ${defects} of them not noticed`);
process.exitCode = defects > 0 ? 1 : 0;
