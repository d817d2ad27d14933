import { type Control, inOneGroup } from './controls.js';

/** What is wrong with a control, or with a group of radio buttons, by its constraints. */
export interface Fault {
  /** The field that shows it; null where there is none around the control. */
  readonly field: HTMLElement | null;
  readonly controls: readonly [Control, ...Control[]];
  /** The browser's own message, in the browser's language. */
  readonly message: string;
}

/** As browsers show it: for a pattern, with the title in which the author describes the pattern. */
function messageOf(control: Control): string {
  const description = control.validity.patternMismatch ? control.title : '';
  return [control.validationMessage, description].filter(Boolean).join(' ');
}

/**
 * The faults among controls, by the browser's built-in constraint validity (specification, section
 * 5). It reads and fires no event. The radio buttons of a group in one field have one fault.
 */
export function faultsAmong(
  controls: readonly Control[],
  fieldOf: (control: Control) => HTMLElement | null,
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
    else faults.push({ field, controls: [control], message: messageOf(control) });
  }
  return faults;
}
