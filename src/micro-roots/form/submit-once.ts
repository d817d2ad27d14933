import type { Teardown } from '../../lifecycle/behaviour.js';
import { saveContent } from '../../page/away-nodes.js';
import { holdAttribute, holdStyle } from '../../page/changes.js';
import { takeClicks } from '../../page/clicks.js';
import { createElement, languageOfWords } from '../../page/create.js';
import type { Page } from '../../page/page.js';
import { Problem } from '../../page/problem.js';
import {
  isSubmitter,
  type Submitter,
  submitterAround,
  submittersOf,
} from '../../page/submitters.js';
import { unclobbered } from '../../page/unclobbered.js';
import { isControlOf } from './controls.js';
import wording from './wording.json' with { type: 'json' };

/**
 * How long (ms) the button says that the form is being sent. The browser tells no page that the answer was a
 * file or empty (204), so after that the text says only what is certain.
 */
const sendingTime = 4000;
/** How long (ms) a response may take before the visitor can send the same form again. */
const patience = 20_000;
/** The same limit (ms) for a response in another window, of which this page learns nothing. */
const patienceElsewhere = 2000;

/**
 * The current submission: none; one that is being sent; one that has been sent, and whose response may have been
 * a file or nothing; or one without a timely response.
 */
type Submission =
  | { readonly state: 'none' | 'late' }
  | { readonly state: 'sending' | 'sent'; readonly event: Event; readonly end: Teardown };

/** An attribute of the form that its submitter may override. */
const attributeOf = (form: HTMLFormElement, submitter: Element | null, name: string): string =>
  (
    submitter?.getAttribute(`form${name}`) ??
    unclobbered(form).getAttribute(name) ??
    ''
  ).toLowerCase();

/** Changes a button's text but keeps its width. Returns a function that restores the text. */
function relabel(button: Submitter, text: string): Teardown {
  if (button instanceof HTMLInputElement) {
    return button.type === 'image' ? () => {} : holdAttribute(button, 'value', text);
  }
  const { width } = button.getBoundingClientRect();
  const release = holdStyle(button, 'min-inline-size', `${width}px`);
  const restore = saveContent(button);
  button.textContent = text;
  return () => {
    restore();
    release();
  };
}

/** Whether the form allows only one submission at a time. Reports an unknown value of the attribute. */
export function isSubmittedOnce(form: HTMLFormElement, page: Page): boolean {
  const value = form.getAttribute('data-submit');
  if (value === null || value === 'once') return value !== null;
  page.report('form', form, new Problem(form, `unknown data-submit "${value}"; known is "once"`));
  return false;
}

/**
 * Allows one submission of a form at a time (contract, version 1.2, `data-submit="once"`). During a
 * submission the button looks busy, screen readers announce the submission, and further presses do
 * nothing. The submission ends when the response replaces the page, when the visitor changes the form or comes
 * back to the page, or after 20 s. A submission that a script of the page has prevented is left to that script.
 *
 * @returns a function that allows several submissions again
 */
export function submitOnce(form: HTMLFormElement, page: Page): Teardown {
  const listening = new AbortController();
  const { signal } = listening;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let submission: Submission = { state: 'none' };

  // A live region announces only changes, so it must exist before the first message.
  const status = createElement('span', {
    class: 'form-status',
    role: 'status',
    ...languageOfWords(),
  });
  unclobbered(form).append(status);

  const after = (delay: number, run: () => void): void => {
    timer = setTimeout(run, delay);
  };

  const become = (next: Submission): void => {
    if ('end' in submission) submission.end();
    clearTimeout(timer);
    submission = next;
    const words = page.words(wording);
    status.textContent = {
      none: '',
      sending: words.sending,
      sent: words.sent,
      late: words.unanswered,
    }[next.state];
    status.classList.toggle('form-status--late', /sent|late/.test(next.state));
  };

  const begin = (event: Event, submitter: HTMLElement | null): void => {
    const changes = submittersOf(form).map((button) =>
      holdAttribute(button, 'aria-disabled', 'true'),
    );
    if (isSubmitter(submitter)) changes.push(relabel(submitter, page.words(wording).sending));
    const end = (): void => {
      for (const undo of changes.reverse()) undo();
    };
    become({ state: 'sending', event, end });
    const target = attributeOf(form, submitter, 'target');
    if (['', '_self', '_parent', '_top'].includes(target)) {
      after(sendingTime, () => {
        become({ state: 'sent', event, end: () => {} });
        after(patience - sendingTime, () => become({ state: 'late' }));
      });
    } else {
      after(patienceElsewhere, () => become({ state: 'none' }));
    }
  };

  /** Whether a submission in progress blocks others. */
  const isUnderWay = (): boolean => 'event' in submission && !submission.event.defaultPrevented;

  const refuseClick = (target: Element): boolean =>
    isUnderWay() && submitterAround(target)?.form === form;

  const onSubmit = (event: Event): void => {
    if (event.target !== form) return;
    if (isUnderWay()) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    const submitter = event instanceof SubmitEvent ? event.submitter : null;
    if (attributeOf(form, submitter, 'method') === 'dialog') return;
    become({ state: 'sending', event, end: () => {} });
    // Waits until the browser has read the form's data, which includes the button's value, and until
    // the page's scripts have handled the event.
    after(0, () => {
      if (event.defaultPrevented) become({ state: 'none' });
      else begin(event, submitter);
    });
  };

  /** What has been changed since, or after a look at the file that came, is another submission. */
  const onReturn = (): void => {
    if (submission.state === 'sent') become({ state: 'none' });
  };
  const onInput = ({ target }: Event): void => {
    if (isControlOf(form, target)) onReturn();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) become({ state: 'none' });
  };

  const endClicks = takeClicks(unclobbered(document), refuseClick);
  document.addEventListener('submit', onSubmit, { capture: true, signal });
  document.addEventListener('input', onInput, { signal });
  window.addEventListener('focus', onReturn, { signal });
  window.addEventListener('pageshow', onPageShow, { signal });

  return () => {
    listening.abort();
    endClicks();
    become({ state: 'none' });
    status.remove();
  };
}
