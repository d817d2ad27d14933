// What people type into the search where a page says it in other words: heading → words that stand on its page unseen, so that
// they lead to it.
import { readFileSync } from 'node:fs';
import { slug } from './slug.mjs';

/** @type {Readonly<Record<string, string>>} `page.md#anchor` → words */
const searchWords = JSON.parse(readFileSync(new URL('search-words.json', import.meta.url), 'utf8'));

/**
 * The pages with the words below their headings.
 *
 * @param {ReadonlyMap<string, string>} pages page of the site → its Markdown
 * @throws Error where words are for a heading that is on no page
 */
export function withSearchWords(pages) {
  const written = new Map(pages);
  for (const [place, words] of Object.entries(searchWords)) {
    const [page = '', anchor] = place.split('#');
    const text = written.get(page) ?? '';
    const heading = text
      .match(/^#+ .+$/gm)
      ?.find((line) => slug(line.replace(/^#+ /, '')) === anchor);
    if (!heading) throw new Error(`search-words.json names ${place}, which does not exist`);
    written.set(
      page,
      text.replace(heading, () => `${heading}\n\n<p hidden>${words}</p>`),
    );
  }
  return written;
}
