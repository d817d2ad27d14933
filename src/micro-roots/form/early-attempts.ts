import type { HeldControl } from '../../lifecycle/held-actions.js';
import { hasSubmitter, onceForm, submitters } from './submitters.js';

/** A form that the browser would refuse to submit, in words and in a bubble of its own. */
const refusedForm = ':invalid:not([novalidate])';

/**
 * Whether an attempt to submit a form waits for the form's code: one that the browser would refuse, and
 * each where the form is submitted once, which its code sees to. All others are the browser's at once.
 * Asking fires no event.
 */
const waits = (form: HTMLFormElement | null, isValidated: boolean): boolean =>
  form?.matches(isValidated ? `${onceForm},${refusedForm}` : onceForm) ?? false;

/** The button whose press waits for the form's code. */
export const heldSubmitter: HeldControl = (target) => {
  const button = target.closest<HTMLButtonElement | HTMLInputElement>(submitters);
  return button && waits(button.form, !button.formNoValidate) ? button : undefined;
};

/**
 * The fields of which a form without a button may have one, for Enter to submit it (HTML, "Implicit
 * submission": fields that block implicit submission).
 */
const blocking = 'input:not([type=hidden i],[type=checkbox i])';

/** The field in which Enter would submit a form without a button, where that waits for the code. */
export const heldField: HeldControl = (target) => {
  const form = target instanceof HTMLInputElement ? target.form : null;
  const submits = form && !hasSubmitter(form) && form.querySelectorAll(blocking).length < 2;
  return submits && waits(form, true) ? form : undefined;
};
