import type { Preset } from '../page/configuration.js';

/** Colorbox (https://www.jacklmoore.com/colorbox/), and what Drupal writes for it. */
export const colorbox = {
  name: 'colorbox',
  selectors: { lightboxItem: 'a.colorbox, a[rel^="colorbox"]' },
  lightbox: {
    group: ['data-cbox-rel', 'data-colorbox-gallery', 'rel'],
    address: ['data-cbox-href'],
    caption: ['data-cbox-title', 'title'],
    types: { iframe: 'iframe', ajax: 'ajax' },
  },
} as const satisfies Preset;
