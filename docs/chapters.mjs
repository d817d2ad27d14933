import { readFile } from 'node:fs/promises';
import { dirname, posix } from 'node:path';
import { definitionFiles } from '../build/definitions.mjs';

/** Page of the documentation → the file of a section's folder that its chapter is taken from. */
export const chapterPages = /** @type {const} */ ({
  'docs/sections.md': 'usage.md',
  'docs/de/sections.md': 'usage.de.md',
});

/**
 * Markdown whose relative links lead to the same places from another folder. Code is left alone.
 *
 * @param {string} text @param {string} from @param {string} to folders, from the project's root
 */
const moved = (text, from, to) =>
  text
    .split(/(^ *```.*?^ *```$|`[^`\n]+`)/ms)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replaceAll(/\]\((?![a-z]+:|#)([^)\s#]+)/g, (_, target) => {
            const path = posix.relative(to, posix.join(from, target));
            return `](${path}`;
          }),
    )
    .join('');

/**
 * The text of a page with a chapter for each section, between `<!-- chapters -->` and
 * `<!-- /chapters -->`, in the order in which the sections start.
 *
 * @param {keyof typeof chapterPages} path
 * @param {string} page its text
 * @throws Error where the page has no place for them, or a section no such file
 */
export async function withChapters(path, page) {
  const [start, end] = ['<!-- chapters -->', '<!-- /chapters -->'];
  const from = page.indexOf(start);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error(`${path} has no place for the chapters`);
  const chapters = await Promise.all(
    (await definitionFiles()).map(async (file) => {
      const folder = dirname(file);
      const text = await readFile(`${folder}/${chapterPages[path]}`, 'utf8');
      // What is below the mark is in the tables of the documentation.
      const chapter = text.replace(/\n<!-- reference -->.*/s, '');
      return `#${moved(chapter, folder, dirname(path))}`;
    }),
  );
  return `${page.slice(0, from)}${start}\n\n${chapters.join('\n')}\n${page.slice(to)}`;
}
