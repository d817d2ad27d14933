/** The words that the two galleries put on a page. */
export const wording = {
  name: 'category-gallery',
  de: {
    galleryUpdated: 'Galerie aktualisiert',
    requestFailed: 'Die Galerie konnte leider nicht geladen werden.',
    retry: 'Erneut versuchen',
    openPage: 'Als eigene Seite öffnen',
  },
  en: {
    galleryUpdated: 'Gallery updated',
    requestFailed: 'Sorry, the gallery could not be loaded.',
    retry: 'Try again',
    openPage: 'Open as a page of its own',
  },
};
