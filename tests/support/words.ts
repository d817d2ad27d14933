import type { Page } from '@playwright/test';
import { wordingIn } from './wording.js';

const wording = { de: wordingIn('de'), en: wordingIn('en') };

/** Every word that a screen reader may say of the page as it is now. */
export const wordsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said: string[] = [];
    for (const element of document.body.querySelectorAll('*')) {
      for (const name of ['aria-label', 'title', 'alt', 'aria-roledescription', 'placeholder']) {
        said.push(element.getAttribute(name)?.trim() ?? '');
      }
      const isForeign =
        element.closest<HTMLElement>('[lang]')?.lang !== document.documentElement.lang;
      if (!element.matches('script, style, noscript, option') && !isForeign)
        for (const node of element.childNodes) {
          if (node instanceof Text) said.push(node.data.trim());
        }
    }
    return said.filter((each) => each !== '');
  });

const german = Object.values(wording.de);
const english = Object.values(wording.en);

/** The words of the script that only one language has. */
export const onlyIn = {
  de: german.filter((word) => !english.includes(word)),
  en: english.filter((word) => !german.includes(word)),
} as const;

/** What no visitor of the page with every section is told below the width of the bar. */
const unsaid = new Set([
  'logo-slider play',
  'logo-slider playLogos',
  'coverflow pause',
  'coverflow play',
  'logo-slider pause',
  'slider goToSlide',
  // Logos are counted by dots alone, which these have none of.
  'slider logo',
  'lightbox error',
  // The page has no film that waits for consent.
  'lightbox held',
  'lightbox load',
  'lightbox loadAll',
]);

/** The script's words that were not among those said. */
export function unsaidOf(language: 'de' | 'en', said: Iterable<string>): readonly string[] {
  const all = [...said].join('\n');
  return (
    Object.entries(wording[language])
      // A form is refused for its own faults alone, analytics speaks when it is asked to end, and the
      // consent names what is in use.
      .filter(
        ([name]) =>
          !unsaid.has(name) && !/^(form(-in-place)?|analytics|consent(-\w+)?) /.test(name),
      )
      .filter(([, word]) => !all.includes(word))
      .map(([, word]) => word)
  );
}
