// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Fault } from '../../../src/micro-roots/form/faults.js';
import {
  type FormEvent,
  type FormState,
  initialState,
  reduce,
} from '../../../src/micro-roots/form/form-state.js';

const field = (): HTMLElement => document.createElement('div');
const [one, two, three] = [field(), field(), field()];
const control = document.createElement('input');
const plain = { noHelp: true, sentInvalid: [] };
const fault = (marked: HTMLElement | null, message = 'missing'): Fault => ({
  field: marked,
  controls: [control],
  name: 'Field',
  message,
});

const start = initialState(
  new Map([
    [one, plain],
    [two, plain],
  ]),
  [],
);
const stateAfter = (...events: FormEvent[]): FormState => events.reduce(reduce, start);
const marks = (state: FormState): string[] =>
  [...state.fields.values()].map(({ mark }) => mark.name);

describe('the state of a form', () => {
  it('begins as the server sent it, without the marks of what has the focus already', () => {
    expect(marks(start)).toEqual(['as sent', 'as sent']);
    expect(marks(initialState(new Map([[one, plain]]), [one]))).toEqual(['clear']);
  });

  it('has a field in error that was left with faults, and only that', () => {
    expect(marks(stateAfter({ type: 'left', field: one, faults: [fault(one)] }))).toEqual([
      'in error',
      'as sent',
    ]);
    expect(marks(stateAfter({ type: 'left', field: one, faults: [] }))).toEqual([
      'clear',
      'as sent',
    ]);
  });

  it('has a field no longer in error that was entered or corrected', () => {
    const left: FormEvent = { type: 'left', field: one, faults: [fault(one)] };
    expect(marks(stateAfter(left, { type: 'entered', fields: [one] }))[0]).toBe('clear');
    expect(marks(stateAfter(left, { type: 'corrected', fields: [one] }))[0]).toBe('clear');
  });

  it('has a field in error again that was left with faults again', () => {
    const left: FormEvent = { type: 'left', field: one, faults: [fault(one)] };
    const state = stateAfter(left, { type: 'entered', fields: [one] }, left);
    expect(marks(state)[0]).toBe('in error');
  });

  it('has every field with faults in error after a refusal, each with its own', () => {
    const faults = [fault(one, 'a'), fault(two, 'b'), fault(null, 'c'), fault(one, 'd')];
    const { fields, refusal } = stateAfter({ type: 'refused', faults, first: faults });
    const shown = [...fields.values()].map(({ mark }) =>
      mark.name === 'in error' ? mark.faults.map(({ message }) => message) : mark.name,
    );
    expect(shown).toEqual([['a', 'd'], ['b']]);
    expect(refusal).toEqual({ number: 1, faults });
  });

  it('marks the first faults of a refusal with it, and others when they are told', () => {
    const faults = [fault(one), fault(two)];
    const refused: FormEvent = { type: 'refused', faults, first: faults.slice(0, 1) };
    expect(marks(stateAfter(refused))).toEqual(['in error', 'as sent']);
    const more: FormEvent = { type: 'marked', faults: faults.slice(1) };
    expect(marks(stateAfter(refused, more))).toEqual(['in error', 'in error']);
    // The refusal stands, with all its faults, for who reads the list of them.
    expect(stateAfter(refused, more).refusal).toEqual({ number: 1, faults });
  });

  it('counts refusals, so that each is announced', () => {
    const refused: FormEvent = { type: 'refused', faults: [fault(one)], first: [] };
    expect(stateAfter(refused, refused).refusal?.number).toBe(2);
    expect(stateAfter(refused, { type: 'reset' }, refused).refusal?.number).toBe(2);
  });

  it('ends a refusal with the submission, which marks what was left unvalidated', () => {
    const refused: FormEvent = { type: 'refused', faults: [fault(one)], first: [fault(one)] };
    const { refusal, ...state } = stateAfter(refused, { type: 'submitted', faults: [fault(two)] });
    expect(refusal).toBeUndefined();
    expect([...state.fields.values()].map(({ mark }) => mark.name)).toEqual([
      'in error',
      'in error',
    ]);
  });

  it('has no marks and no refusal after a reset', () => {
    const state = stateAfter(
      { type: 'refused', faults: [fault(one)], first: [fault(one)] },
      { type: 'reset' },
    );
    expect(marks(state)).toEqual(['clear', 'clear']);
    expect(state.refusal).toBeUndefined();
  });

  it('takes in fields that appear, and forgets those that go', () => {
    const left: FormEvent = { type: 'left', field: one, faults: [fault(one)] };
    const now = new Map([
      [one, plain],
      [three, plain],
    ]);
    const state = stateAfter(left, { type: 'found', fields: now });
    expect([...state.fields.keys()]).toEqual([one, three]);
    expect(marks(state)).toEqual(['in error', 'as sent']);
    const fewer: FormEvent = { type: 'found', fields: new Map([[one, plain]]) };
    expect([...stateAfter(fewer).fields.keys()]).toEqual([one]);
  });

  it('is the same object where nothing changes', () => {
    const cleared = stateAfter({ type: 'entered', fields: [one] });
    expect(reduce(cleared, { type: 'entered', fields: [one] })).toBe(cleared);
    const same = new Map([
      [one, plain],
      [two, plain],
    ]);
    expect(reduce(cleared, { type: 'found', fields: same })).toBe(cleared);
    expect(reduce(cleared, { type: 'entered', fields: [three] })).toBe(cleared);
  });

  it('takes note of help text that appears', () => {
    const helped = new Map([
      [one, { noHelp: false, sentInvalid: [] }],
      [two, plain],
    ]);
    expect(stateAfter({ type: 'found', fields: helped }).fields.get(one)?.noHelp).toBe(false);
  });
});
