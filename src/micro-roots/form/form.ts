import type { Behaviour } from '../../lifecycle/behaviour.js';
import { isShown } from '../../page/elements.js';
import { nextTask } from '../../page/moments.js';
import type { Page } from '../../page/page.js';
import { keepInPlace } from '../../page/presses.js';
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
import { type Fault, faultsIn } from './faults.js';
import { createMarks } from './marks.js';
import { isSubmittedOnce, submitOnce } from './submit-once.js';
import { loadAhead, loadViews, showSummary as putSummary } from './summary.js';
import './form.css';

/** Our messages and our summary, which no field is in. */
const ownParts = '.field-message, .form-summary';

/** Whether a change of the form's nodes is one of our own. */
const isOurs = ({ target, addedNodes, removedNodes }: MutationRecord): boolean =>
  (target instanceof Element && target.closest(ownParts) !== null) ||
  [...addedNodes, ...removedNodes].every(
    (node) => node instanceof Element && node.matches(ownParts),
  );

/**
 * Scrolls to a field of a form, so that it stands below the header, as a link to it would. If the code
 * for this does not load, the browser jumps there.
 */
function scrollToField(field: HTMLElement, page: Page): void {
  import('../../page/scrolling.js').then(
    ({ default: goTo }) => goTo(field, page),
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

/**
 * A contact or inquiry form. The script marks its fields by the browser's constraint validation
 * (specification 4.6 and 5.1 to 5.4). The browser still handles submission and input.
 *
 * The listeners are on the document, for two reasons: controls tied to the form by `form=` or by broken
 * nesting stand outside it, and fields that appear later need no listeners of their own.
 */
const form: Behaviour = (element, page) => {
  const own = formWithControls(element);
  const life = new AbortController();
  const { signal } = life;
  /** The summary of a refused submission, which comes after the marks. */
  let summary: { remove?: () => void } | undefined;

  const isOwn = (target: unknown): target is Control => isControlOf(own, target);
  const fieldOf = (target: unknown): HTMLElement | null =>
    target instanceof Element ? fieldAround(target, own, page) : null;
  let endOnce = (): void => {};

  const removeSummary = (): void => {
    summary?.remove?.();
    summary = undefined;
  };
  const end = (): void => {
    life.abort();
    removeSummary();
    endOnce();
    marks.end();
  };
  /** Ends the form by an error: it is the browser's own again. */
  function fail(error: unknown): void {
    if (signal.aborted) return;
    end();
    page.fail('form', element, error);
  }
  const marks = createMarks(own, page, (field) => focus.leave(field), fail);
  const guarded =
    <Args extends readonly unknown[]>(act: (...args: Args) => void) =>
    (...args: Args): void => {
      try {
        if (!signal.aborted) act(...args);
      } catch (error) {
        fail(error);
      }
    };

  const showSummary = async (refused: readonly Fault[], place: HTMLElement): Promise<void> => {
    removeSummary();
    const mine: { remove?: () => void } = {};
    summary = mine;
    try {
      const [views] = await Promise.all([loadViews(), painted()]);
      if (summary !== mine) return;
      const follow = (field: HTMLElement): void => scrollToField(field, page);
      mine.remove = keepInPlace(place, () => putSummary(views, own, refused, page, follow, fail));
    } catch (error) {
      page.report('form', own, error);
    }
  };

  const attempt = attempts(own, signal);
  const focus = deferredFocus(
    {
      enter: guarded((fields) => marks.clear(fields)),
      leave: guarded((field) => marks.set(field, faultsIn(own, page, field))),
    },
    signal,
  );

  const onFocusIn = ({ target }: Event): void => {
    if (!(target instanceof Element)) return;
    const fields = fieldsAround(target, own, page);
    if (isOwn(target) && fields[0] && !marks.has(fields[0])) marks.find();
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
  const refuse = (): ReadonlySet<Control> => {
    marks.find();
    const refused = faultsIn(own, page);
    const seen = new Set(refused.flatMap(({ controls }) => controls).filter(isShown));
    const first = refused.find(({ field, controls }) =>
      field ? isShown(field) : seen.has(controls[0]),
    );
    marks.refuse(refused);
    void showSummary(refused, first?.field ?? own);
    // The browser itself scrolls to a control if it shows its own message there.
    const isBrowsers = refused.some(
      ({ field, controls: [control] }) => !field && seen.has(control),
    );
    if (!isBrowsers && first?.field) scrollToField(first.field, page);
    return seen;
  };

  const onInvalid = (event: Event): void => {
    const { target } = event;
    const present = attempt();
    if (!present || !isOwn(target)) return;
    present.seen ??= refuse();
    // If there is no field to mark, the visitor gets only the browser's own message.
    if (!signal.aborted && fieldOf(target) && present.seen.has(target)) event.preventDefault();
  };

  const onChange = ({ target }: Pick<Event, 'target'>): void => {
    if (!isOwn(target)) return;
    const around = fieldsAround(target, own, page);
    marks.clear(around.filter((field) => faultsIn(own, page, field).length === 0));
  };

  const onSubmit = (event: Event): void => {
    if (event.target !== own) return;
    const submitter = event instanceof SubmitEvent ? event.submitter : null;
    removeSummary();
    // The "Back" button of a multi-step form (`formnovalidate`) must not mark fields that are still
    // empty.
    const asked = !(isSubmitter(submitter) && submitter.formNoValidate);
    marks.refuse(asked ? faultsIn(own, page) : []);
  };

  const onReset = (event: Event): void => {
    if (event.target !== own || event.defaultPrevented) return;
    removeSummary();
    marks.clearAll();
  };

  const answers = new Map([
    ['focusin', guarded(onFocusIn)],
    ['focusout', guarded(onFocusOut)],
    ['change', guarded(onChange)],
    ['submit', guarded(onSubmit)],
    ['reset', guarded(onReset)],
  ]);
  try {
    marks.find();
    marks.clear(document.activeElement ? fieldsAround(document.activeElement, own, page) : []);
  } catch (error) {
    end();
    throw error;
  }
  // The visitor may have left fields before this code came. Not every browser knows the classes.
  for (const control of controlsOf(own)) {
    const field = control.matches(':is(:user-invalid):not(:focus)') && fieldOf(control);
    if (field) focus.leave(field);
    if (control.matches(':is(:user-valid)')) onChange({ target: control });
  }
  for (const [type, answer] of answers) document.addEventListener(type, answer, { signal });
  document.addEventListener('invalid', guarded(onInvalid), { signal, capture: true });
  const observer = new MutationObserver(
    guarded((records: MutationRecord[]) => {
      if (!records.every(isOurs)) marks.find();
    }),
  );
  observer.observe(own, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
  if (isSubmittedOnce(own, page)) endOnce = submitOnce(own, page);
  loadAhead(own, signal);
  return end;
};

export default form;

export { default as definition } from './definition.js';
