import { createElement, languageOfWords } from '../../page/create.js';
import { isShown } from '../../page/elements.js';
import type { Journal } from '../../page/journal.js';
import type { Page } from '../../page/page.js';
import { reveal } from '../../page/reveal.js';
import { unclobbered } from '../../page/unclobbered.js';
import type { Fault } from './faults.js';
import { isRecognisable } from './names.js';
import type { SummaryEntry } from './views.js';
import wording from './wording.json' with { type: 'json' };

/** The code that shows a summary, with React. */
export const loadViews = () => import('./views.js');

type Views = Awaited<ReturnType<typeof loadViews>>;

/**
 * Whether a target is inside an element, or is a control that is tied to it by `form=` or by broken
 * nesting (HTML, "form owner").
 */
const belongsTo = (target: EventTarget | null, element: Element): boolean =>
  target instanceof Node &&
  (Node.prototype.contains.call(element, target) || ('form' in target && target.form === element));

/** What shows that a visitor has come to a form. */
const arrivals = ['pointerover', 'focusin', 'keydown'] as const;

/**
 * Loads the code of the summary before it is needed: after the visitor has come to the form, where that disturbs
 * nobody (page/ahead.ts).
 */
export function loadAhead(form: HTMLFormElement, undo: Journal): void {
  let hasCome = false;
  // What does not arrive now is asked for again when it is needed, and reported then.
  const nothing = (): void => {};
  const begin = ({ target }: Event): void => {
    if (hasCome || !belongsTo(target, form)) return;
    hasCome = true;
    import('../../page/ahead.js').then(
      ({ runAhead }) => undo.by(runAhead(() => void loadViews().catch(nothing))),
      nothing,
    );
  };
  for (const type of arrivals) undo.on(document, type, begin, { passive: true, capture: true });
}

let ids = 0;

/**
 * Shows the summary of a refused submission, at the top of the form. It is an alert, so screen readers
 * announce it when it appears. The focus stays on the pressed button, because a field that got the
 * focus would lose its mark (specification 4.6). A link of the summary focuses its control.
 *
 * @param remarks what is said of the form as a whole
 * @param scrollTo scrolls to a field
 * @param onError is called if React fails
 */
export function showSummary(
  { showSummary: show }: Views,
  form: HTMLFormElement,
  faults: readonly Fault[],
  remarks: readonly string[],
  page: Page,
  undo: Journal,
  scrollTo: (field: HTMLElement) => void,
  onError: (error: unknown) => void,
): void {
  const entries = faults.map(
    ({ controls: [control], field, name, message, isOurs }): SummaryEntry => {
      const id = control.id || `auftritt-control-${++ids}`;
      // The script's own sentences name the field. The texts of a template or of the browser may not.
      const text = message.includes(name) ? message : `${name}: ${message}`;
      const said = { id, text, ...(isOurs && languageOfWords()) };
      if (!isShown(control) || !isRecognisable(control, field)) return said;
      if (!control.id) undo.attribute(control, 'id', id);
      const go = (): void => {
        reveal(control);
        scrollTo(field ?? control);
        control.focus({ preventScroll: true });
      };
      return { ...said, go };
    },
  );
  const summary = createElement('div', { class: 'form-summary', role: 'alert' });
  const first = faults[0]?.field ?? faults[0]?.controls[0];
  const { contains, prepend } = unclobbered(form);
  // If broken nesting has put the fields outside the form, the summary goes before the first faulty
  // one.
  if (!first || contains(first)) prepend(summary);
  else (first.closest('table') ?? first).before(summary);
  const said = remarks.map((text): SummaryEntry => ({ id: text, text }));
  const heading = { text: page.words(wording).refused, ...languageOfWords() };
  undo.by(show(summary, heading, [...said, ...entries], onError).remove);
}
