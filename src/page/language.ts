/** The two languages of the site (specification 1.1). */
export type Language = 'de' | 'en';

/**
 * The page's active language: the language of the language menu's entry marked `active`, else of
 * `html[lang]`, else German.
 */
export function activeLanguage(languageMenu: string): Language {
  const entry = document.querySelector(`:is(${languageMenu}) li.active`);
  const attributes = [entry, entry?.querySelector('[lang], [hreflang]')].flatMap((element) => [
    element?.getAttribute('lang'),
    element?.getAttribute('hreflang'),
  ]);
  // One text per line. A language's tag and its name begin alike: de, Deutsch; en, English.
  const lines = [...attributes, entry?.textContent, document.documentElement.lang].join('\n');
  return /^\s*(?:de|german|(en))/im.exec(lines)?.[1] ? 'en' : 'de';
}

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
 * (docs/languages.md), unless they cannot be used, which is reported.
 */
export function wordsIn<Own extends Words>(language: Language, wording: Wording<Own>): Own {
  const script = document.querySelector('script[data-words]');
  try {
    const given = script && JSON.parse(script.textContent)[wording.name];
    // Systems write `fr_FR`. What is no tag of a language would make formatting fail.
    if (given?.language) given.language = `${new Intl.Locale(given.language.replace(/_/g, '-'))}`;
    return { ...wording[language], ...given };
  } catch (error) {
    reportError(error);
    return wording[language];
  }
}
