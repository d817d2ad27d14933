import { holdAttribute } from '../../page/changes.js';
import { createElement } from '../../page/create.js';
import { belongsTo, isShown } from '../../page/elements.js';
import type { Page } from '../../page/page.js';
import { reveal } from '../../page/reveal.js';
import { unclobbered } from '../../page/unclobbered.js';
import type { SummaryEntry } from '../views.js';
import type { Fault } from './faults.js';
import { isKnown } from './names.js';
import wording from './wording.json' with { type: 'json' };

/** The code that shows a summary, with React. */
export const loadViews = () => import('../views.js');

type Views = Awaited<ReturnType<typeof loadViews>>;

/** What shows that a visitor has come to a form. */
const arrivals = ['pointerover', 'focusin', 'keydown'] as const;

/**
 * Loads the code of the summary before it is needed: after the visitor has come to the form, where that disturbs
 * nobody (lifecycle/ahead.ts).
 */
export function loadAhead(form: HTMLFormElement, signal: AbortSignal): void {
  const waiting = new AbortController();
  signal.addEventListener('abort', () => waiting.abort());
  // What does not arrive now is asked for again when it is needed, and reported then.
  const nothing = (): void => {};
  const begin = ({ target }: Event): void => {
    if (!belongsTo(target, form)) return;
    waiting.abort();
    import('../../page/ahead.js').then(({ runAhead }) => {
      const cancel = runAhead(() => void loadViews().catch(nothing));
      if (signal.aborted) cancel();
      else signal.addEventListener('abort', cancel);
    }, nothing);
  };
  const options = { passive: true, capture: true, signal: waiting.signal };
  for (const type of arrivals) document.addEventListener(type, begin, options);
}

let ids = 0;

/**
 * Shows the summary of a refused submission, at the top of the form. It is an alert, so screen readers
 * announce it when it appears. The focus stays on the pressed button, because a field that got the
 * focus would lose its mark (specification 4.6). A link of the summary focuses its control.
 *
 * @param scrollTo scrolls to a field
 * @param onError is called if React fails
 * @returns a function that removes the summary
 */
export function showSummary(
  { showSummary: show }: Views,
  form: HTMLFormElement,
  faults: readonly Fault[],
  page: Page,
  scrollTo: (field: HTMLElement) => void,
  onError: (error: unknown) => void,
): () => void {
  const restore: (() => void)[] = [];
  const entries = faults.map(({ controls: [control], field, name, message }): SummaryEntry => {
    const id = control.id || `auftritt-control-${++ids}`;
    // The script's own sentences name the field. The texts of a template or of the browser may not.
    const text = message.includes(name) ? message : `${name}: ${message}`;
    if (!isShown(control) || !isKnown(control, field)) return { id, text };
    if (!control.id) restore.push(holdAttribute(control, 'id', id));
    const go = (): void => {
      reveal(control);
      scrollTo(field ?? control);
      control.focus({ preventScroll: true });
    };
    return { id, text, go };
  });
  const place = createElement('div', { class: 'form-summary', role: 'alert' });
  const first = faults[0]?.field ?? faults[0]?.controls[0];
  const { contains, prepend } = unclobbered(form);
  // If broken nesting has put the fields outside the form, the summary goes before the first faulty
  // one.
  if (!first || contains(first)) prepend(place);
  else (first.closest('table') ?? first).before(place);
  const view = show(place, page.words(wording).refused, entries, onError);
  return () => {
    view.remove();
    for (const each of restore) each();
  };
}
