import type { Language } from './language.js';

/** Texts by name. Texts that belong together may be grouped in an object. */
export interface Words {
  readonly [name: string]: string | Words;
}

/** All texts of one section or service, in German and English. */
export interface Wording<Own extends Words = Words> extends Readonly<Record<Language, Own>> {
  /** The name under which a page may supply its own texts. */
  readonly name: string;
}

/**
 * The texts in a language. The page's own texts in `script[data-words]` replace the script's
 * (docs/languages.md).
 */
export function wordsIn<Own extends Words>(language: Language, wording: Wording<Own>): Own {
  const own = document.querySelector('script[data-words]');
  try {
    return { ...wording[language], ...(own && JSON.parse(own.textContent)[wording.name]) };
  } catch (error) {
    reportError(error);
    return wording[language];
  }
}
