import type { FlipsterOptions } from '../../libraries/flipster-interface.js';
import { reducedMotion } from '../../page/reduced-motion.js';

/** The flipster options that a site may change. The behaviour sets the others itself. */
export type CoverflowSettings = Pick<
  FlipsterOptions,
  | 'buttons'
  | 'fadeIn'
  | 'keyboard'
  | 'loop'
  | 'nav'
  | 'pauseOnHover'
  | 'scrollwheel'
  | 'spacing'
  | 'touch'
>;

/** flipster's options (specification 9.6). */
export const settings = {
  /** In ms; 0 for a visitor who prefers reduced motion. */
  fadeIn: 1000,
  spacing: -0.82,
  nav: true,
  buttons: true,
  loop: true,
  keyboard: true,
  touch: true,
  scrollwheel: false,
  pauseOnHover: true,
} as const satisfies CoverflowSettings;

/** The options of one start. */
export const coverflowSettings = (): CoverflowSettings => ({
  ...settings,
  fadeIn: reducedMotion() ? 0 : settings.fadeIn,
});
