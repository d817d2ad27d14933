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
