import { isSubmitter, isUnvalidated } from './controls.js';
import { hasSubmitter } from './submitters.js';

/** A visitor's attempt to submit the form, which the browser has yet to validate. */
export interface Attempt {
  /** Whether it has been told of as refused. */
  refused: boolean;
}

/**
 * Watches for attempts to submit a form. The event `invalid` alone does not tell one from a check by
 * a script of the page (`checkValidity` fires it too), so it counts only during an attempt: from the
 * click on a submit button, which Enter presses too, to the end of the task in which the browser
 * validates. A form without a button is submitted by Enter alone: there, until the key is released.
 *
 * @returns the attempt under way, if any
 */
export function attempts(form: HTMLFormElement, signal: AbortSignal): () => Attempt | undefined {
  let attempt: Attempt | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const end = (): void => {
    clearTimeout(timer);
    attempt = undefined;
  };
  const begin = (submitter: unknown): void => {
    end();
    if (!isUnvalidated(form, submitter)) attempt = { refused: false };
  };
  const onClick = ({ target }: MouseEvent): void => {
    const button = target instanceof Element ? target.closest('button, input') : null;
    if (!isSubmitter(button) || button.form !== form) return;
    begin(button);
    timer = setTimeout(end);
  };
  const onKeyDown = ({ target, key, isTrusted }: KeyboardEvent): void => {
    const inLine = target instanceof HTMLInputElement && target.form === form;
    if (key !== 'Enter' || !inLine || hasSubmitter(form)) return;
    begin(undefined);
    // A press that came before this code is repeated, and no release follows.
    if (!isTrusted) timer = setTimeout(end);
  };
  // The space bar presses a button as it is released, and its click follows.
  const onKeyUp = ({ key }: KeyboardEvent): void => {
    if (key === 'Enter') end();
  };

  const options = { capture: true, passive: true, signal };
  document.addEventListener('click', onClick, options);
  document.addEventListener('keydown', onKeyDown, options);
  document.addEventListener('keyup', onKeyUp, options);
  signal.addEventListener('abort', end, { once: true });
  return () => attempt;
}
