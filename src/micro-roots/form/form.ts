import type { Prepare } from '../../lifecycle/behaviour.js';
import { isShown } from '../../page/elements.js';
import { type Journal, openJournal } from '../../page/journal.js';
import { nextTask } from '../../page/moments.js';
import type { Page } from '../../page/page.js';
import { keepInPlace } from '../../page/presses.js';
import { Problem } from '../../page/problem.js';
import { isSubmitter } from '../../page/submitters.js';
import { attempts } from './attempts.js';
import {
  type Control,
  controlsOf,
  fieldAround,
  fieldsAround,
  formWithControls,
  inOneGroup,
  isControlOf,
} from './controls.js';
import { deferredFocus } from './deferred-focus.js';
import { type Fault, faultsIn, sentFaults } from './faults.js';
import { createGate } from './gate.js';
import type { SendInPlace } from './in-place/in-place.js';
import { createMarks } from './marks.js';
import { submitOnce } from './submit-once.js';
import { loadAhead, loadViews, showSummary as putSummary } from './summary.js';
import './form.css';

/** What we say in the form, which no field is in. */
const parts = '.field-message, .form-summary, .form-status, .form-progress';

/** Whether a change of the form's nodes is one of our form. */
const isOurChange = ({ target, addedNodes, removedNodes }: MutationRecord): boolean =>
  (target instanceof Element && target.closest(parts) !== null) ||
  [...addedNodes, ...removedNodes].every((node) => node instanceof Element && node.matches(parts));

/**
 * Scrolls to a field of a form, so that it stands below the header, as a link to it would. If the code
 * for this does not load, the browser jumps there.
 */
function scrollToField(field: HTMLElement, page: Page): void {
  import('../../page/scrolling.js').then(
    ({ default: goTo }) => goTo(field),
    (error: unknown) => {
      field.scrollIntoView();
      page.report('form', field, error);
    },
  );
}

/** Resolves when the browser has painted what has been changed. */
async function painted(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await nextTask();
}

/** How a form is submitted: by the browser, by it one at a time, or by this script. Reports an unknown value. */
function submissionOf(form: HTMLFormElement, page: Page): string | null {
  const value = form.getAttribute('data-submit');
  if (value === null || ['once', 'in-place'].includes(value)) return value;
  const message = `unknown data-submit "${value}"; known are "once" and "in-place"`;
  page.report('form', form, new Problem(form, message));
  return null;
}

/**
 * A contact or inquiry form. The script marks its fields by the browser's constraint validation
 * (specification 4.6 and 5.1 to 5.4). The browser still handles submission and input.
 *
 * The listeners are on the document, for two reasons: controls tied to the form by `form=` or by broken
 * nesting stand outside it, and fields that appear later need no listeners of their form.
 *
 * @param send submits the form where it stands
 */
