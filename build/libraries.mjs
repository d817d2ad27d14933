// What the build does with a library is declared in the folder of its user, in `<name>.library.mjs`.
import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repaired } from './repaired.mjs';

/**
 * A library's stylesheet of which a part is used.
 *
 * @typedef {object} LibraryStyles
 * @property {RegExp} file what the path of the file matches
 * @property {RegExp} unused the selectors of what is not used
 * @property {(selector: string) => string} [scoped] what a selector becomes that would concern more than the library
 */

/**
 * The licence of a package that does not say it as others do.
 *
 * @typedef {object} Licence
 * @property {string} package
 * @property {string} [name] where SPDX knows none
 * @property {string} [note] what LICENSES.txt says of it
 * @property {string} [holder] whose copyright it is, where the package has no text of the MIT licence that it names
 */

/**
 * What a file exports.
 *
 * @typedef {object} Library
 * @property {readonly import('./repaired.mjs').Repair[]} [repairs]
 * @property {readonly import('esbuild').Plugin[]} [plugins] what changes more than the text of its files
 * @property {LibraryStyles} [styles]
 * @property {Licence} [licence]
 */

const files = (await readdir('src', { recursive: true })).filter((path) =>
  path.endsWith('.library.mjs'),
);

/** @type {readonly Library[]} */
const libraries = await Promise.all(
  files.sort().map((path) => import(pathToFileURL(resolve('src', path)).href)),
);

/** esbuild's plugins that change the code of libraries. */
export const plugins = libraries.flatMap(({ repairs = [], plugins: own = [] }) => [
  ...own,
  ...repairs.map(repaired),
]);

export const styles = libraries.flatMap((each) => each.styles ?? []);

/** The licences that their packages do not say as others do, by the names of the packages. */
export const licences = new Map(
  libraries.flatMap(({ licence }) => (licence ? [[licence.package, licence]] : [])),
);
