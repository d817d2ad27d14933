// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Fault } from '../../../src/micro-roots/form/faults.js';
import { createMarks } from '../../../src/micro-roots/form/marks.js';
import { nextTask } from '../../../src/page/moments.js';
import type { Page } from '../../../src/page/page.js';

const selectors = { formField: '.form-group', formHelp: '.help-block' };
const page = { selectors } as Page;

/** A form of so many fields, each with a required control. */
function formOf(count: number): HTMLFormElement {
  const field = '<div class="form-group"><input required></div>';
  document.body.innerHTML = `<form>${field.repeat(count)}</form>`;
  const form = document.querySelector('form');
  if (!form) throw new Error('no form');
  return form;
}

const faultOf = (field: HTMLElement | null, message = 'missing'): Fault => {
  const control = field?.querySelector('input') ?? document.createElement('input');
  return { field, controls: [control], name: 'Field', message };
};

const html = (): string => document.body.innerHTML;
const marked = (): number => document.querySelectorAll('.has-error').length;

/** Lets all tasks run in which something is marked. */
async function rest(): Promise<void> {
  for (let task = 0; task < 8; task += 1) await nextTask();
}

let marks: ReturnType<typeof createMarks>;
let fields: HTMLElement[];
const corrected = vi.fn();
const fail = vi.fn();

function start(count: number): void {
  const form = formOf(count);
  marks = createMarks(form, page, corrected, fail);
  marks.find();
  fields = [...form.querySelectorAll<HTMLElement>('.form-group')];
}

beforeEach(() => corrected.mockClear());
afterEach(() => marks.end());

describe('the marks of a form', () => {
  it('are a class, a message that describes the control, and nothing after the end', () => {
    const before = formOf(1).outerHTML;
    start(1);
    expect(fields[0]?.className).toBe('form-group no-help');
    marks.set(fields[0] as HTMLElement, [faultOf(fields[0] as HTMLElement)]);
    const message = document.querySelector('.field-message');
    expect(message?.textContent).toBe('missing');
    const control = document.querySelector('input');
    expect(control?.getAttribute('aria-describedby')).toBe(message?.id);
    expect(control?.getAttribute('aria-invalid')).toBe('true');
    marks.end();
    expect(html()).toBe(before);
  });

  it('go when a field is cleared, and come again', () => {
    start(1);
    const cleared = html();
    const field = fields[0] as HTMLElement;
    marks.set(field, [faultOf(field, 'a'), faultOf(field, 'b')]);
    expect(document.querySelectorAll('.field-message')).toHaveLength(2);
    marks.clear([field]);
    expect(html()).toBe(cleared);
    marks.set(field, [faultOf(field)]);
    expect(marked()).toBe(1);
    marks.clearAll();
    expect(html()).toBe(cleared);
  });

  it('keep what a field that the server marked is called until something happens in it', () => {
    const form = formOf(1);
    const sent = '<div class="form-group has-error"><input aria-invalid="true" required=""></div>';
    form.innerHTML = sent;
    marks = createMarks(form, page, corrected, fail);
    marks.find();
    const field = form.querySelector<HTMLElement>('.form-group') as HTMLElement;
    expect(field.className).toBe('form-group has-error no-help');
    marks.clear([field]);
    expect(field.className).toBe('form-group no-help');
    expect(field.querySelector('input')?.getAttribute('aria-invalid')).toBe('false');
    marks.end();
    expect(form.innerHTML).toBe(sent);
  });

  it('come 25 fields at a time after a refusal, each in a task of its own', async () => {
    start(70);
    marks.refuse([faultOf(null), ...fields.map((field) => faultOf(field))]);
    expect(marked()).toBe(25);
    await nextTask();
    expect(marked()).toBe(50);
    await rest();
    expect(marked()).toBe(70);
  });

  it('do not come to a field in which something has happened since, and none after the end', async () => {
    start(60);
    marks.refuse(fields.map((field) => faultOf(field)));
    marks.clear(fields.slice(-1));
    await nextTask();
    await nextTask();
    marks.end();
    await rest();
    expect(marked()).toBe(0);
    start(60);
    marks.refuse(fields.map((field) => faultOf(field)));
    marks.clear(fields.slice(-1));
    await rest();
    expect(marked()).toBe(59);
  });

  it('leave a field that has gone as it was', () => {
    start(2);
    const [gone] = fields as [HTMLElement];
    marks.set(gone, [faultOf(gone)]);
    gone.remove();
    marks.find();
    expect(gone.outerHTML).toBe('<div class="form-group"><input required=""></div>');
    expect(marks.has(gone)).toBe(false);
  });

  it('are looked at while somebody is there, and again when somebody comes back', () => {
    vi.useFakeTimers();
    try {
      start(1);
      const [field] = fields;
      marks.set(field as HTMLElement, [faultOf(field as HTMLElement)]);
      vi.advanceTimersByTime(10 * 60_000);
      expect(vi.getTimerCount()).toBe(0);
      field?.querySelector('input')?.removeAttribute('required');
      expect(corrected).not.toHaveBeenCalled();
      document.dispatchEvent(new Event('pointermove'));
      vi.advanceTimersByTime(250);
      expect(corrected).toHaveBeenCalledWith(field);
      marks.end();
      document.dispatchEvent(new Event('pointermove'));
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('say which field has become valid, as long as it is marked', () => {
    vi.useFakeTimers();
    start(1);
    const field = fields[0] as HTMLElement;
    marks.set(field, [faultOf(field)]);
    vi.advanceTimersByTime(1000);
    expect(corrected).not.toHaveBeenCalled();
    (field.querySelector('input') as HTMLInputElement).required = false;
    vi.advanceTimersByTime(200);
    expect(corrected).toHaveBeenCalledWith(field);
    marks.clear([field]);
    corrected.mockClear();
    vi.advanceTimersByTime(1000);
    expect(corrected).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});
