// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferredFocus } from '../../../src/micro-roots/form/deferred-focus.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A field that has lost the focus by a press of the mouse. */
function leftByPress() {
  const listening = new AbortController();
  const leave = vi.fn();
  const field = document.createElement('div');
  const focus = deferredFocus({ enter: vi.fn(), leave }, listening.signal);
  document.dispatchEvent(new Event('mousedown'));
  focus.leave(field);
  return { field, leave, listening };
}

describe('a field that loses the focus by a press of the mouse', () => {
  it.each([
    ['is released', 'mouseup'],
    ['ends as a drag, which no release follows', 'dragend'],
    ['was released outside the window, and a key is pressed', 'keydown'],
  ])('is left after the press: it %s', (_, type) => {
    const { field, leave, listening } = leftByPress();
    vi.runAllTimers();
    expect(leave).not.toHaveBeenCalled();
    document.dispatchEvent(new Event(type));
    expect(leave).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(leave).toHaveBeenCalledExactlyOnceWith(field);
    listening.abort();
  });

  it('is left no more once the form has ended', () => {
    const { leave, listening } = leftByPress();
    document.dispatchEvent(new Event('mouseup'));
    listening.abort();
    vi.runAllTimers();
    expect(leave).not.toHaveBeenCalled();
  });
});
