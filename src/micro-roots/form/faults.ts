import { type Control, inOneGroup } from './controls.js';
import { nameOf } from './names.js';

/** A violated constraint of a control or of a group of radio buttons. */
export interface Fault {
  /** The field that shows the fault; null if no field surrounds the control. */
  readonly field: HTMLElement | null;
  readonly controls: readonly [Control, ...Control[]];
  /** The name by which visitors know the control or group; empty if it has none. */
  readonly name: string;
  /** The message to the visitor. */
  readonly message: string;
}

/**
 * Finds the faults among controls with the browser's constraint validation (specification 5.1). This
 * only reads, and fires no event. The radio buttons of a group in one field share one fault.
 */
export function faultsAmong(
  controls: readonly Control[],
  fieldOf: (control: Control) => HTMLElement | null,
  messageFor: (control: Control, name: string) => string,
): Fault[] {
  const faults: Fault[] = [];
  /** Field → name of a group of radio buttons → the place of its fault in `faults`. */
  const groups = new Map<HTMLElement | null, Map<string, number>>();
  for (const control of controls) {
    if (!control.willValidate || control.validity.valid) continue;
    const field = fieldOf(control);
    const own = groups.get(field) ?? new Map<string, number>();
    const place = own.get(control.name) ?? Number.NaN;
    const fault = faults[place];
    if (fault && inOneGroup(fault.controls[0], control)) {
      faults[place] = { ...fault, controls: [...fault.controls, control] };
      continue;
    }
    if (control.type === 'radio') groups.set(field, own.set(control.name, faults.length));
    const name = nameOf(control, field);
    faults.push({ field, controls: [control], name, message: messageFor(control, name) });
  }
  return faults;
}
