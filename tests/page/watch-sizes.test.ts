// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchSizes } from '../../src/page/watch-sizes.js';

/** The observers of the test; jsdom lays nothing out. */
const observers: (() => void)[] = [];
const frames: FrameRequestCallback[] = [];

/** Runs what waits for the next frame. */
const frame = (): void => {
  for (const run of frames.splice(0)) run(0);
};

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        observers.push(tell);
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
  vi.stubGlobal('cancelAnimationFrame', () => frames.splice(0));
});

afterEach(() => {
  observers.length = 0;
  frames.length = 0;
  vi.unstubAllGlobals();
});

/** Watches a box whose width (px) the test sets, with what has been adapted to so far. */
function watched() {
  const box = document.createElement('div');
  const state = { width: 900, isBusy: false, adaptedTo: [] as number[] };
  Object.defineProperty(box, 'clientWidth', { get: () => state.width });
  const { signal } = new AbortController();
  const adapt = () => state.adaptedTo.push(state.width);
  watchSizes(
    [box],
    () => `${state.width}`,
    adapt,
    signal,
    () => state.isBusy,
  );
  return state;
}

const resize = (state: { width: number }, width: number): void => {
  state.width = width;
  for (const tell of observers) tell();
};

describe('what watches sizes', () => {
  it('adapts in the next frame, and once the slides are at rest', () => {
    const state = watched();
    state.isBusy = true;
    resize(state, 700);
    frame();
    expect(state.adaptedTo).toEqual([]);
    state.isBusy = false;
    frame();
    expect(state.adaptedTo).toEqual([700]);
  });
});
