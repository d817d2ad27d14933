// All pages of the site before VitePress has built them, and the files beside them.
import { readFileSync } from 'node:fs';
import { englishFirstPage, germanFirstPage } from './first-pages.mjs';
import { livePages } from './live-pages.mjs';
import { markdownFiles, pageOf, withLinksOnSite } from './markdown.mjs';
import { withSearchWords } from './search-words.mjs';
import { sectionPages } from './section-pages.mjs';
import { showroomFiles } from './showroom-pages.mjs';

/**
 * Page of the site → its Markdown.
 *
 * @returns {Promise<Map<string, string>>}
 */
export async function sitePages() {
  const files = markdownFiles.map((path) => {
    const page = pageOf(path);
    const text = withLinksOnSite(path, readFileSync(path, 'utf8'));
    // Who searches wants to use the product: the project's own records would come before the guides.
    const isRecord = /^(?:project\/|CHANGELOG|CONTRIBUTING|SECURITY)/.test(page);
    const head = isRecord ? '---\nsearch: false\n---\n\n' : '';
    return /** @type {const} */ ([page, head + text]);
  });
  return withSearchWords(
    new Map([
      ...files,
      ['index.md', englishFirstPage()],
      ['de/index.md', germanFirstPage()],
      ...(await sectionPages()),
    ]),
  );
}

/**
 * Address of a file that VitePress leaves alone, below the site's own → its text.
 *
 * @returns {Map<string, string>}
 */
export function siteFiles() {
  const languages = /** @type {const} */ (['en', 'de']);
  const live = languages.flatMap((language) =>
    [...livePages(language)].map(
      ([name, html]) => /** @type {const} */ ([`live/${language}/${name}.html`, html]),
    ),
  );
  return new Map([...live, ...showroomFiles()]);
}

/** Folders of the project that the site has a copy of → the address of the copy. */
export const copies = {
  'docs/images': 'images',
  'docs-site/showroom': 'showroom',
  'static-html/media': 'media',
  dist: 'auftritt',
};

/**
 * Whether a copy has a file of such a folder: of what is built, only what pages ask for.
 *
 * @param {string} path from the project's root
 */
export const isCopied = (path) =>
  !path.startsWith('dist') || /^dist(?:\/chunks)?(?:\/[\w.-]+\.(?:js|css))?$/.test(path);
