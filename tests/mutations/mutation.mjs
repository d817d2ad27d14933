import { existsSync, readFileSync } from 'node:fs';

/**
 * A mutation of the source by hand, and the test that must fail where it is applied.
 *
 * @typedef {object} Mutation
 * @property {string} table the file of the row
 * @property {string} what what is broken
 * @property {string} file the source file, below `src`
 * @property {string} search text that stands in the source file once
 * @property {string} replace what takes its place
 * @property {string} test the test file, of Playwright or of vitest
 * @property {string} title a part of the title of one test, as it is written in the test file
 */

/**
 * The rows that tests of one file notice.
 *
 * @param {string} table
 * @param {string} test
 * @param {readonly Omit<Mutation, 'table' | 'test'>[]} rows
 * @returns {Mutation[]}
 */
export const noticedBy = (table, test, rows) => rows.map((row) => ({ table, test, ...row }));

/** How a row is named in messages. @param {Mutation} mutation */
export const nameOf = ({ table, what }) => `${table}: "${what}"`;

/**
 * What is wrong with a row as the files are now, in words; undefined where it can be tried.
 *
 * @param {Mutation} row
 * @param {(path: string) => string | undefined} read the text of a file; undefined where there is none
 */
export function driftOf(row, read) {
  const { search, replace, test, title } = row;
  const source = `src/${row.file}`;
  const text = read(source);
  if (text === undefined) return `${nameOf(row)}: there is no ${source}`;
  const times = text.split(search).length - 1;
  if (times !== 1) {
    return `${nameOf(row)}: its text stands ${times} times in ${source}, and must stand there once: ${search}`;
  }
  if (search === replace) return `${nameOf(row)}: it changes nothing`;
  const tests = read(test);
  if (tests === undefined) return `${nameOf(row)}: there is no ${test}`;
  if (!tests.includes(title)) return `${nameOf(row)}: no title in ${test} has "${title}"`;
  return undefined;
}

/** The text of a file, for `driftOf`. @param {string} path */
export const textOf = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
