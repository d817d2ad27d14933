import type { Texts } from 'klaro/src/components/app.jsx';
import type { Question } from '../interface.js';
import type { InUse } from '../wording.js';

/** The dialog's own texts, in addition to `wording.ts`. They load with the dialog. */
export const wording = {
  name: 'consent-dialog',
  de: {
    title: 'Cookie-Einstellungen',
    description:
      'Hier sehen Sie, was diese Website auf Ihrem Gerät speichert, und entscheiden, was Sie davon ' +
      'zulassen.',
    /** `{privacyPolicy}` marks the place of the link. */
    policy: 'Um mehr zu erfahren, lesen Sie bitte unsere {privacyPolicy}.',
    close: 'Schließen',
    acceptAll: 'Alle akzeptieren',
    acceptSelected: 'Ausgewählte akzeptieren',
    save: 'Speichern',
    /** The label before a purpose. */
    purpose: 'Zweck',
    /** The labels before the services and the cookies of a purpose. */
    services: 'Dienste',
    cookies: 'Cookies',
    required: '(immer erforderlich)',
    requiredDescription: 'Dieser Dienst ist immer erforderlich',
    /** The switch for all purposes at once. */
    all: 'Alles davon',
    allDescription: 'Dieser Schalter stellt alle anderen zugleich.',
    cms: 'Redaktionssystem',
    cmsDescription: 'Sitzungs-Cookie des Systems, das diese Seiten ausliefert.',
    cmsPurpose: 'Betrieb der Website',
    analytics: 'Webanalyse',
    analyticsDescription: 'Google Analytics zählt Seitenaufrufe, mit gekürzter IP‑Adresse.',
    analyticsPurpose: 'Reichweitenmessung',
    content: 'Inhalte anderer Anbieter',
    contentDescription: 'Andere Anbieter liefern diese Inhalte und erfahren dabei Ihre IP‑Adresse.',
    contentPurpose: 'Inhalte',
    both: 'Webanalyse und Inhalte anderer Anbieter',
    bothDescription:
      'Google Analytics zählt Seitenaufrufe, mit gekürzter IP‑Adresse. Andere Anbieter ' +
      'liefern Inhalte und erfahren dabei Ihre IP‑Adresse.',
    bothPurpose: 'Reichweitenmessung, Inhalte',
    nothingDescription:
      'Auf dieser Seite ist nichts davon in Betrieb. Ihre Wahl gilt für die ganze Website.',
  },
  en: {
    title: 'Cookie settings',
    description: 'This is what the website stores on your device. You decide what you allow.',
    policy: 'To learn more, please read our {privacyPolicy}.',
    close: 'Close',
    acceptAll: 'Accept all',
    acceptSelected: 'Accept selected',
    save: 'Save',
    purpose: 'Purpose',
    services: 'Services',
    cookies: 'Cookies',
    required: '(always required)',
    requiredDescription: 'This service is always required',
    all: 'All of these',
    allDescription: 'This switch sets all the others at once.',
    cms: 'Content management system',
    cmsDescription: 'Session cookie of the system that delivers these pages.',
    cmsPurpose: 'Running the website',
    analytics: 'Web analytics',
    analyticsDescription: 'Google Analytics counts page views, with an anonymised IP address.',
    analyticsPurpose: 'Audience measurement',
    content: 'Content from other providers',
    contentDescription: 'Other providers deliver this content, and learn your IP address.',
    contentPurpose: 'Content',
    both: 'Web analytics and content from other providers',
    bothDescription:
      'Google Analytics counts page views, with an anonymised IP address. Other providers ' +
      'deliver content, and learn your IP address.',
    bothPurpose: 'Audience measurement, content',
    nothingDescription: 'This page uses none of it. Your choice holds for the whole website.',
  },
};

/** The words of the dialog in one language. */
type DialogWords = (typeof wording)['de'];

/** The names of the texts for the title, description and purpose of the services in use. */
const subjects = {
  nothing: ['both', 'nothingDescription', 'bothPurpose'],
  analytics: ['analytics', 'analyticsDescription', 'analyticsPurpose'],
  content: ['content', 'contentDescription', 'contentPurpose'],
  both: ['both', 'bothDescription', 'bothPurpose'],
} as const satisfies Readonly<Record<InUse, readonly (keyof DialogWords)[]>>;

/** All texts of the dialog, under klaro's own keys. */
export function klaroTexts({ page, words, inUse }: Question): Texts {
  const dialog = page.words(wording);
  const [title, description, purpose] = subjects[inUse];
  return {
    consentModal: { title: dialog.title, description: dialog.description },
    privacyPolicy: { name: words.privacyPolicy, text: dialog.policy },
    close: dialog.close,
    decline: words.decline,
    acceptAll: dialog.acceptAll,
    acceptSelected: dialog.acceptSelected,
    save: dialog.save,
    service: {
      purpose: dialog.purpose,
      required: { title: dialog.required, description: dialog.requiredDescription },
      disableAll: { title: dialog.all, description: dialog.allDescription },
    },
    cms: { title: dialog.cms, description: dialog.cmsDescription },
    analytics: { title: dialog[title], description: dialog[description] },
    purposes: {
      cms: { title: dialog.cmsPurpose },
      analytics: { title: dialog[purpose] },
    },
  };
}
