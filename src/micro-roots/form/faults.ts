import type { Page } from '../../page/page.js';
import {
  type Control,
  controlsOf,
  fieldAround,
  inOneGroup,
  isControl,
  isFaulty,
} from './controls.js';
import { messageOf, messageOfPage } from './messages.js';
import { nameOfControl } from './names.js';
import wording from './wording.json' with { type: 'json' };

/** A violated constraint of a control, or of a group of radio buttons or checkboxes. */
export interface Fault {
  /** The field that shows the fault; null if no field surrounds the control. */
  readonly field: HTMLElement | null;
  readonly controls: readonly [Control, ...Control[]];
  /** The name by which visitors know the control or group; empty if it has none. */
  readonly name: string;
  /** The message to the visitor. */
  readonly message: string;
  /** Whether it is a sentence of the script, which may be in another language than the page. */
  readonly isOurs: boolean;
  /** Whether a control still has the fault; without it the browser says so. */
  readonly isFaulty?: (control: Control) => boolean;
}

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type);

/**
 * Finds the faults among controls with the browser's constraint validation (specification 5.1). This
 * only reads, and fires no event. In one field, the radio buttons of a group share one fault, and so do
 * checkboxes that have a name and a group's label in common.
 */
export function faultsAmong(
  controls: readonly Control[],
  fieldOf: (control: Control) => HTMLElement | null,
  messageFor: (control: Control, name: string) => string,
): Fault[] {
  const faults: Fault[] = [];
  /** Field → name of a group → the index of its fault in `faults`. */
  const groups = new Map<HTMLElement | null, Map<string, number>>();
  for (const control of controls) {
    if (!isFaulty(control)) continue;
    const field = fieldOf(control);
    const name = nameOfControl(control, field);
    const group = isBox(control) && control.name !== '' ? `${control.type} ${control.name}` : '';
    const ofField = groups.get(field) ?? new Map<string, number>();
    const index = ofField.get(group) ?? Number.NaN;
    const fault = faults[index];
    if (fault && (fault.name === name || inOneGroup(fault.controls[0], control))) {
      faults[index] = { ...fault, controls: [...fault.controls, control] };
      continue;
    }
    if (group !== '') groups.set(field, ofField.set(group, faults.length));
    const isOurs = messageOfPage(control) === undefined;
    faults.push({ field, controls: [control], name, message: messageFor(control, name), isOurs });
  }
  return faults;
}

/**
 * Finds what is wrong in a form now.
 *
 * @param field looks at the controls of this field only, since each change of the focus asks
 */
export function faultsIn(form: HTMLFormElement, page: Page, field?: HTMLElement): Fault[] {
  const fieldOf = (control: Control): HTMLElement | null => fieldAround(control, form);
  const controls = controlsOf(form, field).filter((each) => !field || fieldOf(each) === field);
  return faultsAmong(controls, fieldOf, (control, name) =>
    messageOf(control, name, page.words(wording)),
  );
}

/** A fault that the server has found: the controls by which it knows it, and what it says, if anything. */
export interface SentFault {
  readonly controls: readonly [Control, ...Control[]];
  readonly message: string;
}

const stateOf = (control: Control): string =>
  isControl(control)
    ? [control.value, control instanceof HTMLInputElement && control.checked].join()
    : '';

/** What the server has found wrong, as what the browser finds. It stands until the visitor changes a control. */
export const sentFaults = (
  sent: readonly SentFault[],
  form: HTMLFormElement,
  page: Page,
): readonly Fault[] =>
  sent.map(({ controls, message }) => {
    const field = fieldAround(controls[0], form);
    const name = nameOfControl(controls[0], field);
    const states = new Map(controls.map((control) => [control, stateOf(control)]));
    return {
      field,
      controls,
      name,
      message: message || messageOf(controls[0], name, page.words(wording)),
      isOurs: message === '',
      isFaulty: (control) => states.get(control) === stateOf(control),
    };
  });
