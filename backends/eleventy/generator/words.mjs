// The words of the templates, in the language of the page.
import { readFileSync } from 'node:fs';

/** @param {import('@11ty/eleventy').UserConfig} eleventy */
export function addWords(eleventy) {
  eleventy.addWatchTarget('i18n/*.json');
  /** @type {Record<string, Record<string, string>>} */
  let words = {};
  eleventy.on('eleventy.before', () => {
    const languages = JSON.parse(readFileSync('data/languages.json', 'utf8'));
    words = Object.fromEntries(
      Object.keys(languages).map((language) => [
        language,
        JSON.parse(readFileSync(`i18n/${language}.json`, 'utf8')),
      ]),
    );
  });
  eleventy.addFilter('i18n', (/** @type {string} */ key, /** @type {string} */ language) => {
    const word = words[language]?.[key];
    if (word === undefined) throw new Error(`i18n/${language}.json lacks ${key}`);
    return word;
  });
}
