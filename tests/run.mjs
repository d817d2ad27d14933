/**
 * Runs the tests, and says at the end what took long, what failed, what was skipped and why.
 *
 *   node tests/run.mjs                  the short run: npm test
 *   node tests/run.mjs --all            the long run: npm run test:all
 *   node tests/run.mjs --shard=1/2      a part of the browser tests; the first part does the rest too
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { provideBuild } from '../build/up-to-date.mjs';
import { playwrightResults, vitestResults } from './runner/results.mjs';
import { withoutLong } from './runner/section-run.mjs';
import { closingLine, summary } from './runner/summary.mjs';
import { provideChromium } from './support/chromium.mjs';
import { provideEngines } from './support/engines.mjs';
import { providePhp } from './support/php.mjs';

const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    shard: { type: 'string' },
  },
});
const { all, shard } = values;
const begin = Date.now();

/** What each runner writes for the summary. */
const folder = 'test-reports';

/** @typedef {{ name: string, ok: boolean, output: string }} Ended */

/**
 * Runs a command of this project; its output is printed as it comes, or kept until its end so that
 * two do not mix.
 *
 * @param {string} name
 * @param {string[]} command
 * @param {{ isKept?: boolean, environment?: Record<string, string> }} options
 * @returns {Promise<Ended>}
 */
async function run(name, command, { isKept = false, environment = {} } = {}) {
  const [program = '', ...parameters] = command;
  const child = spawn(program, parameters, {
    stdio: ['ignore', isKept ? 'pipe' : 'inherit', isKept ? 'pipe' : 'inherit'],
    env: { ...process.env, ...environment, ...(all ? { AUFTRITT_TESTS: 'all' } : {}) },
    shell: process.platform === 'win32',
  });
  let output = '';
  const keep = (/** @type {Buffer} */ chunk) => {
    output += chunk;
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const ok = await new Promise((resolve) => child.on('close', (status) => resolve(status === 0)));
  if (isKept) console.log(`\n— ${name} —\n${output.trimEnd()}\n`);
  return { name, ok, output };
}

/** @type {string[]} */
const vitestReports = [];
/** @param {string} name @param {string[]} command @param {Record<string, string>} environment */
const vitest = (name, command, environment = {}) => {
  const report = `${folder}/${name}.json`;
  vitestReports.push(report);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  // As playwright.config.ts says of its own: what passes only then is named as a defect.
  const retry = process.env.CI ? ['--retry=1'] : [];
  return run(name, [...command, ...reporters, ...retry], { isKept: true, environment });
};

/** What needs no browser, in two rows beside the browser tests, which often wait. */
async function withoutBrowser() {
  const ofSources = async () => {
    const checked = await run('format, lint, types, pages', ['npm', 'run', '--silent', 'check'], {
      isKept: true,
    });
    return { checked, units: await vitest('units', ['npx', 'vitest', 'run']) };
  };
  const ofBuild = async () => {
    const config = 'tests/systems/package/vitest.config.ts';
    const packed = await vitest('package', ['npx', 'vitest', 'run', '--config', config]);
    const backends = await vitest('backends', ['node', 'tests/systems/backends/engines/run.mjs']);
    const walk = ['node', 'tests/systems/wordpress/walk.mjs', ...(all ? ['--all'] : [])];
    const walked = await run('walk through WordPress', walk, { isKept: true });
    const long = all
      ? [
          await vitest('serving', ['node', 'tests/systems/serving/run.mjs']),
          await run('wordpress', ['node', 'tests/systems/wordpress/run.mjs'], { isKept: true }),
        ]
      : [];
    return [packed, backends, walked, ...long];
  };
  const [{ checked, units }, built] = await Promise.all([ofSources(), ofBuild()]);
  return { checked, all: [checked, units, ...built] };
}

/**
 * Firefox and WebKitGTK, when all else has ended: a driver that waits for the processor may lose its
 * browser. Side by side they have a core each.
 *
 * @param {readonly string[]} engines those that are there
 */
function inOtherEngines(engines) {
  const config = 'tests/systems/engines/vitest.config.ts';
  const command = ['npx', 'vitest', 'run', '--config', config];
  return Promise.all(
    engines.map((engine) => vitest(engine, command, { AUFTRITT_ENGINES: engine })),
  );
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
console.log(`Browser: ${provideChromium()}`);
providePhp();
const isFirst = !shard || shard.startsWith('1/');
const engines = isFirst ? provideEngines() : { there: [], lacking: [] };
await provideBuild();

const playwright = ['npx', 'playwright', 'test'];
const part = shard ? [`--shard=${shard}`] : [];
const browserReport = `${folder}/browser.json`;
const [browser, others] = await Promise.all([
  run('browser', [...playwright, ...(all ? [] : [withoutLong]), ...part], {
    environment: { AUFTRITT_REPORT: browserReport },
  }),
  isFirst ? withoutBrowser() : undefined,
]);

const foreign = await inOtherEngines(engines.there);

const results = [...playwrightResults(browserReport), ...vitestReports.flatMap(vitestResults)];
const skipped = [...(others?.all ?? []), ...foreign].flatMap(({ output }) =>
  [...output.matchAll(/^skipped: (.*)$/gm)].map(([, what = '']) => what),
);
skipped.push(...engines.lacking);

const ended = [browser, ...(others?.all ?? []), ...foreign];

if (all) {
  console.log('What was run, with the number of tests:');
  for (const file of [...new Set(results.map((each) => each.file))].sort()) {
    const tests = results.filter((each) => each.file === file);
    console.log(`${tests.length}`.padStart(7), file);
  }
  console.log();
}
const seconds = (Date.now() - begin) / 1000;
for (const line of summary(results, { seconds, skipped })) console.log(line);

// What fails without a failed test: the check, a runner that does not start.
const hasFailedTest = results.some(({ outcome }) => outcome === 'failed');
const failed = ended.filter((each) => !each.ok && (others?.checked === each || !hasFailedTest));
for (const { name } of failed) console.log(`Failed: ${name}`);
console.log();
console.log(closingLine(results, { failed: failed.length, skipped: skipped.length }));
if (ended.some(({ ok }) => !ok)) process.exitCode = 1;
