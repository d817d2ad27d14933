// Which page of the site is the same in the other language.

/** @typedef {import('./markdown.mjs').Language} Language */

/** Folder of the German pages. The English ones are beside it. */
const german = 'de/';

/** @param {string} page @returns {Language} */
export const languageOf = (page) => (page.startsWith(german) ? 'de' : 'en');

/**
 * The page that the language switch of a page leads to: the same one in the other language, or the
 * first page of that language where there is none.
 *
 * @param {string} page path of its Markdown, as `pageOf` has it
 * @param {(page: string) => boolean} exists
 * @returns {{ page: string, isSame: boolean }}
 */
export function inOtherLanguage(page, exists) {
  const isGerman = languageOf(page) === 'de';
  const same = isGerman ? page.slice(german.length) : german + page;
  if (exists(same)) return { page: same, isSame: true };
  return { page: isGerman ? 'index.md' : `${german}index.md`, isSame: false };
}

/**
 * The address of a page on the site, below its base.
 *
 * @param {string} page path of its Markdown
 */
export const addressOf = (page) =>
  `/${page.replace(/(^|\/)index\.md$/, '$1').replace(/\.md$/, '.html')}`;
