// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { whenActivated } from '../../src/page/moments.js';

/** Lets `document.prerendering` be that, as a browser that renders pages ahead, or a page, has it. */
const prerendering = (value: unknown): void => {
  Object.defineProperty(document, 'prerendering', { value, configurable: true });
};
const activate = (): void => {
  prerendering(false);
  document.dispatchEvent(new Event('prerenderingchange'));
};

afterEach(() => Reflect.deleteProperty(document, 'prerendering'));

describe('what waits for a visitor', () => {
  const { signal } = new AbortController();

  it.each([
    ['is not prerendered', () => prerendering(false)],
    ['is in a browser that prerenders nothing', () => {}],
    ['has an element of that name', () => prerendering(document.createElement('form'))],
  ])('runs at once on a page that %s', (_, arrange) => {
    arrange();
    const run = vi.fn();
    whenActivated(run, signal);
    expect(run).toHaveBeenCalledOnce();
  });

  it('runs once when a prerendered page is activated, however often it was asked for', () => {
    prerendering(true);
    const run = vi.fn();
    whenActivated(run, signal);
    whenActivated(run, signal);
    expect(run).not.toHaveBeenCalled();
    activate();
    activate();
    expect(run).toHaveBeenCalledOnce();
  });

  it('does not run once it is taken back', () => {
    prerendering(true);
    const run = vi.fn();
    const waiting = new AbortController();
    whenActivated(run, waiting.signal);
    waiting.abort();
    activate();
    expect(run).not.toHaveBeenCalled();
  });
});
