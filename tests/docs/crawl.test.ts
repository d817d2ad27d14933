// @vitest-environment node
// Follows every link of the documentation's site, before VitePress has built it: menus, the language
// switch, live pages, files of the project. VitePress fails as well if one is dead.
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { addressOf, inOtherLanguage, languageOf } from '../../docs-site/languages.mjs';
import { base } from '../../docs-site/markdown.mjs';
import { sidebar } from '../../docs-site/navigation.mjs';
import { demonstration } from '../../docs-site/serve.mjs';
import { copies, siteFiles, sitePages } from '../../docs-site/site-pages.mjs';
import { crawl, type Found } from '../support/crawl.js';
import { anchorsOf } from '../support/markdown.js';

const pages = await sitePages();
const files = siteFiles();
const menus = { en: sidebar('en'), de: sidebar('de') };

/** The page at an address; VitePress takes it with and without an ending. */
const pageAt = (path: string): string =>
  `${path.replace(/\/$/, '/index').replace(/\.(?:md|html)$/, '')}.md`.slice(1);

/** An address as VitePress writes it: with the base before those of the site. */
const onSite = (address: string): string =>
  (address.startsWith('/') && !address.startsWith(base)
    ? base + address.slice(1)
    : address
  ).replace(/\.md(?=#|$)/, '.html');

const linksOf = (page: string, text: string): string[] => {
  const prose = text.replaceAll(/^ *```.*?^ *```$|`[^`\n]+`/gms, '');
  const written = prose.matchAll(/\]\(([^)\s]+)\)|\s(?:src|href)="([^"]+)"/g);
  const entries = menus[languageOf(page)].flatMap(({ items }) => items);
  return [
    ...[...written].map(([, markdown, html]) => markdown ?? html ?? ''),
    ...entries.flatMap(({ link, items = [] }) => [link, ...items.map((item) => item.link)]),
    addressOf(inOtherLanguage(page, (other) => pages.has(other)).page),
  ].map((link) => (link.includes('/files/') ? link : onSite(link)));
};

/** What an example shows; where its links lead is no page of the documentation. */
const shownBy = (html: string): string[] =>
  [...html.matchAll(/<(?:img|script|link|iframe)\b[^>]*?\s(?:src|href)="([^"]+)"/g)].flatMap(
    ([, address = '']) => (address.startsWith('data:') ? [] : [address]),
  );

function read(path: string): Found | undefined {
  if (!path.startsWith(base) || path.startsWith(`${base}auftritt/`)) return outside(path);
  const rest = path.slice(base.length - 1);
  const text = pages.get(pageAt(rest));
  if (text !== undefined) {
    const anchors = new Set(anchorsOf({ path: rest, text }));
    return { links: linksOf(pageAt(rest), text), anchors };
  }
  const html = files.get(rest.slice(1));
  if (html !== undefined) return { links: shownBy(html) };
  const [folder] = Object.entries(copies).find(([, copy]) => rest.startsWith(`/${copy}/`)) ?? [];
  const file = folder
    ? rest.replace(/^\/[^/]+/, folder)
    : rest.replace(/^\/files\//, '').replace(/\/$/, '');
  return demonstration.has(rest) || existsSync(file) ? { links: [] } : undefined;
}

/** What the development server has beside the documentation; scripts and styles come from a build. */
const outside = (path: string): Found | undefined =>
  /^\/(?:assets|docs\/auftritt)\/auftritt\.(?:js|css)$/.test(path) ||
  existsSync(`static-html${path}`)
    ? { links: [] }
    : undefined;

/** What the showroom switches to; no page links to it. */
const shown = [...files.keys()].filter((path) => /^showroom\/(?:en|de)\//.test(path));

it('no link of the site is dead, in either language, and every page is linked', async () => {
  expect(shown.length).toBeGreaterThan(200);
  const first = ['', 'de/', ...shown].map((path) => base + path);
  const { visited, dead } = await crawl(first, read);
  expect(dead).toEqual([]);
  const reached = new Set([...visited].map((path) => pageAt(path.slice(base.length - 1))));
  expect([...pages.keys()].filter((page) => !reached.has(page))).toEqual([]);
});

it('a page leads to the same one in the other language, or says that it leads to the first', () => {
  const exists = (page: string): boolean => pages.has(page);
  expect(inOtherLanguage('configure.md', exists)).toEqual({ page: 'de/index.md', isSame: false });
  for (const page of pages.keys())
    if (languageOf(page) === 'de') expect(inOtherLanguage(page, exists).isSame, page).toBe(true);
});
