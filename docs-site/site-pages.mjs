// All pages of the site before VitePress has built them, and the files beside them.
import { readFileSync } from 'node:fs';
import { germanFirstPage } from './first-pages.mjs';
import { livePages } from './live-pages.mjs';
import { markdownFiles, pageOf, withLinksOnSite } from './markdown.mjs';
import { sectionPages } from './section-pages.mjs';

/**
 * Page of the site → its Markdown.
 *
 * @returns {Promise<Map<string, string>>}
 */
export async function sitePages() {
  const files = markdownFiles.map(
    (path) =>
      /** @type {const} */ ([pageOf(path), withLinksOnSite(path, readFileSync(path, 'utf8'))]),
  );
  return new Map([...files, ['de/index.md', germanFirstPage()], ...(await sectionPages())]);
}

/**
 * Address of a page that VitePress leaves alone, below the site's own → its HTML.
 *
 * @returns {Map<string, string>}
 */
export function siteFiles() {
  const languages = /** @type {const} */ (['en', 'de']);
  return new Map(
    languages.flatMap((language) =>
      [...livePages(language)].map(([name, html]) => [`live/${language}/${name}.html`, html]),
    ),
  );
}

/** Folders of the project that the site has a copy of → the address of the copy. */
export const copies = { 'docs/images': 'images' };
