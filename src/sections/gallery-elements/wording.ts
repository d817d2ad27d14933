/** Specification, section 2, "Several gallery elements on one page". */
export const wording = {
  part: 'gallery-elements',
  de: { backToOverview: 'Zurück zur Übersicht' },
  en: { backToOverview: 'Back to overview' },
};
