import type { Config, Settings, Store, Texts } from '../../libraries/klaro.js';
import type { Page } from '../../page/page.js';
import { readAnswer } from './answer.js';
import { apps } from './apps.js';
import type { Consent } from './consent.js';
import { dialogWords } from './dialog-words.js';
import type { InUse } from './in-use.js';
import { words } from './words.js';

/** What klaro asks about, and how. */
export interface Question {
  readonly page: Page;
  readonly inUse: InUse;
  /** Whether klaro shows its notice while there is no answer. */
  readonly asking: boolean;
  /** The address of the privacy policy; undefined where there is none. */
  readonly policy: string | undefined;
}

/** The days that the cookie is kept are in consent.ts, since klaro writes no cookie itself. */
function config({ page, asking, policy }: Question): Config {
  return {
    version: 2,
    // Shown until answered, and the page stays usable meanwhile (specification 9.10).
    mustConsent: false,
    noticeAsModal: false,
    noNotice: !asking,
    showNoticeTitle: true,
    acceptAll: true,
    groupByPurpose: false,
    disablePoweredBy: true,
    htmlTexts: false,
    ...(policy === undefined ? {} : { privacyPolicy: policy }),
    services: Object.entries(apps).map(([name, { required }]) => ({
      name,
      required,
      // The position of the switch before an answer; it runs nothing.
      default: required || page.configuration.consentDefault === 'on',
      purposes: [name],
    })),
  };
}

/** What is said in place of klaro's own words. */
function texts({ page, inUse, policy }: Question): Texts {
  const own = words[page.language];
  const dialog = dialogWords[page.language];
  const sentences = [own.essential, own.optional[inUse], own.change];
  if (policy !== undefined) sentences.push(own.policy);
  const { cms, optional } = dialog;
  return {
    consentNotice: {
      title: own.title,
      description: sentences.join(' '),
      changeDescription: own.renew,
      learnMore: own.choose,
    },
    consentModal: { title: dialog.title, description: dialog.description },
    ok: own.accept,
    decline: own.decline,
    privacyPolicy: { name: own.privacyPolicy },
    service: { purpose: dialog.purpose },
    cms: { title: cms.title, description: cms.description },
    analytics: { title: optional[inUse].title, description: optional[inUse].description },
    purposes: {
      cms: { title: cms.purpose },
      analytics: { title: optional[inUse].purpose },
    },
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

/** What klaro is opened with. */
export const settings = (question: Question, consent: Consent): Settings => ({
  config: config(question),
  language: question.page.language,
  texts: texts(question),
  store: store(consent),
});
