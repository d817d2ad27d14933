import * as CookieConsent from 'vanilla-cookieconsent';
import { isEnglish } from './language.js';

const german = (privacy) => ({
  consentModal: {
    title: 'Cookies',
    description: 'Wir möchten mit Ihrer Zustimmung messen, wie diese Seiten genutzt werden.',
    acceptAllBtn: 'Akzeptieren',
    acceptNecessaryBtn: 'Ablehnen',
    showPreferencesBtn: 'Einstellungen',
    footer: `<a href="${privacy}">Datenschutz</a>`,
  },
  preferencesModal: {
    title: 'Cookie-Einstellungen',
    acceptAllBtn: 'Alle akzeptieren',
    acceptNecessaryBtn: 'Alle ablehnen',
    savePreferencesBtn: 'Auswahl speichern',
    closeIconLabel: 'Schließen',
    serviceCounterLabel: 'Dienst|Dienste',
    sections: [
      {
        title: 'Notwendig',
        description: 'Ohne diese Cookies funktionieren die Seiten nicht.',
        linkedCategory: 'necessary',
      },
      {
        title: 'Statistik',
        description: 'Zählt Besuche, mit gekürzter IP-Adresse.',
        linkedCategory: 'analytics',
      },
    ],
  },
});

const english = (privacy) => ({
  consentModal: {
    title: 'Cookies',
    description: 'With your consent we measure how these pages are used.',
    acceptAllBtn: 'Accept',
    acceptNecessaryBtn: 'Decline',
    showPreferencesBtn: 'Settings',
    footer: `<a href="${privacy}">Privacy</a>`,
  },
  preferencesModal: {
    title: 'Cookie settings',
    acceptAllBtn: 'Accept all',
    acceptNecessaryBtn: 'Decline all',
    savePreferencesBtn: 'Save choice',
    closeIconLabel: 'Close',
    serviceCounterLabel: 'Service|Services',
    sections: [
      {
        title: 'Essential',
        description: 'These pages do not work without these cookies.',
        linkedCategory: 'necessary',
      },
      {
        title: 'Statistics',
        description: 'Counts visits, with shortened IP addresses.',
        linkedCategory: 'analytics',
      },
    ],
  },
});

const measure = (tag) => {
  if (tag.analyticsId) import('./analytics.js').then(({ load }) => load(tag), console.error);
};

let started;

/** Shows the notice, unless an answer is stored. Later calls do nothing. */
export function start(tag) {
  const privacy = (tag.privacyUrl ?? '/home/datenschutz/').trim();
  started ??= CookieConsent.run({
    cookie: { expiresAfterDays: 365, sameSite: 'Lax' },
    disablePageInteraction: false,
    hideFromBots: false,
    autoClearCookies: true,
    guiOptions: {
      consentModal: { layout: 'box inline', position: 'bottom right', equalWeightButtons: true },
    },
    categories: {
      necessary: { enabled: true, readOnly: true },
      analytics: {
        enabled: false,
        autoClear: { cookies: [{ name: /^_ga/ }] },
        services: { analytics: { label: 'Analytics', onAccept: () => measure(tag) } },
      },
    },
    language: {
      default: isEnglish ? 'en' : 'de',
      translations: { de: german(privacy), en: english(privacy) },
    },
  });
  return started;
}

export const show = () => CookieConsent.showPreferences();
