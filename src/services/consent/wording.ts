/**
 * What the page uses that needs consent: analytics, waiting content of other providers, both, or
 * nothing.
 */
export type InUse = 'nothing' | 'analytics' | 'content' | 'both';

/** Combines both facts into one value. */
export function inUse(analytics: boolean, content: boolean): InUse {
  if (analytics) return content ? 'both' : 'analytics';
  return content ? 'content' : 'nothing';
}

/** The texts of the notice and the placeholders. */
export const wording = {
  name: 'consent',
  de: {
    /** The language tag of these texts, for screen readers. */
    language: 'de',
    title: 'Cookies auf dieser Website',
    essential: 'Notwendige Cookies halten die Website am Laufen.',
    nothing: 'Alles andere braucht Ihre Zustimmung.',
    analytics: 'Mit Ihrer Zustimmung zählen wir außerdem Seitenaufrufe, mit gekürzter IP‑Adresse.',
    content:
      'Mit Ihrer Zustimmung laden wir Inhalte anderer Anbieter, die dabei Ihre IP‑Adresse erfahren.',
    /** The text for `content` if it follows the sentence for `analytics`. */
    contentToo:
      'Außerdem laden wir dann Inhalte anderer Anbieter, die dabei Ihre IP‑Adresse erfahren.',
    /** `{purposes}` marks the place of the purposes, such as "Statistik, Filme und Karten". */
    purposes: 'Mit Ihrer Zustimmung nutzen wir außerdem: {purposes}.',
    change: 'Ihre Wahl können Sie jederzeit ändern.',
    /** `{privacyPolicy}` marks the place of the link. */
    policy: 'Mehr dazu in der {privacyPolicy}.',
    privacyPolicy: 'Datenschutzerklärung',
    /** Tells a visitor who has answered before why the notice appears again. */
    renew: 'Seit Ihrem letzten Besuch gab es Änderungen. Bitte entscheiden Sie neu.',
    accept: 'Zustimmen',
    decline: 'Ablehnen',
    choose: 'Lassen Sie mich wählen',
  },
  en: {
    language: 'en',
    title: 'Cookies on this website',
    essential: 'Essential cookies keep the website running.',
    nothing: 'Anything else needs your consent.',
    analytics: 'With your consent we also count page views, with an anonymised IP address.',
    content:
      'With your consent we load content from other providers, who then learn your IP address.',
    contentToo: 'It lets us load content from other providers too, who then learn your IP address.',
    purposes: 'With your consent we also use: {purposes}.',
    change: 'You can change your choice at any time.',
    policy: 'Read more in our {privacyPolicy}.',
    privacyPolicy: 'privacy policy',
    renew: 'There have been changes since your last visit. Please decide again.',
    accept: 'Accept',
    decline: 'Decline',
    choose: 'Let me choose',
  },
};

/** The words of the consent in one language. */
export type ConsentWords = (typeof wording)['de'];

/** The sentences that ask for consent to what is in use. */
export const questions: Readonly<Record<InUse, readonly (keyof ConsentWords)[]>> = {
  nothing: ['nothing'],
  analytics: ['analytics'],
  content: ['content'],
  both: ['analytics', 'contentToo'],
};
