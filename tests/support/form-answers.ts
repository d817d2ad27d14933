import wording from '../../src/micro-roots/form/in-place/wording.json' with { type: 'json' };

/** What the visitor has after an answer: the words that say why the form has not been taken, or one of these. */
export type Outcome = 'result' | 'refused' | 'elsewhere' | keyof (typeof wording)['en'];

/** An answer to a form that is sent in place. */
export interface FormAnswer {
  /** What the stand-in backend is told (static-html/backend/faults.mjs). */
  readonly told: string;
  readonly outcome: Outcome;
  /** Whether the short run tries it in every engine. */
  readonly isChief?: true;
}

/** Kind × status of what a server may answer. */
export const formAnswers: readonly FormAnswer[] = [
  { told: 'form=accepted', outcome: 'result', isChief: true },
  { told: 'form=accepted&status=201', outcome: 'result' },
  { told: 'form=fragment', outcome: 'result', isChief: true },
  { told: 'form=latin-1', outcome: 'result' },
  { told: 'form=big', outcome: 'result' },
  { told: 'form=redirect', outcome: 'result' },
  { told: 'form=elsewhere', outcome: 'elsewhere' },
  { told: 'form=abroad', outcome: 'unclear' },
  { told: 'form=refused', outcome: 'refused', isChief: true },
  { told: 'form=refused&status=200', outcome: 'refused' },
  { told: 'form=refused&status=400', outcome: 'refused' },
  { told: 'form=login', outcome: 'login', isChief: true },
  { told: 'form=login&status=401', outcome: 'expired' },
  { told: 'form=empty', outcome: 'unclear' },
  { told: 'page', outcome: 'unclear' },
  { told: 'json', outcome: 'unclear' },
  { told: 'break', outcome: 'unclear', isChief: true },
  { told: 'status=403', outcome: 'expired' },
  { told: 'status=419', outcome: 'expired', isChief: true },
  { told: 'status=413', outcome: 'large' },
  { told: 'status=404', outcome: 'error' },
  { told: 'status=500', outcome: 'error', isChief: true },
  { told: 'status=503', outcome: 'error' },
];

/** The words of the demonstration site's English form. */
export const { en: words } = wording;

/** The page of the form, and where its page of thanks has the result. */
export const formAddress = '/en/home/contact/';
export const result = '.next-steps';

/** Prepares the form of the page as a template would, and fills it in. It runs in the page. */
export const prepareForm = (argument: string): void => {
  const [action = '', region = ''] = argument.split('|');
  const form = document.querySelector('form.inquiry-form');
  if (!(form instanceof HTMLFormElement)) throw new Error('the page has no form');
  form.setAttribute('data-submit', 'in-place');
  form.setAttribute('data-submit-result', region);
  form.action = action;
  const fill = (name: string, value: string): void => {
    const control = form.elements.namedItem(`inquiry[${name}]`);
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
      control.value = value;
    if (control instanceof HTMLSelectElement) control.selectedIndex = 1;
  };
  fill('name', 'Ada Lovelace');
  fill('email', 'ada@example.org');
  fill('project', '');
  fill('message', 'A hall of eight by twelve metres.');
  form.querySelector<HTMLInputElement>('[type="checkbox"][name="inquiry[privacy]"]')?.click();
};

/** What has become of the form; empty while it is being sent. It runs in the page. */
export const outcomeOf = (region: string): string => {
  const shown = document.querySelector(region);
  if (shown && shown === document.activeElement && shown.getAttribute('role') === 'status')
    return document.querySelector('.inquiry-form, .form-cancel') ? 'both' : 'result';
  const summary = document.querySelector('.form-summary');
  if (summary) return document.querySelector('.has-error [aria-invalid="true"]') ? 'refused' : '';
  return document.querySelector('.form-status--late')?.textContent ?? '';
};

/** What the outcome of an answer looks like in the page. */
export const textOf = (outcome: Outcome): string =>
  outcome === 'result' || outcome === 'refused' || outcome === 'elsewhere'
    ? outcome
    : `${words[outcome]} ${words.kept}`;
