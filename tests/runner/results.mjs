import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * A test that was run, of either runner.
 *
 * @typedef {{
 *   file: string,
 *   title: string,
 *   seconds: number,
 *   outcome: 'passed' | 'failed' | 'flaky' | 'skipped',
 *   why?: string,
 *   error?: string,
 *   traces?: string[],
 * }} Result
 */

/** @param {string} path */
const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

const playwrightOutcomes = /** @type {const} */ ({
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'flaky',
  skipped: 'skipped',
});

/** An error's lines without the terminal's colours. @param {string} [message] */
const plain = (message = '') => stripVTControlCharacters(message).trim();

/**
 * What Playwright's JSON reporter wrote; nothing where the run has not come so far.
 *
 * @param {string} path
 * @returns {Result[]}
 */
export function playwrightResults(path) {
  /** @type {import('@playwright/test/reporter').JSONReport | undefined} */
  const report = read(path);
  /**
   * @param {import('@playwright/test/reporter').JSONReportSuite} suite
   * @param {string} around
   * @returns {Result[]}
   */
  const inSuite = (suite, around) => {
    const specs = suite.specs.flatMap((spec) =>
      spec.tests.map(({ status, results, annotations }) => ({
        file: `tests/${spec.file}`,
        title: `${around}${spec.title}`,
        // The try that counts: an earlier one may have waited for its timeout.
        seconds: (results.at(-1)?.duration ?? 0) / 1000,
        outcome: playwrightOutcomes[status],
        why: annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given',
        // Soft assertions add up: a test may fail with several.
        error: plain(
          results
            .find(({ errors }) => errors.length > 0)
            ?.errors.map(({ message }) => message)
            .join('\n'),
        ),
        traces: results.flatMap(({ attachments }) =>
          attachments.flatMap(({ name, path: file }) =>
            name === 'trace' && file ? [relative('.', file)] : [],
          ),
        ),
      })),
    );
    const inner = suite.suites ?? [];
    return [...specs, ...inner.flatMap((each) => inSuite(each, `${around}${each.title} › `))];
  };
  return (report?.suites ?? []).flatMap((suite) => inSuite(suite, ''));
}

/**
 * What became of a test. One that passed all the same keeps what its first try failed with.
 *
 * @param {string} status
 * @param {readonly string[] | null} failures
 */
export function vitestOutcome(status, failures) {
  if (status === 'failed') return status;
  if (status === 'passed') return failures?.length ? 'flaky' : status;
  return 'skipped';
}

/**
 * What vitest's JSON reporter wrote.
 *
 * @param {string} path
 * @returns {Result[]}
 */
export function vitestResults(path) {
  /** @type {import('vitest/reporters').JsonTestResults | undefined} */
  const report = read(path);
  return (report?.testResults ?? []).flatMap(({ name, assertionResults, status }) => {
    const file = relative('.', name);
    /** @type {Result[]} */
    const tests = assertionResults.map(({ fullName, duration, status: own, failureMessages }) => ({
      file,
      title: fullName,
      seconds: (duration ?? 0) / 1000,
      outcome: vitestOutcome(own, failureMessages),
      error: plain(failureMessages?.[0]),
      why: 'switched off in the file',
    }));
    // A file that cannot be loaded has no test.
    if (tests.length === 0 && status === 'failed') {
      return [{ file, title: 'loading the file', seconds: 0, outcome: 'failed' }];
    }
    return tests;
  });
}
