// The pages that show a section at work: its own snippet, our script and stylesheet, and nothing else.
import { foreignPage, sectionsIn } from '../tests/support/foreign.mjs';
import { base, sectionsFile } from './markdown.mjs';

/** @typedef {import('./markdown.mjs').Language} Language */

/** Sections that do nothing without an account with a service. */
const needAccount = ['map', 'analytics'];

/** Something to scroll past. */
const space = '<div class="space" style="block-size: 1200px"></div>';

/** The addresses and categories of a snippet, as the development server answers them. */
const answered = {
  '/en/products/': '/en/home/products/?type=7411',
  '/en/inspiration/': '/en/home/inspiration/?type=7411',
  '/produkte/': '/home/produkte/?type=7411',
  '/inspiration/': '/home/inspiration/?type=7411',
};

/** @param {string} html @param {number} first the least number of a category */
function withAnswers(html, first) {
  const addressed = Object.entries(answered).reduce(
    (text, [written, address]) => text.replace(`value="${written}"`, `value="${address}"`),
    html,
  );
  return addressed.replaceAll(/data-uid="(\d)"/g, (_, uid) => `data-uid="${first + Number(uid)}"`);
}

/** What a snippet needs so that its section has something to do. */
const arranged = new Map([
  ['anchors', (/** @type {string} */ html) => html.replace('<h2', `${space}<h2`) + space],
  ['to-top', (/** @type {string} */ html) => space + html],
  ['category-gallery', (/** @type {string} */ html) => withAnswers(html, 10)],
  ['inspiration-gallery', (/** @type {string} */ html) => withAnswers(html, 20)],
]);

/**
 * The address of a section's live page on the development server; undefined where it has none.
 *
 * @param {string} name
 * @param {Language} language
 */
export const livePagePath = (name, language) =>
  needAccount.includes(name) ? undefined : `${base}live/${language}/${name}.html`;

/**
 * The sections that can be shown live, each with something to do.
 *
 * @param {Language} language
 */
export const arrangedSections = (language) =>
  sectionsIn(sectionsFile[language])
    .filter(({ name }) => !needAccount.includes(name))
    .map(({ name, html }) => ({ name, html: arranged.get(name)?.(html) ?? html }));

/**
 * Name of a section → the HTML of its live page.
 *
 * @param {Language} language
 * @returns {Map<string, string>}
 */
export function livePages(language) {
  const pages = arrangedSections(language).map((section) => {
    const { name } = section;
    const page = foreignPage({
      theme: 'unstyled',
      title: name,
      language,
      from: [section],
      tag: name === 'consent' ? 'data-consent="always"' : '',
    });
    const head =
      '<link rel="icon" href="data:,">' +
      '<style>body { font-family: system-ui, sans-serif }</style>';
    return /** @type {const} */ ([name, page.replace('</head>', `${head}</head>`)]);
  });
  return new Map(pages);
}
