import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { filesIn, matches, valueAt } from './backend-sources.js';

export { matches, sorted } from './backend-sources.js';

// TYPO3 and its template engine are in no registry that can be reached here, so no template is rendered:
// the tests hold the text of the files against each other. docs/backends/typo3.md says what was tried by hand.

/** Where the files for TYPO3 are. */
export const folder = 'backends/typo3';

/** The text of a file in the folder. */
export const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

/** The files of the folder that end so, as paths from there. */
export const files = (ending: string): string[] =>
  filesIn(folder, ending).map((file) => file.slice(folder.length + 1));

/** What a file of YAML in the folder holds. */
export const yaml = (file: string): unknown => load(read(file));

/** The fields of the form. */
export const formFields = (): unknown[] => {
  const [page] = Object.values(
    valueAt(yaml('Resources/Private/Forms/inquiry.form.yaml'), 'renderables') ?? {},
  );
  return Object.values(valueAt(page, 'renderables') ?? {});
};

/** The templates. */
export const fluid = files('.html').map((file) => ({ file, text: read(file) }));

/** The TypoScript without its comments. */
export const typoscript = files('.typoscript').map((file) => ({
  file,
  text: read(file).replace(/^\s*#.*$/gm, ''),
}));

/** All that may name a file, a field or words of the extension. */
export const everything = [
  ...fluid,
  ...typoscript,
  ...['.php', '.yaml', '.tsconfig'].flatMap(files).map((file) => ({ file, text: read(file) })),
];

/** The fields of pages. */
export const pages = read('Configuration/TCA/Overrides/pages.php');

/** The content elements with their fields. */
export const content = read('Configuration/TCA/Overrides/tt_content.php');

/** The names of the content elements. */
export const sections = matches(content, /'(auftritt_\w+)' => '/g);
