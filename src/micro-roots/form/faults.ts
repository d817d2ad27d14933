import { type Control, inOneGroup } from './controls.js';
import { nameOf } from './names.js';

/** What is wrong with a control, or with a group of radio buttons, by its constraints. */
export interface Fault {
  /** The field that shows it; null where there is none around the control. */
  readonly field: HTMLElement | null;
  readonly controls: readonly [Control, ...Control[]];
  /** What visitors know the control by, or the group; empty where it has no name. */
  readonly name: string;
  /** What they are told. */
  readonly message: string;
}

/**
 * The faults among controls, by the browser's built-in constraint validity (specification 5.1).
 * It reads and fires no event. The radio buttons of a group in one field have one fault.
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
