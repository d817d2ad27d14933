/** flipster's options (specification, section 9, "Coverflow gallery"). */
export const settings = {
  /** ms; none for a visitor who prefers reduced motion. */
  fadeIn: 1000,
  spacing: -0.82,
  nav: true,
  buttons: true,
  loop: true,
  keyboard: true,
  touch: true,
  scrollwheel: false,
  pauseOnHover: true,
} as const;
