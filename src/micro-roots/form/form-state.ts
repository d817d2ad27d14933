import type { FoundField } from './controls.js';
import type { Fault } from './faults.js';

/**
 * How a field is marked: as the server sent it, until something happens in it; without a mark; or as in
 * error, with its faults (specification 4.6).
 */
export type Mark =
  | { readonly name: 'as sent' }
  | { readonly name: 'clear' }
  | { readonly name: 'in error'; readonly faults: readonly Fault[] };

export interface FieldState extends FoundField {
  readonly mark: Mark;
}

/** A refused submission. */
export interface RefusedSubmission {
  /** Counts the refusals, so that a second one is announced again. */
  readonly number: number;
  readonly faults: readonly Fault[];
}

export interface FormState {
  readonly fields: ReadonlyMap<HTMLElement, FieldState>;
  /** The refused submission that the summary describes. */
  readonly refusal: RefusedSubmission | undefined;
  readonly refusals: number;
}

/** The events of a form. */
export type FormEvent =
  /** The form has these fields now. All others are gone. */
  | { readonly type: 'found'; readonly fields: ReadonlyMap<HTMLElement, FoundField> }
  /** Focus came into the fields. */
  | { readonly type: 'entered'; readonly fields: readonly HTMLElement[] }
  /** Focus left the field, which has these faults. */
  | { readonly type: 'left'; readonly field: HTMLElement; readonly faults: readonly Fault[] }
  /** The fields became valid without focus, by autofill for example. */
  | { readonly type: 'corrected'; readonly fields: readonly HTMLElement[] }
  /** The browser refused a submission for these faults. The first of them are marked at once. */
  | {
      readonly type: 'refused';
      readonly faults: readonly Fault[];
      readonly first: readonly Fault[];
    }
  /** More faults of a refused submission are marked. */
  | { readonly type: 'marked'; readonly faults: readonly Fault[] }
  /**
   * The browser submits the form with these faults, because the author has switched validation off.
   */
  | { readonly type: 'submitted'; readonly faults: readonly Fault[] }
  | { readonly type: 'reset' };

const asSent: Mark = { name: 'as sent' };
const clear: Mark = { name: 'clear' };

function marked(
  state: FormState,
  marks: Iterable<readonly [field: HTMLElement, mark: Mark]>,
): FormState {
  const fields = new Map(state.fields);
  let changed = false;
  for (const [element, mark] of marks) {
    const field = fields.get(element);
    if (!field || (mark === clear && field.mark === clear)) continue;
    fields.set(element, { ...field, mark });
    changed = true;
  }
  return changed ? { ...state, fields } : state;
}

const cleared = (state: FormState, fields: Iterable<HTMLElement>): FormState =>
  marked(
    state,
    [...fields].map((field) => [field, clear] as const),
  );

/** Marks every field that has faults as in error. */
function inError(state: FormState, faults: readonly Fault[]): FormState {
  const byField = new Map<HTMLElement, Fault[]>();
  for (const fault of faults) {
    const { field } = fault;
    if (!field) continue;
    const own = byField.get(field) ?? [];
    own.push(fault);
    byField.set(field, own);
  }
  const marks = [...byField].map(
    ([field, own]) => [field, { name: 'in error', faults: own }] as const,
  );
  return marked(state, marks);
}

function found(state: FormState, now: ReadonlyMap<HTMLElement, FoundField>): FormState {
  const fields = new Map<HTMLElement, FieldState>();
  let changed = now.size !== state.fields.size;
  for (const [element, field] of now) {
    const known = state.fields.get(element);
    const same = known?.noHelp === field.noHelp;
    changed ||= !same;
    const next = known ? { ...known, noHelp: field.noHelp } : { ...field, mark: asSent };
    fields.set(element, same ? known : next);
  }
  return changed ? { ...state, fields } : state;
}

/** Returns the state after `event`, or the same object if nothing changes. */
export function reduce(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'found':
      return found(state, event.fields);
    case 'entered':
    case 'corrected':
      return cleared(state, event.fields);
    case 'left':
      return event.faults.length > 0 ? inError(state, event.faults) : cleared(state, [event.field]);
    case 'refused': {
      const number = state.refusals + 1;
      const refusal = { number, faults: event.faults };
      return { ...inError(state, event.first), refusal, refusals: number };
    }
    case 'marked':
      return inError(state, event.faults);
    case 'submitted':
      return { ...inError(state, event.faults), refusal: undefined };
    case 'reset':
      return { ...cleared(state, state.fields.keys()), refusal: undefined };
  }
}

/** The initial state: every field is as sent, except fields that already have the focus. */
export const initialState = (
  fields: ReadonlyMap<HTMLElement, FoundField>,
  focused: readonly HTMLElement[],
): FormState =>
  cleared(found({ fields: new Map(), refusal: undefined, refusals: 0 }, fields), focused);
