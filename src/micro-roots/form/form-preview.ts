import type { Teardown } from '../../lifecycle/behaviour.js';
import type { Show } from '../../lifecycle/shown-before.js';
import { holdClass } from '../../page/changes.js';
import { nextTask } from '../../page/moments.js';
import { fieldsOf, formWithControls } from './controls.js';

/** Field → function that ends its preview. */
type Previews = Map<HTMLElement, Teardown>;

/** Form with a preview → function that hands the preview over. */
const shown = new WeakMap<HTMLElement, () => Previews>();

/** Hands over the preview of a form. The new owner ends it field by field. */
export const takePreviews = (form: HTMLElement): Previews => shown.get(form)?.() ?? new Map();

/**
 * Shows a form before the first touch: sets `no-help` on the fields without help text (specification
 * 5.4). Throws a `Problem` if the code could not start.
 */
const preview: Show = (element, page) => {
  const form = formWithControls(element);
  const previews: Previews = new Map();
  for (const [field, { noHelp }] of fieldsOf(form, page)) {
    if (noHelp) previews.set(field, holdClass(field, 'no-help', true));
  }
  shown.set(element, () => {
    shown.delete(element);
    return previews;
  });
  const end = (): void => {
    for (const each of takePreviews(element).values()) each();
  };
  // Evaluating React and taking over the form are two tasks.
  return Object.assign(end, { handOver: nextTask });
};

export default preview;
