import type { Preset } from '../page/preset.js';

/** The options of slick where its own attribute has them. */
export const slick = {
  name: 'slick',
  selectors: { slider: '[data-slick]' },
  slider: { options: ['data-slick'] },
} as const satisfies Preset;
