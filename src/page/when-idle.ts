/**
 * The longest wait (ms) for an idle moment, for browsers that are never idle or do not report it.
 */
const longest = 2000;

/** The wait (ms) in Safari, which lacks `requestIdleCallback`. */
const pause = 200;

/**
 * Calls `run` once the browser is idle, after 2000 ms at the latest; in Safari after 200 ms. MDN
 * recommends a timeout for necessary work: without it Chromium may wait for seconds on a page where
 * nothing changes (https://developer.mozilla.org/docs/Web/API/Window/requestIdleCallback).
 *
 * @returns a function that cancels the wait
 */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: longest });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, pause);
  return () => clearTimeout(timer);
}
