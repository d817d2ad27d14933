import type { Preview, Teardown } from '../../lifecycle/behaviour.js';
import { saveAttributes } from '../../page/attributes.js';
import { controlsOf, formWithControls } from './controls.js';
import { fieldsOf } from './fields.js';

/** Field → how to end the preview on it. */
type Previews = Map<HTMLElement, Teardown>;

/** Form with a preview → how to hand it over. */
const shown = new WeakMap<HTMLElement, () => Previews>();

/** Hands the preview of a form over, to be ended field by field. */
export const takePreviews = (form: HTMLElement): Previews => shown.get(form)?.() ?? new Map();

/** Begins at a touch of what stands outside the form; returns how to end that. */
function watchOutside(form: HTMLFormElement, begin: () => void): Teardown {
  const listening = new AbortController();
  const { signal } = listening;
  for (const control of controlsOf(form)) {
    if (form.contains(control)) continue;
    for (const sign of ['pointerover', 'focus']) control.addEventListener(sign, begin, { signal });
    if (control === document.activeElement) begin();
  }
  return () => listening.abort();
}

/**
 * A form before the first touch: `no-help` on the fields without help text (specification 5.4).
 * Throws a `Problem` where the code that takes over could not start.
 */
const preview: Preview = (element, page, _behaviour, begin) => {
  const form = formWithControls(element);
  const previews: Previews = new Map();
  for (const [field, { noHelp }] of fieldsOf(form, page)) {
    if (!noHelp) continue;
    previews.set(field, saveAttributes(field, 'class'));
    field.classList.add('no-help');
  }
  const unwatch = watchOutside(form, begin);
  shown.set(element, () => {
    shown.delete(element);
    unwatch();
    return previews;
  });
  return () => {
    for (const end of takePreviews(element).values()) end();
  };
};

export default preview;
