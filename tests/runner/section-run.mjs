/**
 * From so many files on, each of the three workers has files enough to take them whole, and so loads
 * a file, and a page for its fragments, once. The tests of fewer files run side by side.
 */
const manyFiles = 6;

/**
 * The tag of a test of the long run: it takes time, looks for leaks, concerns more than the code of its section, or
 * shows another way to what a test of the short run has proven. Whoever names its file to Playwright runs it too.
 */
export const long = '@long';

/** The parameter by which Playwright leaves out the tests of the long run. */
export const withoutLong = `--grep-invert=${long}`;

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
  const tagged = files.filter(({ source }) => source.includes(`'${long}'`));
  const leftOut = all ? [] : tagged.map(({ name }) => name);
  return {
    unit: ['run', '--passWithNoTests', path],
    browser: [
      'test',
      '--pass-with-no-tests',
      '--reporter=dot',
      ...(files.length >= manyFiles ? [] : ['--fully-parallel']),
      ...(leftOut.length > 0 ? [withoutLong] : []),
      `${path}/`,
    ],
    leftOut,
  };
}
