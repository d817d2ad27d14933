/** What a visitor is told of analytics. */
export const wording = {
  name: 'analytics',
  de: {
    none: 'Auf dieser Website ist keine Webanalyse in Betrieb.',
    out: 'Die Webanalyse ist für diesen Browser ausgeschaltet.',
    forgotten:
      'Die Webanalyse ist ausgeschaltet, bis Sie diese Seite verlassen. ' +
      'Ihr Browser lässt kein Cookie zu, das sich das merkt.',
  },
  en: {
    none: 'This website does not use web analytics.',
    out: 'Web analytics is switched off for this browser.',
    forgotten:
      'Web analytics is switched off until you leave this page. ' +
      'Your browser does not allow the cookie that would remember it.',
  },
};
