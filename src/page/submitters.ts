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
