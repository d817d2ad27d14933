import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { downloads } from './downloads.mjs';
import { filesBelow } from './files.mjs';
import { pictures } from './pictures.mjs';
import { languages, root } from './root.mjs';

/** @typedef {import('./root.mjs').Language} Language */

/**
 * @template Text
 * @typedef {Readonly<Record<Language, Text>>} Translated
 */

/**
 * What the rendering itself reads of the content; the templates know the rest.
 *
 * @typedef {{ id: string, template: string, url: Translated<string> }} PageContent
 * @typedef {{ uid: number }} Category
 * @typedef {{
 *   pages: PageContent[],
 *   products: { groups: { categories: Category[] }[] },
 *   inspiration: { categories: Category[] },
 *   pictures: Parameters<typeof pictures>[0],
 *   downloads: Parameters<typeof downloads>[0],
 * }} Content
 */

/** content/*.json by topic, both languages side by side. */
const source = /** @type {Content} */ (
  Object.fromEntries(
    filesBelow('content')
      .filter((file) => file.endsWith('.json'))
      .map((file) => [basename(file, '.json'), JSON.parse(readFileSync(join(root, file), 'utf8'))]),
  )
);

/** The content, with what is measured of its files. */
export const content = {
  ...source,
  pictures: pictures(source.pictures),
  downloads: downloads(source.downloads),
};

/** @param {object} value @returns {value is Translated<unknown>} */
function isTranslated(value) {
  const keys = Object.keys(value);
  return keys.length === languages.length && languages.every((language) => keys.includes(language));
}

/**
 * The same data in one language: each `{ "de": …, "en": … }` gives way to its entry.
 *
 * @param {unknown} value
 * @param {Language} language
 * @returns {unknown}
 */
function localised(value, language) {
  if (Array.isArray(value)) return value.map((entry) => localised(entry, language));
  if (value === null || typeof value !== 'object') return value;
  return isTranslated(value) ? localised(value[language], language) : localise(value, language);
}

/**
 * An object with everything in it in one language.
 *
 * @param {object} value
 * @param {Language} language
 * @returns {Record<string, unknown>}
 */
export function localise(value, language) {
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([key, entry]) => [key, localised(entry, language)]));
}

/**
 * What every template knows, whatever the page: all topics in the page's language.
 *
 * @param {Language} language
 */
export function commonContext(language) {
  const links = Object.fromEntries(content.pages.map((page) => [page.id, page.url]));
  return localise({ ...content, links, language }, language);
}
