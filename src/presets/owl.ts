import type { Preset } from '../page/preset.js';

/** The markup that Owl Carousel documents. */
export const owl = {
  name: 'owl',
  selectors: { slider: '.owl-carousel' },
} as const satisfies Preset;
