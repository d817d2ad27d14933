/** The two languages of the site (specification 1.1). */
export type Language = 'de' | 'en';

const names: readonly (readonly [RegExp, Language])[] = [
  [/^(de\b|deutsch|german)/i, 'de'],
  [/^(en\b|engl)/i, 'en'],
];

function named(text: string | null | undefined): Language | undefined {
  const word = text?.trim() ?? '';
  return names.find(([pattern]) => pattern.test(word))?.[1];
}

/**
 * The page's active language: that of the entry marked `active` in the language menu, else that of
 * `html[lang]`, else German.
 */
export function activeLanguage(document: Document, languageMenu: string): Language {
  for (const menu of document.querySelectorAll(languageMenu)) {
    const entry = menu.querySelector('li.active');
    const bearer = entry?.querySelector('[lang], [hreflang]');
    const language =
      named(entry?.getAttribute('lang')) ??
      named(bearer?.getAttribute('lang')) ??
      named(bearer?.getAttribute('hreflang')) ??
      named(entry?.textContent);
    if (language) return language;
  }
  return named(document.documentElement.lang) ?? 'de';
}
