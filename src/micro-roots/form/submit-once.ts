import type { Journal } from '../../page/journal.js';
import type { Page } from '../../page/page.js';
import { unclobbered } from '../../page/unclobbered.js';
import { isControlOf } from './controls.js';
import { createGate } from './gate.js';
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

/** An attribute of the form that its submitter may override. */
const attributeOf = (form: HTMLFormElement, submitter: Element | null, name: string): string =>
  (
    submitter?.getAttribute(`form${name}`) ??
    unclobbered(form).getAttribute(name) ??
    ''
  ).toLowerCase();

/**
 * Allows one submission of a form at a time (contract, version 1.2, `data-submit="once"`). During a
 * submission the button looks busy, screen readers announce the submission, and further presses do
 * nothing. The submission ends when the response replaces the page, when the visitor changes the form or comes
 * back to the page, or after 20 s. A submission that a script of the page has prevented is left to that script.
 */
export function submitOnce(form: HTMLFormElement, page: Page, undo: Journal): void {
  const words = page.words(wording);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The submission that others wait for. */
  let current: Event | undefined;
  let marks: Journal | undefined;
  /** Whether it has been sent, and its response may have been a file or nothing. */
  let isSent = false;

  const isUnderWay = (): boolean => current !== undefined && !current.defaultPrevented;
  const gate = createGate(form, page, undo, isUnderWay);

  const after = (delay: number, run: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(run, delay);
  };
  const end = (text = ''): void => {
    clearTimeout(timer);
    marks?.close();
    current = undefined;
    isSent = false;
    gate.say(text, text !== '');
  };
  const begin = (submitter: HTMLElement | null): void => {
    marks = gate.close(submitter);
    gate.say(words.sending);
    const target = attributeOf(form, submitter, 'target');
    if (!['', '_self', '_parent', '_top'].includes(target)) {
      after(patienceElsewhere, end);
      return;
    }
    after(sendingTime, () => {
      marks?.close();
      isSent = true;
      gate.say(words.sent, true);
      after(patience - sendingTime, () => end(words.unanswered));
    });
  };

  /** What has been changed since, or after a look at the file that came, is another submission. */
  const onReturn = (): void => {
    if (isSent) end();
  };
  undo.by(end);
  undo.on(document, 'input', ({ target }) => isControlOf(form, target) && onReturn());
  const { signal } = undo;
  window.addEventListener('focus', onReturn, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && end(), { signal });
  const onSubmit = (event: SubmitEvent): void => {
    const { target, submitter } = event;
    if (target !== form || attributeOf(form, submitter, 'method') === 'dialog') return;
    current = event;
    // Waits until the browser has read the form's data, which includes the button's value, and until
    // the page's scripts have handled the event.
    after(0, () => (event.defaultPrevented ? end() : begin(submitter)));
  };
  document.addEventListener('submit', onSubmit, { capture: true, signal });
}
