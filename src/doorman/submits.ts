import { submitterAround, submittersOf } from '../page/submitters.js';
import { unclobbered } from '../page/unclobbered.js';

/** A form that the browser would refuse to submit, with its own message in a bubble, or that its code sends. */
const waits = (form: HTMLFormElement, isValidated: boolean): boolean =>
  unclobbered(form).matches(
    isValidated ? '[data-submit],:invalid:not([novalidate])' : '[data-submit]',
  );

/**
 * The fields that block implicit submission: Enter submits a form without a button only if it has at
 * most one of them (HTML, "Implicit submission").
 */
const blocking = 'input:not([type=hidden i],[type=checkbox i],[type=radio i],[type=file i])';

/**
 * The control that tries to submit a form by a click, or by Enter in a form without a button, if that must wait for the
 * form's code.
 */
export function submits(
  { type, target }: Pick<Event, 'type' | 'target'>,
  form: HTMLElement,
): Element | undefined {
  if (!(form instanceof HTMLFormElement) || !(target instanceof Element)) return undefined;
  if (type === 'click') {
    const submitter = submitterAround(target);
    return submitter?.form === form && waits(form, !submitter.formNoValidate)
      ? submitter
      : undefined;
  }
  const isImplicit = submittersOf(form).length === 0 && form.querySelectorAll(blocking).length < 2;
  return target instanceof HTMLInputElement &&
    target.form === form &&
    isImplicit &&
    waits(form, true)
    ? form
    : undefined;
}
