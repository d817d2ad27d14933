import { takeClicks } from '../../page/clicks.js';
import { createElement, languageOfWords } from '../../page/create.js';
import { type Journal, openJournal } from '../../page/journal.js';
import type { Page } from '../../page/page.js';
import { reveal } from '../../page/reveal.js';
import { isSubmitter, submitterAround, submittersOf } from '../../page/submitters.js';
import { unclobbered } from '../../page/unclobbered.js';
import wording from './wording.json' with { type: 'json' };

/** Lets one submission of a form through at a time, and says what becomes of it. */
export interface Gate {
  /** Shows that the form is being sent, until the journal that is returned is closed. */
  close(submitter: HTMLElement | null): Journal;
  /**
   * Tells screen readers.
   *
   * @param isShown whether the text is for everybody, since no button says it
   */
  say(text: string, isShown?: boolean): void;
}

/** Changes a button's text but keeps its width. */
function relabel(button: HTMLElement, text: string, undo: Journal): void {
  const { lang } = languageOfWords();
  if (lang !== undefined) undo.attribute(button, 'lang', lang);
  if (button instanceof HTMLInputElement) {
    if (button.type !== 'image') undo.attribute(button, 'value', text);
    return;
  }
  undo.style(button, 'min-inline-size', `${button.getBoundingClientRect().width}px`);
  undo.content(button);
  button.textContent = text;
}

/**
 * Refuses presses and further submissions while one is under way.
 *
 * @param isUnderWay whether one is
 * @param scrollTo brings what is said for everybody into sight, where the visitor has gone on meanwhile
 */
export function createGate(
  form: HTMLFormElement,
  page: Page,
  undo: Journal,
  isUnderWay: () => boolean,
  scrollTo?: (element: HTMLElement) => void,
): Gate {
  // A live region announces only changes, so it must exist before the first message.
  const attributes = { class: 'form-status', role: 'status', ...languageOfWords() };
  const status = createElement('span', attributes);
  undo.place(status, (node) => unclobbered(form).append(node));
  undo.by(
    takeClicks(
      unclobbered(document),
      (target) => isUnderWay() && submitterAround(target)?.form === form,
    ),
  );
  const refuse = (event: Event): void => {
    if (event.target !== form || !isUnderWay()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener('submit', refuse, { capture: true, signal: undo.signal });

  return {
    close(submitter) {
      const marks = openJournal();
      for (const button of submittersOf(form)) marks.attribute(button, 'aria-disabled', 'true');
      if (isSubmitter(submitter)) relabel(submitter, page.words(wording).sending, marks);
      return marks;
    },
    say(text, isShown = false) {
      if (isShown && scrollTo) {
        reveal(status);
        const { top, bottom } = status.getBoundingClientRect();
        if (bottom < 0 || top > innerHeight) scrollTo(status);
      }
      status.textContent = text;
      status.classList.toggle('form-status--late', isShown);
    },
  };
}
