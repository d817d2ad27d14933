/**
 * From so many files on, each of the three workers has files enough to take them whole, and so loads
 * a file, and a page for its fragments, once. The tests of fewer files run side by side.
 */
const manyFiles = 6;

/**
 * The tag of a test that takes time and concerns more than the code of its section: the history, axe, whole
 * pages, other sections, a second browser, or what only some servers and tags ask for. `npm test` runs it.
 */
export const slow = '@slow';

/**
 * The tag of a test of the long run: rounds that look for leaks, one page with everything, or another way to
 * what a test of the short run has proven. Whoever names its file to Playwright runs it too.
 */
export const long = '@long';

/** The parameter by which Playwright leaves tests out. @param {...string} tags */
export const without = (...tags) => `--grep-invert=${tags.join('|')}`;

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
 * @property {readonly string[]} leftOut the names of the files that have tests which do not run
 */

/**
 * @param {string} path the folder of the section's tests
 * @param {readonly BrowserTests[]} files those in the folder
 * @param {boolean} all whether the tests with a tag run too
 * @returns {SectionRun}
 */
export function sectionRun(path, files, all) {
  const tags = [slow, long];
  const tagged = files.filter(({ source }) => tags.some((tag) => source.includes(`tag: '${tag}'`)));
  const leftOut = all ? [] : tagged.map(({ name }) => name);
  return {
    unit: ['run', '--passWithNoTests', path],
    browser: [
      'test',
      '--pass-with-no-tests',
      '--reporter=dot',
      ...(files.length >= manyFiles ? [] : ['--fully-parallel']),
      ...(leftOut.length > 0 ? [without(...tags)] : []),
      `${path}/`,
    ],
    leftOut,
  };
}
