/** Specification, section 8: the lightbox's own text, English in both languages. */
const error = 'The requested content cannot be loaded. Please try again later.';

/** The words that the lightbox puts on a page. */
export const wording = {
  part: 'lightbox',
  de: {
    lightbox: 'Bildansicht',
    previousImage: 'Vorheriges Bild',
    nextImage: 'Nächstes Bild',
    close: 'Schließen',
    error,
  },
  en: {
    lightbox: 'Image viewer',
    previousImage: 'Previous image',
    nextImage: 'Next image',
    close: 'Close',
    error,
  },
};
