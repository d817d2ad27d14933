import type { Language } from './language.js';

/**
 * All words that the script itself puts on a page, German and English side by side. A word that is
 * missing in one language is a type error.
 */
const table = {
  /** Specification, section 2, "Several gallery elements on one page". */
  backToOverview: { de: 'Zurück zur Übersicht', en: 'Back to overview' },
  back: { de: 'Zurück', en: 'Back' },
  previousSlide: { de: 'Vorheriges Bild', en: 'Previous slide' },
  nextSlide: { de: 'Nächstes Bild', en: 'Next slide' },
  goToSlide: { de: 'Zu Bild', en: 'Go to slide' },
  pause: { de: 'Anhalten', en: 'Pause' },
  play: { de: 'Abspielen', en: 'Play' },
  lightbox: { de: 'Bildansicht', en: 'Image viewer' },
  previousImage: { de: 'Vorheriges Bild', en: 'Previous image' },
  nextImage: { de: 'Nächstes Bild', en: 'Next image' },
  close: { de: 'Schließen', en: 'Close' },
  previousItem: { de: 'Vorheriger Eintrag', en: 'Previous item' },
  nextItem: { de: 'Nächster Eintrag', en: 'Next item' },
  coverflow: { de: 'Galerie', en: 'Gallery' },
  /** Specification, section 8: the lightbox's own text, English in both languages. */
  lightboxError: {
    de: 'The requested content cannot be loaded. Please try again later.',
    en: 'The requested content cannot be loaded. Please try again later.',
  },
  galleryUpdated: { de: 'Galerie aktualisiert', en: 'Gallery updated' },
  requestFailed: {
    de: 'Die Galerie konnte leider nicht geladen werden.',
    en: 'Sorry, the gallery could not be loaded.',
  },
  retry: { de: 'Erneut versuchen', en: 'Try again' },
  formRefused: {
    de: 'Noch nicht gesendet. Bitte prüfen Sie diese Angaben:',
    en: 'Not sent yet. Please check these entries:',
  },
} as const satisfies Record<string, Record<Language, string>>;

/** The name of a word or phrase. */
export type Word = keyof typeof table;

/** The words of one language. */
export type Wording = Readonly<Record<Word, string>>;

/** The words in `language`. */
export function wordingIn(language: Language): Wording {
  const words: Partial<Record<Word, string>> = {};
  for (const word in table) words[word as Word] = table[word as Word][language];
  return words as Wording;
}
