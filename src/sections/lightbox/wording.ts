/** Specification, section 8: the lightbox's own text, English in both languages. */
const error = 'The requested content cannot be loaded. Please try again later.';

/** The words that the lightbox puts on a page. */
export const wording = {
  name: 'lightbox',
  de: {
    lightbox: 'Bildansicht',
    previousImage: 'Vorheriges Bild',
    nextImage: 'Nächstes Bild',
    close: 'Schließen',
    error,
    /**
     * The placeholder of content that waits for consent. `{host}` is the host that it comes from.
     */
    held: 'Dieser Inhalt kommt von {host}. Er wird nur mit Ihrer Zustimmung geladen; {host} erfährt dabei Ihre IP‑Adresse.',
    load: 'Nur diesen Inhalt laden',
    /** `{purpose}` is the purpose that the content waits for. */
    loadAll: '„{purpose}“ zulassen',
    settings: 'Cookie-Einstellungen',
  },
  en: {
    lightbox: 'Image viewer',
    previousImage: 'Previous image',
    nextImage: 'Next image',
    close: 'Close',
    error,
    held: 'This content comes from {host}. It is loaded only with your consent; {host} then learns your IP address.',
    load: 'Load only this content',
    loadAll: 'Allow “{purpose}”',
    settings: 'Cookie settings',
  },
};
