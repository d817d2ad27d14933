// Which test proves what: the rows of docs/promises.md and docs/project/specification.md name files of tests, and
// those of the promises the title too, in a comment behind the file. `node docs/promise-tests.mjs` lists them all, and
// fails where a file or a title is not there.
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ promise: string, file: string, titles: string[] }} Proof of a row: the titles that prove it; none if there is none */

/** A title as it stands in a call of `test`, `it` or `describe`, or behind the rows of their `each`. */
const title =
  /(?:\b(?:\w*[tT]est|it|describe|twin|expect)(?:\.(?!skip|fixme|todo)\w+)?|\))\(\s*(?:(['"`])((?:\\.|(?!\1).)+)\1)/gs;

/**
 * The titles of the tests in a file; none if there is no such file.
 *
 * @param {string} path
 */
export const titlesIn = (path) =>
  existsSync(path)
    ? [...readFileSync(path, 'utf8').matchAll(title)].map(([, , text = '']) => text)
    : [];

/**
 * The proofs that a page names in its tables.
 *
 * @param {string} text of docs/promises.md, whose last cells have one file and a title each, or of the specification
 * @returns {Proof[]}
 */
export const proofsIn = (text) =>
  [
    ...text.matchAll(/^\|(.*)\| ((?:`[\w./-]+\.(?:ts|mjs)`(?: <!-- .*? -->)?(?:, )?)+) \|$/gm),
  ].flatMap(([, cells = '', named = '']) =>
    [...named.matchAll(/`([^`]+)`(?: <!-- (.*?) -->)?/g)].map(([, path = '', part]) => {
      const file = path.startsWith('tests/') ? path : `tests/${path}`;
      const titles = titlesIn(file).filter((each) => part === undefined || each.includes(part));
      return { promise: cells.trim(), file, titles };
    }),
  );

export const pages = ['docs/promises.md', 'docs/project/specification.md'];

if (process.argv[1] === import.meta.filename) {
  for (const page of pages) {
    for (const { promise, file, titles } of proofsIn(readFileSync(page, 'utf8'))) {
      console.log(`${promise}\n    ${file}: ${titles.join('\n        ') || 'NO TEST'}`);
      if (titles.length === 0) process.exitCode = 1;
    }
  }
}
