/**
 * From so many files on, each of the three workers has files enough to take them whole, and so loads
 * a file, and a page for its fragments, once. The tests of fewer files run side by side.
 */
const manyFiles = 6;

/**
 * The tag of a test that takes long and concerns more than the code of its section: rounds that look
 * for leaks, the history, axe, whole pages, other sections, a second browser, or what only some servers and
 * tags ask for. `npm test` runs it.
 */
export const long = '@long';

/**
 * A file with browser tests.
 *
 * @typedef {{ readonly name: string, readonly source: string }} BrowserTests
 */

/**
 * What the run of one section is.
 *
 * @typedef {object} SectionRun
 * @property {readonly string[]} unit the parameters of Vitest
 * @property {readonly string[]} browser the parameters of Playwright
 * @property {readonly string[]} leftOut the names of the files whose long tests do not run
 */

/**
 * @param {string} path the folder of the section's tests
 * @param {readonly BrowserTests[]} files those in the folder
 * @param {boolean} all whether the long tests run too
 * @returns {SectionRun}
 */
export function sectionRun(path, files, all) {
  const withLong = files.filter(({ source }) => source.includes(`tag: '${long}'`));
  const leftOut = all ? [] : withLong.map(({ name }) => name);
  return {
    unit: ['run', '--passWithNoTests', path],
    browser: [
      'test',
      '--pass-with-no-tests',
      '--reporter=dot',
      ...(files.length >= manyFiles ? [] : ['--fully-parallel']),
      ...(leftOut.length > 0 ? [`--grep-invert=${long}`] : []),
      `${path}/`,
    ],
    leftOut,
  };
}
