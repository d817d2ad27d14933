import klaro, {
  type Config,
  type Settings,
  type Store,
  type Texts,
} from '../../libraries/klaro.js';
import { apps, readAnswer } from './answers.js';
import { subjects, wording } from './dialog-wording.js';
import type { Consent, Dialog, Question } from './interface.js';

/**
 * The configuration of klaro. The cookie's lifetime is in consent.ts, since klaro writes no cookie
 * here.
 */
function config({ page, policy }: Question): Config {
  return {
    version: 2,
    // The visitor can close the dialog without an answer: consent is not forced (specification 9.10).
    mustConsent: false,
    acceptAll: true,
    groupByPurpose: false,
    disablePoweredBy: true,
    htmlTexts: false,
    ...(policy === undefined ? {} : { privacyPolicy: policy }),
    services: Object.entries(apps).map(([name, { required }]) => ({
      name,
      required,
      // The position of the switch before an answer. It does not run the app.
      default: required || page.configuration.consentDefault === 'on',
      purposes: [name],
    })),
  };
}

/** All texts of the dialog, under klaro's own keys. */
function texts({ page, words, inUse }: Question): Texts {
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
    },
    cms: { title: dialog.cms, description: dialog.cmsDescription },
    analytics: { title: dialog[title], description: dialog[description] },
    purposes: {
      cms: { title: dialog.cmsPurpose },
      analytics: { title: dialog[purpose] },
    },
  };
}

/** Stores klaro's answer in `consent`, instead of in klaro's own cookie. */
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

/** The settings with which the dialog opens klaro. */
const settings = (question: Question, consent: Consent): Settings => ({
  config: config(question),
  language: question.words.language,
  texts: texts(question),
  store: store(consent),
});

/** Creates the dialog in which the visitor gives or changes the answer of `consent`. */
export default function createDialog(consent: Consent): Dialog {
  const { open, close } = klaro();
  return { open: (question, closed) => open(settings(question, consent), closed), close };
}
