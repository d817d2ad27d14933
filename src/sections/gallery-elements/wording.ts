/** Specification, section 2, "Several gallery elements on one page". */
export const wording = {
  name: 'gallery-elements',
  de: { backToOverview: 'Zurück zur Übersicht' },
  en: { backToOverview: 'Back to overview' },
};
