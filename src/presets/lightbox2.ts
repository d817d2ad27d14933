import type { Preset } from '../page/configuration.js';

/** lightbox2 (https://lokeshdhakar.com/projects/lightbox2/), its older `rel` included. */
export const lightbox2 = {
  name: 'lightbox2',
  selectors: { lightboxItem: 'a[data-lightbox], a[rel^="lightbox"]' },
  lightbox: {
    group: ['data-lightbox', 'rel'],
    alone: { rel: ['lightbox'] },
    caption: ['data-title', 'title'],
    alternative: ['data-alt'],
  },
} as const satisfies Preset;
