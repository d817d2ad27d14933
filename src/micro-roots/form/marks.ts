import { createElement, languageOfWords } from '../../page/create.js';
import { type Journal, openJournal } from '../../page/journal.js';
import { nextTask } from '../../page/moments.js';
import { type Control, fieldsOf, isControlOf, isFaulty } from './controls.js';
import type { Fault } from './faults.js';

/** How many fields one task marks. */
const slice = 25;

/** How often (ms) the marked controls are looked at, and for how long after the last sign of a visitor. */
const interval = 200;
const patience = 20_000;

/** What shows that a visitor is there: what corrects a control without an event follows it. */
const signs = ['input', 'change', 'keydown', 'pointerdown', 'pointermove', 'focusin'] as const;

/** A field of the form, and what the script has changed on it. */
interface Field {
  /** Its classes, as long as it is a field of the form. */
  readonly classes: Journal;
  /** Its messages, and what is said of its controls, until it is marked anew. */
  marks: Journal;
  /** Begins the ids of its messages. */
  readonly prefix: string;
  /** What is marked; undefined while the field is as the server sent it. */
  faults: readonly Fault[] | undefined;
  /** Its controls that the server marked as invalid. */
  readonly sentInvalid: readonly Control[];
  /** Whether we have said that it has no help text. */
  noHelp: boolean;
}

let fields = 0;

/** The element that a message is appended to: the field, or in a table row its last cell. */
const placeIn = (field: HTMLElement): HTMLElement =>
  (field instanceof HTMLTableRowElement ? field.cells[field.cells.length - 1] : undefined) ?? field;

/**
 * Marks a field as in error by its faults, or as clear if there are none (specification 4.6). HTML allows a `span`
 * wherever a field may be, even in a paragraph. `aria-invalid` is set and not removed, so that one from the server
 * keeps its place.
 */
function mark(element: HTMLElement, field: Field, faults: readonly Fault[]): void {
  if (faults.length === 0 && field.faults?.length === 0) return;
  field.marks.close();
  const marks = openJournal();
  field.marks = marks;
  field.faults = faults;
  field.classes.class(element, 'has-error', faults.length > 0);
  for (const control of field.sentInvalid) marks.attribute(control, 'aria-invalid', 'false');
  // Not by `entries`, which old libraries replace.
  faults.forEach(({ controls, message, isOurs }, index) => {
    const id = `${field.prefix}-${index + 1}`;
    const attributes = { class: 'field-message', id, ...(isOurs && languageOfWords()) };
    const text = createElement('span', attributes, message);
    marks.place(text, (node) => placeIn(element).append(node));
    for (const control of controls) {
      const ids = [control.getAttribute('aria-describedby'), id].filter(Boolean).join(' ');
      marks.attribute(control, 'aria-invalid', 'true');
      marks.attribute(control, 'aria-describedby', ids);
    }
  });
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
  undo: Journal,
  corrected: (field: HTMLElement) => void,
  onError: (error: unknown) => void,
) {
  const inForm = new Map<HTMLElement, Field>();
  /** Field → its faults, for the fields that are still to be marked. */
  const waiting = new Map<HTMLElement, Fault[]>();
  const marked = new Set<HTMLElement>();
  let timer: ReturnType<typeof setInterval> | undefined;
  /** When the last sign of a visitor was. */
  let seen = 0;
  let isRunning = false;

  const look = (): void => {
    for (const element of [...marked]) {
      const faults = inForm.get(element)?.faults ?? [];
      const isOver = ({ controls, isFaulty: stands = isFaulty }: Fault): boolean =>
        !controls.every((control) => isControlOf(form, control) && stands(control));
      if (faults.some(isOver)) corrected(element);
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
    const field = inForm.get(element);
    if (!field) return;
    mark(element, field, faults);
    const before = marked.size;
    if (faults.length > 0) marked.add(element);
    else marked.delete(element);
    if (Math.sign(before) !== Math.sign(marked.size)) watch();
  };

  const forget = (element: HTMLElement, { marks, classes }: Field): void => {
    marks.close();
    classes.close();
    inForm.delete(element);
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

  undo.by(() => {
    for (const [element, field] of inForm) forget(element, field);
    watch();
  });

  return {
    /** Looks for the fields that the form has now. Those that are gone get back what they were. */
    find(): void {
      const fieldsNow = fieldsOf(form);
      for (const [element, field] of inForm) if (!fieldsNow.has(element)) forget(element, field);
      for (const [element, { noHelp, sentInvalid }] of fieldsNow) {
        const field = inForm.get(element) ?? {
          classes: openJournal(),
          marks: openJournal(),
          prefix: `auftritt-field-message-${++fields}`,
          faults: undefined,
          sentInvalid,
          noHelp,
        };
        if (noHelp || field.noHelp) field.classes.class(element, 'no-help', noHelp);
        field.noHelp = noHelp;
        inForm.set(element, field);
      }
    },
    has: (field: HTMLElement): boolean => inForm.has(field),
    set,
    /**
     * Marks the fields that have faults when a form is sent: the first ones, to which the page scrolls, at once,
     * and each other slice in a task of its own, so that the browser paints and handles input in between. A fault
     * without a field has no mark.
     */
    refuse(faults: readonly Fault[]): void {
      waiting.clear();
      for (const fault of faults) {
        if (fault.field) waiting.set(fault.field, [...(waiting.get(fault.field) ?? []), fault]);
      }
      markSlice();
      if (!isRunning) run().catch(onError);
    },
    clear(elements: Iterable<HTMLElement>): void {
      for (const element of elements) set(element, []);
    },
    clearAll(): void {
      for (const element of inForm.keys()) set(element, []);
    },
  };
}
