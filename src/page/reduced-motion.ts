const reduced = '(prefers-reduced-motion: reduce)';

/** Whether the visitor prefers reduced motion at this moment. */
export const reducedMotion = (): boolean => matchMedia(reduced).matches;

/** Calls `changed` each time the visitor changes this. */
export const onMotionChange = (changed: () => void, signal: AbortSignal): void =>
  matchMedia(reduced).addEventListener('change', changed, { signal });
