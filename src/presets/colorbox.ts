import type { Preset } from '../page/preset.js';

/** The markup that Colorbox's documentation, and the systems that bring Colorbox, write. */
export const colorbox = {
  name: 'colorbox',
  selectors: {
    lightboxItem:
      'a.colorbox, a[rel^="colorbox"], a[data-colorbox-gallery], a[data-cbox-rel], a[data-lightbox]',
  },
  attributes: {
    group: ['data-colorbox-gallery', 'data-cbox-rel', 'data-lightbox', 'rel'],
    caption: ['data-cbox-title', 'title'],
  },
} as const satisfies Preset;
