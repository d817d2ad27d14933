import { holdAttribute } from '../../page/changes.js';
import type { Page } from '../../page/page.js';
import { reveal } from '../../page/reveal.js';
import { unclobbered } from '../../page/unclobbered.js';
import type { SummaryEntry } from '../views.js';
import { isShown } from './controls.js';
import type { Fault } from './faults.js';
import { wording } from './wording.js';

/** The code that shows a summary, with React. */
export const loadViews = () => import('../views.js');

type Views = Awaited<ReturnType<typeof loadViews>>;

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
    if (!isShown(control)) return { id, text };
    if (!control.id) restore.push(holdAttribute(control, 'id', id));
    const go = (): void => {
      reveal(control);
      scrollTo(field ?? control);
      control.focus({ preventScroll: true });
    };
    return { id, text, go };
  });
  const place = document.createElement('div');
  place.className = 'form-summary';
  place.setAttribute('role', 'alert');
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
