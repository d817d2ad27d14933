import type { Preview, Teardown } from '../../lifecycle/behaviour.js';
import { saveAttributes } from '../../page/attributes.js';
import { controlsOf, formWithControls } from './controls.js';
import { fieldsOf } from './fields.js';

/** Form with a preview → how to end it. */
const shown = new WeakMap<HTMLElement, Teardown>();

/** Ends the preview of a form, if it has one. */
export const endPreview = (form: HTMLElement): void => shown.get(form)?.();

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
  const fields = [...fieldsOf(form, page)].filter(([, { noHelp }]) => noHelp);
  const undo = fields.map(([field]) => {
    const restore = saveAttributes(field, 'class');
    field.classList.add('no-help');
    return restore;
  });
  const unwatch = watchOutside(form, begin);
  const end = (): void => {
    if (!shown.delete(element)) return;
    unwatch();
    for (const restore of undo) restore();
  };
  shown.set(element, end);
  return end;
};

export default preview;
