import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenIdle } from '../../src/page/moments.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A browser that never says that it is idle, and keeps to the limit that it is given. */
function neverIdle(): void {
  vi.stubGlobal('requestIdleCallback', (run: () => void, options?: IdleRequestOptions) =>
    options?.timeout === undefined ? 0 : setTimeout(run, options.timeout),
  );
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
}

describe('the next idle moment', () => {
  it('is waited for by the browser', () => {
    const run = vi.fn();
    vi.stubGlobal('requestIdleCallback', (idle: () => void) => idle());
    whenIdle(run);
    expect(run).toHaveBeenCalledOnce();
  });

  it('comes after 2000 ms in a browser that is never idle', () => {
    const run = vi.fn();
    neverIdle();
    whenIdle(run);
    vi.advanceTimersByTime(1999);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledOnce();
  });

  it('comes after 200 ms in Safari', () => {
    const run = vi.fn();
    vi.stubGlobal('requestIdleCallback', undefined);
    whenIdle(run);
    vi.advanceTimersByTime(199);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledOnce();
  });

  it.each(['a browser that is never idle', 'Safari'])(
    'is not waited for any more: %s',
    (browser) => {
      const run = vi.fn();
      if (browser === 'Safari') vi.stubGlobal('requestIdleCallback', undefined);
      else neverIdle();
      whenIdle(run)();
      vi.advanceTimersByTime(5000);
      expect(run).not.toHaveBeenCalled();
    },
  );
});
