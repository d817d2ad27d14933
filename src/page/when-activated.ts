declare global {
  interface Document {
    /** Only Chromium renders pages ahead (https://wicg.github.io/nav-speculation/prerendering.html). */
    readonly prerendering?: boolean;
  }
}

/**
 * Calls `run` once a visitor is on the page: at once, or, where the browser has rendered it before the
 * visitor asked for it (Speculation Rules), when they do. For what plays, counts or asks the server.
 * All else gets ready in between. It may be called several times with the same `run`, which runs once.
 *
 * @param signal takes the waiting back
 */
export function whenActivated(run: () => void, signal: AbortSignal): void {
  // An element of that name is no answer.
  if (document.prerendering !== true) run();
  else document.addEventListener('prerenderingchange', run, { once: true, signal });
}
