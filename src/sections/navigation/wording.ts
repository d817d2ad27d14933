/** The words that the navigation puts on a page. */
export const wording = { de: { back: 'Zurück' }, en: { back: 'Back' } } as const;
