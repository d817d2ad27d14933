// The pages as a tree: a page and its translation have the same path below content/de and content/en, and
// the file _index is the page of its folder.

/**
 * A page as Eleventy hands it to a template.
 *
 * @typedef {{ inputPath: string, filePathStem: string }} Place
 * @typedef {{ file?: string, caption?: string }} Picture
 * @typedef {{
 *   language: string,
 *   path: string,
 *   title: string,
 *   weight?: number,
 *   pictures?: Picture[],
 * }} Data
 * @typedef {{ page: Place, url: string, data: Data }} Page
 * @typedef {{ page: Page, categories: Page[] }} Group
 */

/** @param {string} stem such as `/de/products/_index` */
function placeOf(stem) {
  const [, language = '', ...path] = stem.split('/');
  return { language, path: path.filter((name) => name !== '_index').join('/') };
}

/** @param {string} path */
const parentOf = (path) => path.split('/').slice(0, -1).join('/');

/** Those with a weight first. @param {Page} a @param {Page} b */
const byWeight = (a, b) =>
  (a.data.weight ?? Number.MAX_SAFE_INTEGER) - (b.data.weight ?? Number.MAX_SAFE_INTEGER) ||
  a.data.title.localeCompare(b.data.title, a.data.language);

/** Whether others can be below it. @param {Place} page */
const isFolder = ({ filePathStem }) => filePathStem.endsWith('/_index');

/** @param {Page[]} pages @param {string} language @param {string} path with or without a slash before it */
const pageAt = (pages, language, path) =>
  pages.find(({ data }) => data.language === language && data.path === path.replace(/^\//, ''));

/** @param {Page[]} pages @param {string} language @param {string} path */
const below = (pages, language, path) =>
  pages
    .filter(({ data }) => data.language === language && data.path !== '')
    .filter(({ data }) => parentOf(data.path) === path)
    .sort(byWeight);

/** @param {Page[]} pages */
const leaves = (pages) => pages.filter(({ page }) => !isFolder(page));

/**
 * The groups of products that have a category.
 *
 * @param {Page[]} pages
 * @param {string} language
 * @returns {Group[]}
 */
function groups(pages, language) {
  const products = below(pages, language, 'products');
  for (const { page } of leaves(products)) {
    console.warn(`${page.inputPath}: a category needs a group above it`);
  }
  return products
    .filter(({ page }) => isFolder(page))
    .map((page) => ({ page, categories: leaves(below(pages, language, page.data.path)) }))
    .filter(({ categories }) => categories.length > 0);
}

/** The group that a page is or belongs to, else the first. @param {Group[]} all @param {string} path */
const groupOf = (all, path) =>
  all.find(({ page }) => `${path}/`.startsWith(`${page.data.path}/`)) ?? all[0];

/** The page that a link leads to. @param {Page[]} pages @param {string} language @param {string} [to] */
function linked(pages, language, to) {
  const target = to ? pageAt(pages, language, to) : undefined;
  if (to && !target) console.warn(`content/${language}: there is no page ${to}`);
  return target;
}

/** @param {import('@11ty/eleventy').UserConfig} eleventy */
export function addPages(eleventy) {
  eleventy.addGlobalData('layout', 'page.njk');
  eleventy.addGlobalData('eleventyComputed', {
    language: (/** @type {{ page: Place }} */ { page }) => placeOf(page.filePathStem).language,
    path: (/** @type {{ page: Place }} */ { page }) => placeOf(page.filePathStem).path,
    permalink: (/** @type {{ url?: string, page: Place }} */ { url, page }) => {
      if (!url) throw new Error(`${page.inputPath} lacks a url`);
      return url;
    },
  });

  // What is a draft, or not yet due, is on no page and in no list.
  eleventy.addPreprocessor(
    'drafts',
    '*',
    (/** @type {{ draft?: boolean, date?: string }} */ { draft, date }) =>
      draft || (date && new Date(date) > new Date()) ? false : undefined,
  );

  eleventy.addFilter('pageAt', pageAt);
  eleventy.addFilter('below', below);
  eleventy.addFilter('leaves', leaves);
  eleventy.addFilter('isFolder', isFolder);
  eleventy.addFilter('groups', groups);
  eleventy.addFilter('groupOf', groupOf);
  eleventy.addFilter('linked', linked);
  eleventy.addFilter('translations', (/** @type {Page[]} */ pages, /** @type {string} */ path) =>
    pages
      .filter(({ data }) => data.path === path)
      .sort((a, b) => a.data.language.localeCompare(b.data.language)),
  );
  // The open category of a gallery with one level: the page itself, else the first.
  eleventy.addFilter(
    'openIn',
    (/** @type {Page[]} */ pages, /** @type {string} */ url) =>
      pages.find((page) => page.url === url) ?? pages[0],
  );
  eleventy.addFilter('firstPictures', (/** @type {Page[]} */ pages) =>
    pages.flatMap(({ data: { title, pictures = [] } }) =>
      pictures.slice(0, 1).map((picture) => ({ ...picture, caption: title })),
    ),
  );
}
