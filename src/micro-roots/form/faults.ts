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
  for (const control of controls) {
    if (!control.willValidate || control.validity.valid) continue;
    const field = fieldOf(control);
    const index = faults.findIndex(
      (fault) => fault.field === field && inOneGroup(fault.controls[0], control),
    );
    const fault = faults[index];
    if (fault) faults[index] = { ...fault, controls: [...fault.controls, control] };
    else {
      const name = nameOf(control, field);
      faults.push({ field, controls: [control], name, message: messageFor(control, name) });
    }
  }
  return faults;
}
