import type { FindControl } from '../../lifecycle/kept-actions.js';
import { unclobbered } from '../../page/unclobbered.js';

/** The buttons that submit a form (HTML, "submit buttons"). */
export const submitters =
  'button:not([type=button i],[type=reset i]),input:is([type=submit i],[type=image i])';

/** A form that allows one submission at a time (contract, version 1.2, `data-submit`). */
export const onceForm = '[data-submit=once]';

/** Whether the form has a submit button, which Enter then presses (HTML, "Implicit submission"). */
export const hasSubmitter = (form: HTMLFormElement): boolean =>
  [...document.querySelectorAll(submitters)].some(
    (button) => 'form' in button && button.form === form,
  );

/** A form that the browser would refuse to submit, with its own message in a bubble. */
const refusedForm = ':invalid:not([novalidate])';

/**
 * Whether an attempt to submit a form waits for the form's code. It waits if the browser would refuse
 * it, or if the form allows only one submission at a time, which the code enforces. The browser handles
 * all other attempts at once. This check fires no event.
 */
const waits = (form: HTMLFormElement, isValidated: boolean): boolean =>
  unclobbered(form).matches(isValidated ? `${onceForm},${refusedForm}` : onceForm);

/** The button whose press waits for the form's code. */
export const heldSubmitter: FindControl = (target) => {
  const button = target.closest<HTMLButtonElement | HTMLInputElement>(submitters);
  return button?.form && waits(button.form, !button.formNoValidate) ? button : undefined;
};

/**
 * The fields that block implicit submission: Enter submits a form without a button only if it has at
 * most one of them (HTML, "Implicit submission").
 */
const blocking = 'input:not([type=hidden i],[type=checkbox i],[type=radio i],[type=file i])';

/** The field in which Enter submits a form without a button, if this must wait for the code. */
export const heldField: FindControl = (target) => {
  const form = target instanceof HTMLInputElement ? target.form : null;
  const submits = form && !hasSubmitter(form) && form.querySelectorAll(blocking).length < 2;
  return submits && waits(form, true) ? form : undefined;
};
