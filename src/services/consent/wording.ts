import type { Texts } from '../../libraries/klaro.js';
import type { Language } from '../../page/language.js';

/**
 * The words of the consent that are not klaro's own. They stand here and not in page/wording.ts,
 * since a visitor who has answered loads neither klaro nor them.
 */
export const texts: Readonly<Record<Language, Texts>> = {
  de: {
    consentNotice: {
      title: 'Cookies auf dieser Website',
      description:
        'Notwendige Cookies halten die Website am Laufen. Mit Ihrer Zustimmung zählen wir ' +
        'außerdem Seitenaufrufe, mit gekürzter IP-Adresse. Ihre Wahl können Sie jederzeit ' +
        'ändern. Mehr dazu in der {privacyPolicy}.',
    },
    consentModal: {
      title: 'Cookie-Einstellungen',
      description:
        'Hier sehen Sie, was diese Website auf Ihrem Gerät speichert, und entscheiden, was davon ' +
        'Sie zulassen.',
    },
    cms: {
      title: 'Redaktionssystem',
      description: 'Sitzungs-Cookie des Systems, das diese Seiten ausliefert.',
    },
    analytics: {
      title: 'Webanalyse',
      description: 'Google Analytics zählt Seitenaufrufe, mit gekürzter IP-Adresse.',
    },
    purposes: {
      functional: { title: 'Betrieb der Website' },
      analytics: { title: 'Reichweitenmessung' },
    },
  },
  en: {
    consentNotice: {
      title: 'Cookies on this website',
      description:
        'Essential cookies keep the website running. With your consent we also count page views, ' +
        'with an anonymised IP address. You can change your choice at any time. Read more in our ' +
        '{privacyPolicy}.',
    },
    consentModal: {
      title: 'Cookie settings',
      description: 'This is what the website stores on your device. You decide what you allow.',
    },
    service: { purpose: 'Purpose' },
    cms: {
      title: 'Content management system',
      description: 'Session cookie of the system that delivers these pages.',
    },
    analytics: {
      title: 'Web analytics',
      description: 'Google Analytics counts page views, with an anonymised IP address.',
    },
    purposes: {
      functional: { title: 'Running the website' },
      analytics: { title: 'Audience measurement' },
    },
  },
};
