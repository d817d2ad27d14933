import type { Preset } from '../page/preset.js';

/** The markup that Lightbox2 documents. */
export const lightbox2 = {
  name: 'lightbox2',
  selectors: { lightboxItem: 'a[data-lightbox]' },
  attributes: { group: ['data-lightbox'], caption: ['data-title', 'title'] },
} as const satisfies Preset;
