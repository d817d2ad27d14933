import type { FindControl } from '../../lifecycle/kept-actions.js';
import { unclobbered } from '../../page/unclobbered.js';

/** A button that submits a form. */
export type Submitter = HTMLButtonElement | HTMLInputElement;

/** Whether the target is a button that submits a form. Of one that opens something else, the browser says no. */
export const isSubmitter = (target: unknown): target is Submitter =>
  (target instanceof HTMLButtonElement || target instanceof HTMLInputElement) &&
  /^(submit|image)$/.test(target.type);

/** The button that submits a form in which a visitor has pressed something. */
export function submitterAround(target: Element): Submitter | undefined {
  const button = target.closest('button, input');
  return isSubmitter(button) ? button : undefined;
}

/** The buttons that submit a form, wherever they stand. Pictures are no elements of their form. */
export const submittersOf = (form: HTMLFormElement): Submitter[] =>
  [...document.querySelectorAll('button, input')]
    .filter(isSubmitter)
    .filter((button) => button.form === form);

/** A form that allows one submission at a time (contract, version 1.2, `data-submit`). */
export const onceForm = '[data-submit=once]';

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
  const button = submitterAround(target);
  return button?.form && waits(button.form, !button.formNoValidate) ? button : undefined;
};

/**
 * The fields that block implicit submission: Enter submits a form without a button only if it has at
 * most one of them (HTML, "Implicit submission").
 */
const blocking = 'input:not([type=hidden i],[type=checkbox i],[type=radio i],[type=file i])';

/** The field in which Enter submits a form without a button (HTML, "Implicit submission"), if this must wait for the code. */
export const heldField: FindControl = (target) => {
  const form = target instanceof HTMLInputElement ? target.form : null;
  const submits =
    form && submittersOf(form).length === 0 && form.querySelectorAll(blocking).length < 2;
  return submits && waits(form, true) ? form : undefined;
};
