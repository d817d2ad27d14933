// The Markdown files of the documentation, and the address of each on the documentation's site.
import { existsSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';

/** The site's address on the development server. */
export const base = '/docs/';

/** @typedef {'en' | 'de'} Language */

/** The file that shows each section's markup. */
export const sectionsFile = { en: 'docs/sections.md', de: 'docs/de/sections.md' };

/** Paths of the files, from the project's root. */
export const markdownFiles = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .map((path) => `docs/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.md')),
];

/**
 * The page that a file becomes: docs/README.md is the first page, and the files of the project's
 * root are beside it. Pages of the site are `.md` files until VitePress has built them.
 *
 * @param {string} path from the project's root
 */
export function pageOf(path) {
  if (path === 'README.md') return 'overview.md';
  const page = path.replace(/^docs\//, '');
  return page.replace(/(^|\/)README\.md$/, '$1index.md');
}

/**
 * Where a link of a file leads on the site: to a page, to a picture, or to a file of the project that
 * the development server shows as text.
 *
 * @param {string} from path of the file that has the link
 * @param {string} target as written: an address of the web, an anchor or a relative path
 * @returns {{ address: string, isPage: boolean }}
 * @throws Error if there is no such file
 */
export function linkOnSite(from, target) {
  if (/^(?:[a-z]+:|#)/.test(target)) return { address: target, isPage: true };
  const [path = '', anchor] = target.split('#');
  const file = posix.join(posix.dirname(from), path);
  const hash = anchor === undefined ? '' : `#${anchor}`;
  if (markdownFiles.includes(file)) return { address: `/${pageOf(file)}${hash}`, isPage: true };
  if (!existsSync(file)) throw new Error(`${from} links to ${target}, which does not exist`);
  if (file.startsWith('docs/images/')) return { address: file.slice('docs'.length), isPage: true };
  return { address: `${base}files/${file}`, isPage: false };
}

/**
 * The text of a file with its links as they are on the site. Code is left alone.
 *
 * @param {string} from path of the file
 * @param {string} text
 */
export function withLinksOnSite(from, text) {
  return text
    .split(/(^ *```.*?^ *```$|`[^`\n]+`)/ms)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replaceAll(/\]\(([^)\s]+)\)/g, (_, target) => {
            const { address, isPage } = linkOnSite(from, target);
            return isPage ? `](${address})` : `](${address}){target="_self"}`;
          }),
    )
    .join('');
}

/**
 * The cells of the tables in a text, row by row, without the heads.
 *
 * @param {string} text
 */
export const tableRows = (text) =>
  [...text.matchAll(/^\|(.*)\|$/gm)]
    .map(([, row = '']) => row.split(/(?<!\\)\|/).map((cell) => cell.trim()))
    .filter((_, index, rows) => !isRule(rows[index]) && !isRule(rows[index + 1]));

/** @param {readonly string[] | undefined} row */
const isRule = (row) => row?.every((cell) => /^:?-+:?$/.test(cell)) ?? false;

/**
 * The text below a heading, up to the next of the same level.
 *
 * @param {string} text
 * @param {string} heading with its `#`
 */
export function below(text, heading) {
  const level = heading.split(' ')[0] ?? '';
  const [, after = ''] = `\n${text}`.split(`\n${heading}\n`);
  return after.split(new RegExp(`^${level} `, 'm'))[0] ?? '';
}
