import type { Preset } from '../page/configuration.js';

/** GLightbox (https://biati-digital.github.io/glightbox/). */
export const glightbox = {
  name: 'glightbox',
  selectors: { lightboxItem: 'a.glightbox' },
  lightbox: {
    group: ['data-gallery'],
    together: true,
    caption: ['data-title', 'title'],
    description: ['data-description'],
    alternative: ['data-alt'],
    options: 'data-glightbox',
    types: { external: 'iframe' },
  },
} as const satisfies Preset;
