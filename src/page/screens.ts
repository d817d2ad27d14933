/**
 * The screen widths that behaviours depend on, as media queries (specification 9.1; the
 * bounds of "extra-small" and "small" are Bootstrap's, which the specification's names come from).
 */
const screens = {
  /** The header navigation is a bar; below it is the mobile menu. */
  desktop: '(min-width: 1050px)',
  extraSmall: '(max-width: 767px)',
  upToSmall: '(max-width: 991px)',
} as const;

export type Screen = keyof typeof screens;

/** The media query list of a screen width. */
export const mediaOf = (screen: Screen): MediaQueryList => matchMedia(screens[screen]);
