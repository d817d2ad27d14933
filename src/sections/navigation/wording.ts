/** The words that the navigation puts on a page. */
export const wording = {
  name: 'navigation',
  de: { back: 'Zurück' },
  en: { back: 'Back' },
};