function start(
  form: HTMLFormElement,
  page: Page,
  undo: Journal,
  submission: string | null,
  send?: SendInPlace,
): void {
  const { signal } = undo;
  /** What undoes the summary of a refused submission, which comes after the marks. */
  let summary = openJournal();
  undo.by(() => summary.close());

  const isOurs = (target: unknown): target is Control => isControlOf(form, target);
  const fieldOf = (target: unknown): HTMLElement | null =>
    target instanceof Element ? fieldAround(target, form) : null;

  /** Ends the form by an error: it is the browser's form again. */
  function fail(error: unknown): void {
    if (signal.aborted) return;
    undo.close();
    page.fail('form', form, error);
  }
  const marks = createMarks(form, undo, (field) => focus.leave(field), fail);
  const guarded =
    <Args extends readonly unknown[]>(act: (...args: Args) => void) =>
    (...args: Args): void => {
      try {
        if (!signal.aborted) act(...args);
      } catch (error) {
        fail(error);
      }
    };

  const showSummary = async (
    refused: readonly Fault[],
    remarks: readonly string[],
    fixed: HTMLElement,
  ): Promise<void> => {
    summary.close();
    const mine = openJournal();
    summary = mine;
    try {
      // The marks come first: React takes long to run.
      await painted();
      const views = await loadViews();
      if (mine.signal.aborted) return;
      const follow = (field: HTMLElement): void => scrollToField(field, page);
      keepInPlace(fixed, () => putSummary(views, form, refused, remarks, page, mine, follow, fail));
    } catch (error) {
      page.report('form', form, error);
    }
  };

  const attempt = attempts(form, undo);
  const focus = deferredFocus(
    {
      enter: guarded((fields) => marks.clear(fields)),
      leave: guarded((field) => marks.set(field, faultsIn(form, page, field))),
    },
    undo,
  );

  const onFocusIn = ({ target }: Event): void => {
    if (!(target instanceof Element)) return;
    const fields = fieldsAround(target, form);
    if (isOurs(target) && fields[0] && !marks.has(fields[0])) marks.find();
    focus.enter(fields);
  };

  const onFocusOut = (event: Event): void => {
    const { target } = event;
    const relatedTarget = event instanceof FocusEvent ? event.relatedTarget : null;
    const field = fieldOf(target);
    if (!field || !marks.has(field)) return;
    const stays = fieldOf(relatedTarget) === field;
    // If another window or a file dialog opens, the window loses the focus, but the field does not.
    const isWindow = relatedTarget === null && !document.hasFocus();
    if (stays || inOneGroup(target, relatedTarget) || isWindow) return;
    focus.leave(field);
  };

  /** Marks what is wrong. Returns the controls that the visitor sees, read before anything changes. */
  const refuse = (
    refused: readonly Fault[],
    remarks: readonly string[] = [],
  ): ReadonlySet<Control> => {
    const seen = new Set(refused.flatMap(({ controls }) => controls).filter(isShown));
    const first = refused.find(({ field, controls }) =>
      field ? isShown(field) : seen.has(controls[0]),
    );
    marks.refuse(refused);
    void showSummary(refused, remarks, first?.field ?? form);
    // The browser itself scrolls to a control if it shows its form message there.
    const isBrowsers = refused.some(
      ({ field, controls: [control] }) => !field && seen.has(control),
    );
    const target = first?.field ?? (remarks.length > 0 ? form : undefined);
    if (!isBrowsers && target) scrollToField(target, page);
    return seen;
  };

  const onInvalid = (event: Event): void => {
    const { target } = event;
    const present = attempt();
    if (!present || !isOurs(target)) return;
    if (!present.seen) {
      marks.find();
      present.seen = refuse(faultsIn(form, page));
    }
    // If there is no field to mark, the visitor gets only the browser's form message.
    if (!signal.aborted && fieldOf(target) && present.seen.has(target)) event.preventDefault();
  };

  const onChange = ({ target }: Pick<Event, 'target'>): void => {
    if (!isOurs(target)) return;
    marks.clear(
      fieldsAround(target, form).filter((field) => faultsIn(form, page, field).length === 0),
    );
  };

  undo.on(document, 'focusin', guarded(onFocusIn));
  undo.on(document, 'focusout', guarded(onFocusOut));
  undo.on(document, 'change', guarded(onChange));
  undo.on(document, 'invalid', guarded(onInvalid), { capture: true });
  undo.on(
    document,
    'submit',
    guarded(({ target, submitter }) => {
      if (target !== form) return;
      summary.close();
      // The "Back" button of a multi-step form (`formnovalidate`) must not mark fields that are still
      // empty.
      const isAsked = !(isSubmitter(submitter) && submitter.formNoValidate);
      marks.refuse(isAsked ? faultsIn(form, page) : []);
    }),
  );
  undo.on(
    document,
    'reset',
    guarded(({ target, defaultPrevented }) => {
      if (target !== form || defaultPrevented) return;
      summary.close();
      marks.clearAll();
    }),
  );
  marks.find();
  marks.clear(document.activeElement ? fieldsAround(document.activeElement, form) : []);
  // The visitor may have left fields before this code came. Not every browser knows the classes.
  for (const control of controlsOf(form)) {
    const field = control.matches(':is(:user-invalid):not(:focus)') && fieldOf(control);
    if (field) focus.leave(field);
    if (control.matches(':is(:user-valid)')) onChange({ target: control });
  }
  const observer = new MutationObserver(
    guarded((records: MutationRecord[]) => {
      if (!records.every(isOurChange)) marks.find();
    }),
  );
  observer.observe(form, { childList: true, subtree: true });
  undo.by(() => observer.disconnect());
  if (send) {
    const scrollTo = (element: HTMLElement): void => scrollToField(element, page);
    send(form, page, undo, {
      createGate: (isUnderWay) => createGate(form, page, undo, isUnderWay, scrollTo),
      refuse: guarded((refused, remarks) => {
        refuse(sentFaults(refused, form, page), remarks);
      }),
      scrollTo,
    });
  } else if (submission) submitOnce(form, page, undo);
  loadAhead(form, undo);
}

/** Loads the code that sends the form where it stands. Without it the browser sends it, one at a time. */
export const prepare: Prepare = async (element) => {
  const sent = formWithControls(element);
  const inPlace =
    sent.getAttribute('data-submit') === 'in-place'
      ? await import('./in-place/in-place.js').catch((error: unknown) => ({ error }))
      : undefined;
  return (_, page, undo) => {
    const form = formWithControls(sent);
    // What was fetched ahead and did not come is said when it is needed.
    if (inPlace && 'error' in inPlace) page.report('form', form, inPlace.error);
    const send = inPlace && 'sendInPlace' in inPlace ? inPlace.sendInPlace : undefined;
    start(form, page, undo, submissionOf(form, page), send);
    return undefined;
  };
};

export { default as definition } from './definition.js';
