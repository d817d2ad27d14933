import { statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { languages, root } from './root.mjs';

/** @typedef {string | import('./content.mjs').Translated<string>} FileName */

/** @param {import('./root.mjs').Language} language @param {string} file */
function details(language, file) {
  const size = statSync(join(root, 'files', file)).size / 1000;
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: size < 10 ? 1 : 0 });
  return { kind: extname(file).slice(1).toUpperCase(), size: `${format.format(size)}\u00a0kB` };
}

/** @param {FileName} name */
function translatedDetails(name) {
  const entries = languages.map((language) => {
    const file = typeof name === 'string' ? name : name[language];
    return [language, details(language, file)];
  });
  return Object.fromEntries(entries);
}

/**
 * Adds kind and size to each file of the download groups, as the visitor reads them.
 *
 * @param {{ files: { file: FileName }[] }[]} groups
 */
export function downloads(groups) {
  return groups.map((group) => ({
    ...group,
    files: group.files.map((file) => ({ ...file, details: translatedDetails(file.file) })),
  }));
}
