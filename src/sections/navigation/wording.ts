/** The words that the navigation puts on a page. */
export const wording = {
  part: 'navigation',
  de: { back: 'Zurück' },
  en: { back: 'Back' },
};
