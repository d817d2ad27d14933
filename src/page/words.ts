import type { Language } from './language.js';

/** Words by their names; those that belong together may have an object of their own. */
export interface Words {
  readonly [name: string]: string | Words;
}

/** All that one section or service says, German and English side by side. */
export interface Wording<Own extends Words = Words> extends Readonly<Record<Language, Own>> {
  /** By this name a page brings words of its own. */
  readonly name: string;
}

/**
 * The words in a language. Those that the page brings in its `script[data-words]` stand in place of
 * ours (docs/languages.md).
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
