import type { Language } from '../../page/language.js';
import type { InUse } from './in-use.js';

/** What the notice and the placeholders say in one language. */
export interface Words {
  readonly title: string;
  readonly essential: string;
  /** What is asked for: what is in use → the sentences. */
  readonly optional: Readonly<Record<InUse, readonly string[]>>;
  readonly change: string;
  /** Has `{privacyPolicy}` where the link stands. */
  readonly policy: string;
  readonly privacyPolicy: string;
  /** Says to a visitor who has answered before why the notice is there again. */
  readonly renew: string;
  readonly accept: string;
  readonly decline: string;
  readonly choose: string;
  /** Stands in place of content that waits. */
  readonly needed: string;
  readonly settings: string;
}

/** The words of the consent; those of the dialog alone are in `dialog-words.ts`, and load with it. */
export const words: Readonly<Record<Language, Words>> = {
  de: {
    title: 'Cookies auf dieser Website',
    essential: 'Notwendige Cookies halten die Website am Laufen.',
    optional: {
      nothing: ['Alles andere braucht Ihre Zustimmung.'],
      analytics: [
        'Mit Ihrer Zustimmung zählen wir außerdem Seitenaufrufe, mit gekürzter IP-Adresse.',
      ],
      content: [
        'Mit Ihrer Zustimmung laden wir Inhalte anderer Anbieter, die dabei Ihre IP-Adresse erfahren.',
      ],
      both: [
        'Mit Ihrer Zustimmung zählen wir außerdem Seitenaufrufe, mit gekürzter IP-Adresse.',
        'Ebenso laden wir damit Inhalte anderer Anbieter, die dabei Ihre IP-Adresse erfahren.',
      ],
    },
    change: 'Ihre Wahl können Sie jederzeit ändern.',
    policy: 'Mehr dazu in der {privacyPolicy}.',
    privacyPolicy: 'Datenschutzerklärung',
    renew: 'Seit Ihrem letzten Besuch gab es Änderungen, bitte erneuern Sie Ihre Zustimmung.',
    accept: 'Das ist ok',
    decline: 'Ich lehne ab',
    choose: 'Lassen Sie mich wählen',
    needed: 'Dieser Inhalt braucht Ihre Zustimmung.',
    settings: 'Cookie-Einstellungen',
  },
  en: {
    title: 'Cookies on this website',
    essential: 'Essential cookies keep the website running.',
    optional: {
      nothing: ['Anything else needs your consent.'],
      analytics: ['With your consent we also count page views, with an anonymised IP address.'],
      content: [
        'With your consent we load content from other providers, who then learn your IP address.',
      ],
      both: [
        'With your consent we also count page views, with an anonymised IP address.',
        'It lets us load content from other providers too, who then learn your IP address.',
      ],
    },
    change: 'You can change your choice at any time.',
    policy: 'Read more in our {privacyPolicy}.',
    privacyPolicy: 'privacy policy',
    renew: 'There were changes since your last visit, please renew your consent.',
    accept: "That's ok",
    decline: 'I decline',
    choose: 'Let me choose',
    needed: 'This content needs your consent.',
    settings: 'Cookie settings',
  },
};
