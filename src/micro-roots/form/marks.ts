import { type HeldClasses, holdAttribute, holdClasses } from '../../page/changes.js';
import { createElement } from '../../page/create.js';
import { nextTask } from '../../page/moments.js';
import type { Page } from '../../page/page.js';
import { type Control, type FoundField, fieldsOf, isControlOf, isFaulty } from './controls.js';
import type { Fault } from './faults.js';

/** How many fields one task marks. */
const slice = 25;

/** How often (ms) the marked controls are looked at, and for how long after the last sign of a visitor. */
const interval = 200;
const patience = 20_000;

/** What shows that a visitor is there: what corrects a control without an event follows it. */
const signs = ['input', 'change', 'keydown', 'pointerdown', 'pointermove', 'focusin'] as const;

/** A field of the form, and what the script has changed on it. */
interface Field extends FoundField {
  readonly classes: HeldClasses;
  /** Begins the ids of its messages. */
  readonly prefix: string;
  /** What is marked; undefined while the field is as the server sent it. */
  faults: readonly Fault[] | undefined;
  /** Take the messages away, and give the controls back their attributes. */
  undo: readonly (() => void)[];
}

let fields = 0;

/** The element that a message is appended to: the field, or in a table row its last cell. */
const placeIn = (field: HTMLElement): HTMLElement =>
  (field instanceof HTMLTableRowElement ? field.cells[field.cells.length - 1] : undefined) ?? field;

/** Puts a message under a field. HTML allows a `span` wherever a field may be, even in a paragraph. */
function addMessage(field: HTMLElement, id: string, text: string): () => void {
  const message = createElement('span', { class: 'field-message', id }, text);
  placeIn(field).append(message);
  return () => message.remove();
}

/**
 * Says whether a control is valid. The attribute is set and not removed, so an attribute from the server
 * keeps its place and is restored exactly.
 *
 * @param messageId the id of the message about the control; undefined if it is valid
 */
function describe(control: Control, messageId: string | undefined): readonly (() => void)[] {
  const invalid = holdAttribute(control, 'aria-invalid', messageId ? 'true' : 'false');
  if (!messageId) return [invalid];
  const ids = [control.getAttribute('aria-describedby'), messageId].filter(Boolean).join(' ');
  return [invalid, holdAttribute(control, 'aria-describedby', ids)];
}

/** Marks a field as in error by its faults, or as clear if there are none (specification 4.6). */
function mark(element: HTMLElement, field: Field, faults: readonly Fault[]): void {
  if (faults.length === 0 && field.faults?.length === 0) return;
  for (const undo of field.undo) undo();
  field.faults = faults;
  field.classes.set({ 'has-error': faults.length > 0 });
  const ids = new Map<Control, string>();
  const messages = faults.map(({ controls, message }, index) => {
    const id = `${field.prefix}-${index + 1}`;
    for (const control of controls) ids.set(control, id);
    return addMessage(element, id, message);
  });
  const controls = new Set([...field.sentInvalid, ...ids.keys()]);
  const described = [...controls].flatMap((control) => describe(control, ids.get(control)));
  field.undo = [...messages, ...described];
}

/** The faults of each field, in the order of the faults. A fault without a field has no mark. */
function byField(faults: readonly Fault[]): Map<HTMLElement, Fault[]> {
  const found = new Map<HTMLElement, Fault[]>();
  for (const fault of faults) {
    const own = fault.field && found.get(fault.field);
    if (own) own.push(fault);
    else if (fault.field) found.set(fault.field, [fault]);
  }
  return found;
}

/**
 * Creates the marks of a form (specification 4.6 and 5.4).
 *
 * A control becomes valid in many ways of which no event tells: a script takes `required` away, calls
 * `setCustomValidity('')`, sets the value, disables the control or a fieldset around it. So while there are
 * marks, their controls are looked at after each input, and five times a second while somebody is there.
 *
 * @param corrected is called with each marked field that has a fault less, until it is marked anew
 * @param onError is called with an error that occurs in a task of its own
 */
