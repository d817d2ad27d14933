import type { Teardown } from '../../lifecycle/behaviour.js';
import { isControlOf, isFaulty } from './controls.js';
import type { Fault } from './faults.js';

/** How often (ms) the marked controls are looked at. */
const interval = 200;

/**
 * Tells which marked fields have a fault less. A control becomes valid in many ways of which no event
 * tells: a script takes `required` away, calls `setCustomValidity('')`, sets the value, disables the
 * control or a fieldset around it. So while there are marks, their controls are looked at after each
 * input and five times a second.
 *
 * @param faults the faults that are marked
 * @param changed is called with each field that has a fault less, until it is marked anew
 * @returns a function that ends this
 */
export function followCorrections(
  form: HTMLFormElement,
  faults: readonly Fault[],
  changed: (field: HTMLElement) => void,
): Teardown {
  if (faults.length === 0) return () => {};
  const listening = new AbortController();
  const { signal } = listening;
  const look = (): void => {
    const fields = new Set<HTMLElement>();
    for (const { field, controls } of faults) {
      const stands = controls.every((control) => isControlOf(form, control) && isFaulty(control));
      if (field && !stands) fields.add(field);
    }
    for (const field of fields) changed(field);
  };
  const timer = setInterval(look, interval);
  for (const type of ['input', 'change']) document.addEventListener(type, look, { signal });
  return () => {
    clearInterval(timer);
    listening.abort();
  };
}
