/** The events by which a visitor scrolls by hand. */
const signs = ['wheel', 'touchstart', 'keydown', 'mousedown'] as const;

/** Calls `listener` when the visitor begins to scroll by hand, until the signal is aborted. */
export function whenVisitorScrolls(
  listener: () => void,
  signal: AbortSignal,
  target: Window = window,
): void {
  const options = { signal, passive: true, capture: true };
  for (const sign of signs) target.addEventListener(sign, listener, options);
}
