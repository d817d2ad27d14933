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

/**
 * How long (ms) to wait for a paint. Chromium paints no page that it holds to be covered, and visitors may come
 * to it later.
 */
const longestPaint = 3000;

/** What a visitor does first. */
const signs = ['pointerover', 'pointerdown', 'focusin', 'click', 'keydown'];

/**
 * Takes steps after the next paint, each in a task of its own. The visitor's first action takes those that are
 * left, before anything else sees the action. A hidden page is not painted: all are taken at once.
 *
 * @param step takes the next step; returns whether another one is left
 * @returns a function that takes the steps that are left, if any are
 */
export function afterPaint(step: () => boolean): () => void {
  const steps = new AbortController();
  const { signal } = steps;
  const finish = (): void => {
    while (!signal.aborted) if (!step()) steps.abort();
  };
  for (const sign of signs)
    addEventListener(sign, finish, { capture: true, passive: true, signal });
  const next = async (): Promise<void> => {
    await nextTask();
    if (signal.aborted) return;
    if (step()) await next();
    else steps.abort();
  };
  if (document.hidden) finish();
  else {
    const limit = setTimeout(finish, longestPaint);
    signal.addEventListener('abort', () => clearTimeout(limit));
    requestAnimationFrame(next);
  }
  return finish;
}

declare global {
  interface Document {
    /**
     * Only Chromium prerenders pages (https://wicg.github.io/nav-speculation/prerendering.html).
     */
    readonly prerendering?: boolean;
  }
}

/**
 * Calls `run` once the visitor is on the page: at once, or, if the browser has prerendered the page
 * (Speculation Rules), when the visitor opens it. For code that plays, counts or sends a request; all
 * other code runs during the prerendering. Several calls with the same `run` call it once.
 *
 * @param signal cancels the wait
 */
export function whenActivated(run: () => void, signal: AbortSignal): void {
  // Compares with `true`, because a named element may replace the property.
  if (document.prerendering !== true) run();
  else document.addEventListener('prerenderingchange', run, { once: true, signal });
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
