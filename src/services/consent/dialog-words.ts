import type { Language } from '../../page/language.js';
import type { InUse } from './in-use.js';

/** What the dialog says of an app, and what for it is asked. */
interface AppWords {
  readonly title: string;
  readonly description: string;
  readonly purpose: string;
}

/** What the dialog says in one language; its other words are klaro's own. */
export interface DialogWords {
  readonly title: string;
  readonly description: string;
  /** The word before a purpose. */
  readonly purpose: string;
  readonly cms: AppWords;
  /** What is in use → what the visitor decides about. */
  readonly optional: Readonly<Record<InUse, AppWords>>;
}

/** The words of the dialog. */
export const dialogWords: Readonly<Record<Language, DialogWords>> = {
  de: {
    title: 'Cookie-Einstellungen',
    description:
      'Hier sehen Sie, was diese Website auf Ihrem Gerät speichert, und entscheiden, was davon ' +
      'Sie zulassen.',
    purpose: 'Zweck',
    cms: {
      title: 'Redaktionssystem',
      description: 'Sitzungs-Cookie des Systems, das diese Seiten ausliefert.',
      purpose: 'Betrieb der Website',
    },
    optional: {
      nothing: {
        title: 'Webanalyse und Inhalte anderer Anbieter',
        description:
          'Auf dieser Seite ist nichts davon in Betrieb. Ihre Wahl gilt für die ganze Website.',
        purpose: 'Reichweitenmessung, Inhalte',
      },
      analytics: {
        title: 'Webanalyse',
        description: 'Google Analytics zählt Seitenaufrufe, mit gekürzter IP-Adresse.',
        purpose: 'Reichweitenmessung',
      },
      content: {
        title: 'Inhalte anderer Anbieter',
        description: 'Andere Anbieter liefern diese Inhalte und erfahren dabei Ihre IP-Adresse.',
        purpose: 'Inhalte',
      },
      both: {
        title: 'Webanalyse und Inhalte anderer Anbieter',
        description:
          'Google Analytics zählt Seitenaufrufe, mit gekürzter IP-Adresse. Andere Anbieter ' +
          'liefern Inhalte und erfahren dabei Ihre IP-Adresse.',
        purpose: 'Reichweitenmessung, Inhalte',
      },
    },
  },
  en: {
    title: 'Cookie settings',
    description: 'This is what the website stores on your device. You decide what you allow.',
    purpose: 'Purpose',
    cms: {
      title: 'Content management system',
      description: 'Session cookie of the system that delivers these pages.',
      purpose: 'Running the website',
    },
    optional: {
      nothing: {
        title: 'Web analytics and content from other providers',
        description: 'This page uses none of it. Your choice holds for the whole website.',
        purpose: 'Audience measurement, content',
      },
      analytics: {
        title: 'Web analytics',
        description: 'Google Analytics counts page views, with an anonymised IP address.',
        purpose: 'Audience measurement',
      },
      content: {
        title: 'Content from other providers',
        description: 'Other providers deliver this content, and learn your IP address.',
        purpose: 'Content',
      },
      both: {
        title: 'Web analytics and content from other providers',
        description:
          'Google Analytics counts page views, with an anonymised IP address. Other providers ' +
          'deliver content, and learn your IP address.',
        purpose: 'Audience measurement, content',
      },
    },
  },
};
