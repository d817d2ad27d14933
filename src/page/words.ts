import type { Language } from './language.js';

/** Words by their names; those that belong together may have an object of their own. */
export interface Words {
  readonly [name: string]: string | Words;
}

/** The words of one part of the script, German and English side by side. */
export interface Wording<Own extends Words = Words> extends Readonly<Record<Language, Own>> {
  /** The name of the part, by which a page brings words of its own for it. */
  readonly part: string;
}

/**
 * The words of a part: those of the language, with those in place that the page brings in its
 * `script[data-words]` (docs/languages.md).
 */
export function wordsIn<Own extends Words>(language: Language, wording: Wording<Own>): Own {
  const own = document.querySelector('script[data-words]');
  try {
    return { ...wording[language], ...(own && JSON.parse(own.textContent)[wording.part]) };
  } catch (error) {
    reportError(error);
    return wording[language];
  }
}
