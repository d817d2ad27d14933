/** The words in place of content that waits. */
export const wording = {
  name: 'consent-content',
  de: {
    /** What the content is, where the page does not name it. */
    content: 'Inhalt eines anderen Anbieters',
    /** `{host}` is the host that the content comes from. */
    from: 'Dieser Inhalt kommt von {host}.',
    /** `{purpose}` is the purpose that the content waits for. */
    needs:
      'Er wird nur mit Ihrer Zustimmung zu „{purpose}“ geladen. Der Anbieter erfährt dabei Ihre IP‑Adresse.',
    /** The purpose on a site that names none. */
    others: 'Inhalte anderer Anbieter',
    one: 'Nur diesen Inhalt laden',
    all: '„{purpose}“ zulassen',
    settings: 'Cookie-Einstellungen',
    /** What a visitor is told who has withdrawn consent to a script that runs already. */
    reload:
      'Was Sie abgelehnt haben, läuft auf dieser Seite noch, bis Sie sie neu laden. Auf anderen Seiten startet es nicht mehr.',
    reloadNow: 'Neu laden',
    later: 'Später',
  },
  en: {
    content: 'Content from another provider',
    from: 'This content comes from {host}.',
    needs:
      'It is loaded only with your consent to “{purpose}”. The provider then learns your IP address.',
    others: 'Content from other providers',
    one: 'Load only this content',
    all: 'Allow “{purpose}”',
    settings: 'Cookie settings',
    reload:
      'What you have declined keeps running on this page until you reload it. It no longer starts on other pages.',
    reloadNow: 'Reload',
    later: 'Later',
  },
};
