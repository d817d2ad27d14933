import { commonContext, content, localise } from './content.mjs';
import { languages } from './root.mjs';
import { render } from './twig.mjs';

/** @typedef {import('./root.mjs').Language} Language */

const names = { de: 'Deutsch', en: 'English' };

/**
 * Every page in every language, as [file, text].
 *
 * @returns {Generator<[string, string]>}
 */
export function* pageFiles() {
  for (const language of languages) {
    const common = commonContext(language);
    for (const page of content.pages) {
      const url = page.url[language];
      yield [
        `pages${url}index.html`,
        render(`pages/${page.template}`, { ...common, page: pageContext(page, language) }),
      ];
    }
  }
}

/** @param {import('./content.mjs').PageContent} page @param {Language} language */
function pageContext(page, language) {
  const alternates = languages.map((code) => ({
    language: code,
    name: names[code],
    url: page.url[code],
  }));
  return {
    body_class: '',
    open_product: 0,
    open_group: '',
    open_inspiration: 0,
    ...localise(page, language),
    alternates,
  };
}
