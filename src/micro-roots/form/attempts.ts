import type { Journal } from '../../page/journal.js';
import { submitterAround, submittersOf } from '../../page/submitters.js';
import { type Control, isUnvalidated } from './controls.js';

/** A visitor's attempt to submit the form, which the browser has yet to validate. */
export interface Attempt {
  /** Once the form has been refused: the faulty controls that the visitor sees. */
  seen?: ReadonlySet<Control>;
}

/**
 * Watches for attempts to submit a form. The event `invalid` does not show whether it comes from an
 * attempt or from a page script that calls `checkValidity`. So it counts only during an attempt: from
 * the click on a submit button, which Enter presses too, until the end of the task in which the browser
 * validates. In a form without a button, only Enter submits. There an attempt lasts until the key is
 * released.
 *
 * @returns a function that returns the current attempt, if any
 */
export function attempts(form: HTMLFormElement, undo: Journal): () => Attempt | undefined {
  let attempt: Attempt | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const end = (): void => {
    clearTimeout(timer);
    attempt = undefined;
  };
  const begin = (submitter: unknown): void => {
    end();
    if (!isUnvalidated(form, submitter)) attempt = {};
  };
  const options = { capture: true, passive: true };
  undo.by(end);
  undo.on(
    document,
    'click',
    ({ target }) => {
      const button = target instanceof Element ? submitterAround(target) : undefined;
      if (button?.form !== form) return;
      begin(button);
      timer = setTimeout(end);
    },
    options,
  );
  undo.on(
    document,
    'keydown',
    ({ target, key, isTrusted }) => {
      const inLine = target instanceof HTMLInputElement && target.form === form;
      if (key !== 'Enter' || !inLine || submittersOf(form).length > 0) return;
      begin(undefined);
      // The script replays a key press from before this code had loaded, and no `keyup` follows.
      if (!isTrusted) timer = setTimeout(end);
    },
    options,
  );
  // The space bar clicks a button only after `keyup`, so its attempt must not end here.
  undo.on(document, 'keyup', ({ key }) => key === 'Enter' && end(), options);
  return () => attempt;
}
