/** @typedef {import('./results.mjs').Result} Result */

const inSeconds = (/** @type {number} */ seconds) => `${seconds.toFixed(1).padStart(7)} s`;

/** @param {readonly Result[]} results */
function secondsPerFile(results) {
  /** @type {Record<string, number>} */
  const files = {};
  for (const { file, seconds } of results) files[file] = (files[file] ?? 0) + seconds;
  return files;
}

/** @param {number} seconds */
const inMinutes = (seconds) => `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;

/** What a test failed with, shortened, and where its traces are. @param {Result} result */
const withError = ({ error = '', traces = [] }) => [
  ...error
    .split('\n', 20)
    .filter(Boolean)
    .map((line) => `  ${line}`.trimEnd()),
  ...traces.map((trace) => `  npx playwright show-trace ${trace}`),
];

/**
 * What is told at the end of a run, before the closing line.
 *
 * @param {readonly Result[]} results
 * @param {{ seconds: number, skipped: readonly string[] }} run
 * @returns {string[]}
 */
export function summary(results, { seconds, skipped }) {
  const files = Object.entries(secondsPerFile(results)).sort(([, a], [, b]) => b - a);
  const slowest = [...results].sort((a, b) => b.seconds - a.seconds).slice(0, 10);
  const worked = results.reduce((sum, each) => sum + each.seconds, 0);
  const named = (/** @type {Result['outcome']} */ outcome) =>
    results.filter((each) => each.outcome === outcome);
  return [
    `Total: ${inMinutes(seconds)}; the tests alone, one after another: ${inMinutes(worked)}`,
    '',
    'The slowest files:',
    ...files.slice(0, 10).map(([file, own]) => `${inSeconds(own)}  ${file}`),
    '',
    'The slowest tests:',
    ...slowest.map((each) => `${inSeconds(each.seconds)}  ${each.file}: ${each.title}`),
    '',
    ...named('flaky').flatMap((each) => [
      `Defect: it passed only when it was tried again: ${each.file}: ${each.title}`,
      ...withError(each),
    ]),
    ...named('skipped').map(({ file, title, why }) => `Skipped: ${file}: ${title}: ${why}`),
    ...skipped.map((each) => `Skipped: ${each}`),
    ...named('failed').flatMap((each) => [
      `Failed: ${each.file}: ${each.title}`,
      ...withError(each),
    ]),
  ];
}

/**
 * The line that tells how it ended, alone on a line.
 *
 * @param {readonly Result[]} results
 * @param {{ failed: number, skipped: number }} others what is no test of either runner
 */
export function closingLine(results, others) {
  const count = (/** @type {Result['outcome'][]} */ ...outcomes) =>
    results.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const failed = count('failed') + others.failed;
  const skipped = count('skipped') + others.skipped;
  const ending = skipped > 0 ? `, ${skipped} skipped` : '';
  return `${count('passed', 'flaky')} passed, ${failed} failed${ending}`;
}
