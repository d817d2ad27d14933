/** The words that the form puts on a page. */
export const wording = {
  de: { refused: 'Noch nicht gesendet. Bitte prüfen Sie diese Angaben:' },
  en: { refused: 'Not sent yet. Please check these entries:' },
} as const;