export function createMarks(
  form: HTMLFormElement,
  page: Page,
  corrected: (field: HTMLElement) => void,
  onError: (error: unknown) => void,
) {
  const known = new Map<HTMLElement, Field>();
  /** Field → its faults, for the fields that are still to be marked. */
  const waiting = new Map<HTMLElement, Fault[]>();
  const marked = new Set<HTMLElement>();
  let timer: ReturnType<typeof setInterval> | undefined;
  /** When the last sign of a visitor was. */
  let seen = 0;
  let isRunning = false;

  const look = (): void => {
    for (const element of [...marked]) {
      const faults = known.get(element)?.faults ?? [];
      const stands = (control: Control) => isControlOf(form, control) && isFaulty(control);
      if (!faults.every(({ controls }) => controls.every(stands))) corrected(element);
    }
  };
  const rest = (): void => {
    clearInterval(timer);
    timer = undefined;
  };
  const go = (): void => {
    seen = performance.now();
    timer ??= setInterval(() => {
      look();
      if (performance.now() - seen > patience) rest();
    }, interval);
  };
  const onSign = ({ type }: Event): void => {
    go();
    if (type === 'input' || type === 'change') look();
  };
  const watch = (): void => {
    for (const type of signs) {
      if (marked.size > 0) document.addEventListener(type, onSign, { passive: true });
      else document.removeEventListener(type, onSign);
    }
    if (marked.size > 0) go();
    else rest();
  };

  /** Marks a field by its faults; without any it is clear. */
  const set = (element: HTMLElement, faults: readonly Fault[]): void => {
    waiting.delete(element);
    const field = known.get(element);
    if (!field) return;
    mark(element, field, faults);
    const before = marked.size;
    if (faults.length > 0) marked.add(element);
    else marked.delete(element);
    if (Math.sign(before) !== Math.sign(marked.size)) watch();
  };

  const forget = (element: HTMLElement, { undo, classes }: Field): void => {
    for (const each of undo) each();
    classes.restore();
    known.delete(element);
    marked.delete(element);
    waiting.delete(element);
  };

  const markSlice = (): void => {
    for (const [element, faults] of [...waiting].slice(0, slice)) set(element, faults);
  };
  const run = async (): Promise<void> => {
    isRunning = true;
    while (waiting.size > 0) {
      await nextTask();
      markSlice();
    }
    isRunning = false;
  };

  return {
    /** Looks for the fields that the form has now. Those that are gone get back what they were. */
    find(): void {
      const found = fieldsOf(form, page);
      for (const [element, field] of known) if (!found.has(element)) forget(element, field);
      for (const [element, own] of found) {
        const field = known.get(element) ?? {
          ...own,
          classes: holdClasses(element),
          prefix: `auftritt-field-message-${++fields}`,
          faults: undefined,
          undo: [],
        };
        known.set(element, field);
        field.classes.set({ 'no-help': own.noHelp || undefined });
      }
    },
    has: (field: HTMLElement): boolean => known.has(field),
    set,
    /**
     * Marks the fields that have faults when a form is sent: the first ones, to which the page scrolls, at once,
     * and each other slice in a task of its own, so that the browser paints and handles input in between.
     */
    refuse(faults: readonly Fault[]): void {
      waiting.clear();
      for (const [element, own] of byField(faults)) waiting.set(element, own);
      markSlice();
      if (!isRunning) run().catch(onError);
    },
    clear(elements: Iterable<HTMLElement>): void {
      for (const element of elements) set(element, []);
    },
    clearAll(): void {
      for (const element of known.keys()) set(element, []);
    },
    /** Gives all fields back as the server sent them. */
    end(): void {
      for (const [element, field] of known) forget(element, field);
      watch();
    },
  };
}
