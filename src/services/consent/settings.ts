import type { Config, Settings, Store } from '../../libraries/klaro.js';
import type { Page } from '../../page/page.js';
import { readAnswer } from './answer.js';
import { apps } from './apps.js';
import type { Consent } from './consent.js';
import { texts } from './wording.js';

/** The days that the cookie is kept are in consent.ts, since klaro writes no cookie itself. */
function config(page: Page): Config {
  return {
    version: 2,
    // Shown until answered, and the page stays usable meanwhile (specification 9.10).
    mustConsent: false,
    noticeAsModal: false,
    showNoticeTitle: true,
    acceptAll: true,
    groupByPurpose: false,
    disablePoweredBy: true,
    htmlTexts: false,
    privacyPolicy: page.configuration.privacyUrl,
    services: Object.entries(apps).map(([name, app]) => ({
      name,
      ...app,
      purposes: [app.required ? 'functional' : name],
    })),
  };
}

/** The answer as klaro keeps it, in place of a cookie of klaro's own. */
function store(consent: Consent): Store {
  return {
    get() {
      const stored = consent.stored();
      switch (stored.state) {
        case 'answered':
        case 'outdated':
          return encodeURIComponent(JSON.stringify(stored.answer));
        case 'unanswered':
          return null;
      }
    },
    set(value) {
      const stored = readAnswer(decodeURIComponent(value));
      if (stored.state !== 'answered') throw new Error(`klaro gave no answer: ${value}`);
      consent.save(stored.answer);
    },
    delete() {
      throw new Error('klaro deletes an answer only where it is told to, and it is not');
    },
  };
}

/** What klaro is started with on this page. */
export const settings = (page: Page, consent: Consent): Settings => ({
  config: config(page),
  language: page.language,
  texts: texts[page.language],
  store: store(consent),
});
