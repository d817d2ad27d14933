// What the showroom's frame shows: sections with their own snippets, on each of the frameworks. All of it
// is files, and no page has a style or script of its own text, so that a strict policy allows it.
import { readdirSync, readFileSync } from 'node:fs';
import { foreignPage } from '../tests/support/foreign.mjs';
import { frameworks } from '../tests/support/frameworks.mjs';
import { arrangedSections } from './live-pages.mjs';
import { base } from './markdown.mjs';

/** @typedef {import('./markdown.mjs').Language} Language */

/** The sections of the page that has several of them, in the order of such a page. */
const company = [
  'navigation',
  'image-slider',
  'references',
  'coverflow',
  'logo-slider',
  'category-gallery',
  'reference-slider',
  'downloads',
  'form',
];

/** Its name among those of the sections. */
const companyPage = 'page';

/** Each framework that the showroom can switch to, in the order of the menu. */
export const shownFrameworks = Object.entries(frameworks).map(([name, { title }]) => ({
  name,
  title,
}));

/** @param {Language} language */
export const shownSections = (language) => [
  companyPage,
  ...arrangedSections(language).map(({ name }) => name),
];

/** Folder of the development server → its copy on the documentation's site. */
const folders = { assets: 'auftritt', media: 'media' };

/**
 * HTML with the addresses of the files that the site has copies of.
 *
 * @param {string} html
 */
const withOwnFiles = (html) =>
  html.replaceAll(
    /(["\s,])\/(assets|media)\//g,
    (_, before, folder) => `${before}${base}${folders[/** @type {'assets'} */ (folder)]}/`,
  );

/**
 * A page that the frame shows.
 *
 * @param {string} framework
 * @param {string} name of a section, or `page`
 * @param {Language} language
 */
export function showroomPage(framework, name, language) {
  const all = arrangedSections(language);
  const only = name === companyPage ? company : [name];
  const from = only.flatMap((each) => all.filter((section) => section.name === each));
  const files = `${base}showroom/`;
  const html = foreignPage({
    theme: framework,
    title: `${name}, ${frameworks[framework]?.title}`,
    language,
    from,
    tag: name === 'consent' ? 'data-consent="always"' : '',
  });
  const head = `<link rel="icon" href="${base}media/favicon.svg">
<link rel="stylesheet" href="${files}${framework}.css">
<link rel="stylesheet" href="${files}frame.css">
<script src="${files}frame.js"></script>`;
  return withOwnFiles(html)
    .replace(/<style>.*?<\/style>/s, head)
    .replaceAll('<div style="margin-block: 32px">', '<div class="showroom-part">')
    .replaceAll(/<div class="space" style="[^"]*">/g, '<div class="showroom-space">');
}

/** @param {string} path */
const read = (path) => readFileSync(path, 'utf8');

/** The answers of galleries, which the frame takes in place of a server's. @returns {[string, string][]} */
const answers = () =>
  readdirSync('static-html/answers', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .map((path) => [
      `showroom/answers/${path.replaceAll('\\', '/')}`,
      withOwnFiles(read(`static-html/answers/${path}`)),
    ]);

/**
 * Address below the site's own → the text of the file.
 *
 * @returns {Map<string, string>}
 */
export function showroomFiles() {
  const languages = /** @type {const} */ (['en', 'de']);
  /** @type {[string, string][]} */
  const pages = languages.flatMap((language) =>
    Object.keys(frameworks).flatMap((framework) =>
      shownSections(language).map(
        (name) =>
          /** @type {[string, string]} */ ([
            `showroom/${language}/${framework}/${name}.html`,
            showroomPage(framework, name, language),
          ]),
      ),
    ),
  );
  /** @type {[string, string][]} */
  const styles = Object.entries(frameworks).map(([name, theme]) => [
    `showroom/${name}.css`,
    theme.styles(),
  ]);
  return new Map([...pages, ...styles, ...answers()]);
}
