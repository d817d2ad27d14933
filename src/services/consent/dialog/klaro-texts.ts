import type { Texts } from 'klaro/src/components/app.jsx';
import type { InUse, Question } from '../interface.js';
import wording from './wording.json' with { type: 'json' };

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
