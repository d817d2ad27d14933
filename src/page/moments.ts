const waiting: (() => void)[] = [];

/** The page's own channel to itself. A channel for each task would cost more than most tasks. */
let port: MessagePort | undefined;

function openPort(): MessagePort {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => waiting.shift()?.();
  return port2;
}

/** Resolves in a new task, so that the code before and after it does not form one long task. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    port ??= openPort();
    waiting.push(resolve);
    port.postMessage(undefined);
  });

/**
 * The longest wait (ms) for an idle moment, for browsers that are never idle or do not report it.
 */
const longestIdle = 2000;

/** The wait (ms) in Safari, which lacks `requestIdleCallback`. */
const pause = 200;

/**
 * Calls `run` once the browser is idle, after `longest` ms at the latest; in Safari after 200 ms. MDN
 * recommends a timeout for necessary work: without it Chromium may wait for seconds on a page where
 * nothing changes (https://developer.mozilla.org/docs/Web/API/Window/requestIdleCallback).
 *
 * @param longest 0 for no limit: on a page that is never idle it is not called
 * @returns a function that cancels the wait
 */
export function whenIdle(run: () => void, longest = longestIdle): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: longest });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, pause);
  return () => clearTimeout(timer);
}

/** The events by which a visitor may scroll by hand. */
const scrolls = ['wheel', 'touchstart', 'keydown', 'mousedown'] as const;

/** Calls `listener` with what the visitor may scroll by, until the signal is aborted. */
export function whenVisitorActs(
  listener: (act: Event) => void,
  signal: AbortSignal,
  target: Window = window,
): void {
  const options = { signal, passive: true, capture: true };
  for (const type of scrolls) target.addEventListener(type, listener, options);
}
