const reduced = '(prefers-reduced-motion: reduce)';

/** Whether the visitor prefers reduced motion at this moment. */
export const reducedMotion = (): boolean => matchMedia(reduced).matches;

/** Calls `changed` each time the visitor changes this. */
export const onMotionChange = (changed: () => void, signal: AbortSignal): void =>
  matchMedia(reduced).addEventListener('change', changed, { signal });

/**
 * The screen widths that behaviours depend on, as media queries (specification 9.1). The specification
 * takes the names "extra-small" and "small" from Bootstrap, and so do these limits.
 */
const screens = {
  /** At this width the header navigation is a bar. On narrower screens it is the mobile menu. */
  desktop: '(width >= 1050px)',
  extraSmall: '(width < 768px)',
  upToSmall: '(width < 992px)',
} as const;

export type Screen = keyof typeof screens;

/** The media query list of a screen width. */
export const mediaOf = (screen: Screen): MediaQueryList => matchMedia(screens[screen]);
