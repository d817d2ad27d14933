/** The words of the purposes that most sites have. The page's JSON may replace them and add others. */
export const wording = {
  name: 'consent-purposes',
  de: {
    /** The language tag of these texts. */
    language: 'de',
    statistics: 'Statistik',
    statisticsDescription:
      'Wir zählen, welche Seiten besucht werden, um die Website zu verbessern.',
    analytics: 'Statistik',
    analyticsDescription: 'Wir zählen, welche Seiten besucht werden, um die Website zu verbessern.',
    films: 'Filme',
    filmsDescription: 'Filme kommen von anderen Anbietern, die dabei Ihre IP‑Adresse erfahren.',
    maps: 'Karten',
    mapsDescription: 'Karten kommen von einem anderen Anbieter, der dabei Ihre IP‑Adresse erfährt.',
    marketing: 'Marketing',
    marketingDescription:
      'Andere Anbieter messen, wie unsere Werbung wirkt, und zeigen Ihnen passende Anzeigen.',
    preferences: 'Einstellungen',
    preferencesDescription: 'Die Website merkt sich, was Sie eingestellt haben.',
    social: 'Soziale Netzwerke',
    socialDescription:
      'Beiträge kommen aus sozialen Netzwerken, die dabei Ihre IP‑Adresse erfahren.',
    fonts: 'Schriften',
    fontsDescription:
      'Schriften kommen von einem anderen Anbieter, der dabei Ihre IP‑Adresse erfährt.',
    content: 'Inhalte anderer Anbieter',
    contentDescription: 'Andere Anbieter liefern diese Inhalte und erfahren dabei Ihre IP‑Adresse.',
  },
  en: {
    language: 'en',
    statistics: 'Statistics',
    statisticsDescription: 'We count which pages are visited, to improve the website.',
    analytics: 'Statistics',
    analyticsDescription: 'We count which pages are visited, to improve the website.',
    films: 'Films',
    filmsDescription: 'Films come from other providers, who then learn your IP address.',
    maps: 'Maps',
    mapsDescription: 'Maps come from another provider, who then learns your IP address.',
    marketing: 'Marketing',
    marketingDescription:
      'Other providers measure how well our advertising works, and show you advertisements that suit you.',
    preferences: 'Preferences',
    preferencesDescription: 'The website remembers what you have set.',
    social: 'Social networks',
    socialDescription: 'Posts come from social networks, who then learn your IP address.',
    fonts: 'Fonts',
    fontsDescription: 'Fonts come from another provider, who then learns your IP address.',
    content: 'Content from other providers',
    contentDescription: 'Other providers deliver this content, and learn your IP address.',
  },
};

/** The words of the purposes in one language. */
export type PurposesWords = (typeof wording)['de'];
