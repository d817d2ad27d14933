// Written by "npm run tables" from the definitions.

/** The default selectors of the hooks that sections ask for beside those that come with their code. */
export const sharedSelectors: Readonly<Record<string, string>> = {
  languageMenu: '.language-menu',
  header: '.site-header',
  page: 'body',
  startScreen: '.start-screen',
  lightboxItem: '[data-fancybox]',
  map: '.map[data-lat][data-lng]',
  cookieSettings: '.cookie-settings',
  consentContent:
    ':is([data-name=cms],[data-name=analytics]):is([data-srcset],[data-imagesrcset],[data-poster],[data-href],[data-src],[data-srcdoc],[data-ping],[data-background],[data-css]),script[type="text/plain"][data-name],iframe[data-src][data-name]',
  analyticsOptOut: '.analytics-opt-out',
};
