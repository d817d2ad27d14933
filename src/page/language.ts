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
