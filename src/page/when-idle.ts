/** The longest wait (ms) for an idle moment: a browser that is never idle, or does not say so, waits no longer. */
const longest = 2000;

/** Stands in for idleness (ms) in Safari, which has no `requestIdleCallback`. */
const pause = 200;

/**
 * Calls `run` once the browser is idle, after 2000 ms at the latest; in Safari after 200 ms. MDN
 * recommends a limit for what has to be done: without one Chromium may let seconds pass on a page
 * that is still (https://developer.mozilla.org/docs/Web/API/Window/requestIdleCallback).
 *
 * @returns takes the waiting back
 */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: longest });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, pause);
  return () => clearTimeout(timer);
}
