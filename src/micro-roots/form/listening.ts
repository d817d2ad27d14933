import { flushSync } from 'react-dom';
import type { Page } from '../../page/page.js';
import { attempts } from './attempts.js';
import {
  type Control,
  type FoundField,
  fieldAround,
  fieldsAround,
  fieldsOf,
  inOneGroup,
  isControlOf,
  isShown,
  isSubmitter,
} from './controls.js';
import { deferredFocus } from './deferred-focus.js';
import { findFaults } from './faults.js';
import type { FormEvent } from './form-state.js';
import { marksInSlices } from './marks-in-slices.js';
import { scrollToField } from './scroll-to-field.js';

/** Our messages and our summary, which no field is in. */
const ownParts = '.field-message, .form-summary';

/** Whether a change of the form's nodes is one of our own. */
const isOurs = ({ target, addedNodes, removedNodes }: MutationRecord): boolean =>
  (target instanceof Element && target.closest(ownParts) !== null) ||
  [...addedNodes, ...removedNodes].every(
    (node) => node instanceof Element && node.matches(ownParts),
  );

export interface Listening {
  /** Looks at a marked field again: what is wrong in it has become less. */
  recheck(field: HTMLElement): void;
  end(): void;
}

/**
 * Sends the events of a form to `send`. The listeners are on the document, for two reasons: controls
 * tied to the form by `form=` or by broken nesting stand outside it, and fields that appear later need
 * no listeners of their own.
 *
 * @param first the fields that the form has now
 * @param early the events on the form from before this code had loaded; they are handled now
 * @returns how to look at a marked field again, and how to end the listening
 */
export function listen(
  form: HTMLFormElement,
  page: Page,
  first: ReadonlyMap<HTMLElement, FoundField>,
  early: readonly Event[],
  send: (event: FormEvent) => void,
): Listening {
  const listening = new AbortController();
  const { signal } = listening;
  let known = first;

  const find = (): void => {
    known = fieldsOf(form, page);
    send({ type: 'found', fields: known });
  };
  const fieldOf = (control: Control): HTMLElement | null => fieldAround(control, form, page);
  const faults = findFaults(form, page);
  const isOwn = (target: unknown): target is Control => isControlOf(form, target);

  const marks = marksInSlices((faults) => send({ type: 'marked', faults }));
  const attempt = attempts(form, signal);
  const focus = deferredFocus(
    {
      enter(fields) {
        marks.forget(fields);
        send({ type: 'entered', fields });
      },
      leave(field) {
        marks.forget([field]);
        send({ type: 'left', field, faults: faults.within(field) });
      },
    },
    early.findLast(({ type }) => type.startsWith('mouse'))?.type === 'mousedown',
    signal,
  );

  const onFocusIn = ({ target }: Event): void => {
    if (!(target instanceof Element)) return;
    const fields = fieldsAround(target, form, page);
    if (isOwn(target) && fields[0] && !known.has(fields[0])) find();
    focus.enter(fields);
  };

  const onFocusOut = (event: Event): void => {
    const { target } = event;
    const relatedTarget = event instanceof FocusEvent ? event.relatedTarget : null;
    const field = target instanceof Element ? fieldAround(target, form, page) : null;
    if (!field || !known.has(field)) return;
    const stays =
      relatedTarget instanceof Element && fieldAround(relatedTarget, form, page) === field;
    // If another window or a file dialog opens, the window loses the focus, but the field does not.
    const isWindow = relatedTarget === null && !document.hasFocus();
    if (stays || inOneGroup(target, relatedTarget) || isWindow) return;
    focus.leave(field);
  };

  const refuse = (): void => {
    find();
    const refused = faults.all();
    const first = marks.begin(refused);
    flushSync(() => send({ type: 'refused', faults: refused, first }));
    // The browser itself scrolls to a control if it shows its own message there.
    if (refused.some((fault) => !fault.field && isShown(fault.controls[0]))) return;
    const seen = refused.find(({ field }) => field && isShown(field));
    if (seen?.field) scrollToField(seen.field, page);
  };

  const onInvalid = (event: Event): void => {
    const { target } = event;
    const present = attempt();
    if (!present || !isOwn(target)) return;
    if (!present.refused) {
      present.refused = true;
      refuse();
    }
    // If there is no field to mark, the visitor gets only the browser's own message.
    if (!signal.aborted && fieldOf(target) && isShown(target)) event.preventDefault();
  };

  const onChange = ({ target }: Event): void => {
    if (!isOwn(target)) return;
    const around = fieldsAround(target, form, page);
    const valid = around.filter((field) => faults.within(field).length === 0);
    marks.forget(valid);
    send({ type: 'corrected', fields: valid });
  };

  const onSubmit = (event: Event): void => {
    if (event.target !== form) return;
    const submitter = event instanceof SubmitEvent ? event.submitter : null;
    // The "Back" button of a multi-step form (`formnovalidate`) must not mark fields that are still
    // empty.
    const asked = !(isSubmitter(submitter) && submitter.formNoValidate);
    marks.end();
    send({ type: 'submitted', faults: asked ? faults.all() : [] });
  };

  const onReset = (event: Event): void => {
    if (event.target !== form || event.defaultPrevented) return;
    marks.end();
    send({ type: 'reset' });
  };

  const answers = new Map([
    ['focusin', onFocusIn],
    ['focusout', onFocusOut],
    ['change', onChange],
    ['submit', onSubmit],
    ['reset', onReset],
  ]);
  for (const event of early) answers.get(event.type)?.(event);
  for (const [type, answer] of answers) document.addEventListener(type, answer, { signal });
  document.addEventListener('invalid', onInvalid, { signal, capture: true });
  const observer = new MutationObserver((records) => {
    if (!records.every(isOurs)) find();
  });
  observer.observe(form, { childList: true, subtree: true });

  return {
    recheck: (field) => focus.leave(field),
    end() {
      listening.abort();
      marks.end();
      observer.disconnect();
    },
  };
}
