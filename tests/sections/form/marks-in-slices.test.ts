// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Fault } from '../../../src/micro-roots/form/faults.js';
import { marksInSlices } from '../../../src/micro-roots/form/marks-in-slices.js';
import { nextTask } from '../../../src/page/moments.js';

const control = document.createElement('input');
const faultOf = (field: HTMLElement | null): Fault => ({
  field,
  controls: [control],
  name: 'Field',
  message: 'missing',
});
const fieldsOf = (count: number): HTMLElement[] =>
  Array.from({ length: count }, () => document.createElement('div'));

/** Lets all tasks run in which something is marked. */
async function rest(): Promise<void> {
  for (let task = 0; task < 8; task += 1) await nextTask();
}

describe('the marks of a refused submission', () => {
  it('come 25 fields at a time, each in a task of its own', async () => {
    const slices: number[] = [];
    const fields = fieldsOf(70);
    const { begin } = marksInSlices((faults) => slices.push(faults.length));
    expect(begin([faultOf(null), ...fields.map(faultOf)])).toHaveLength(25);
    expect(slices).toEqual([]);
    await rest();
    expect(slices).toEqual([25, 20]);
  });

  it('come with all faults of a field at once, wherever its controls are', () => {
    const [first, ...others] = fieldsOf(30).map(faultOf);
    if (!first) throw new Error('no field');
    const again = { ...first, message: 'too short' };
    const { begin } = marksInSlices(() => {});
    expect(begin([first, ...others, again]).slice(0, 2)).toEqual([first, again]);
  });

  it('do not come to a field in which something has happened since', async () => {
    const marked: (HTMLElement | null)[] = [];
    const fields = fieldsOf(30);
    const last = fields.slice(-1);
    const { begin, forget } = marksInSlices((faults) =>
      marked.push(...faults.map(({ field }) => field)),
    );
    begin(fields.map(faultOf));
    forget(last);
    await rest();
    expect(marked).toEqual(fields.slice(25, 29));
  });

  it('are those of the last attempt, and none after the end', async () => {
    const slices: number[] = [];
    const { begin, end } = marksInSlices((faults) => slices.push(faults.length));
    begin(fieldsOf(60).map(faultOf));
    begin(fieldsOf(40).map(faultOf));
    await rest();
    expect(slices).toEqual([15]);
    begin(fieldsOf(40).map(faultOf));
    end();
    await rest();
    expect(slices).toEqual([15]);
  });
});
