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
