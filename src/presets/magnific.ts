import type { Preset } from '../page/preset.js';

/** The classes of the examples of Magnific Popup, which themes have taken over. */
export const magnific = {
  name: 'magnific',
  selectors: {
    lightboxItem:
      '.popup-gallery a, .parent-container a, .zoom-gallery a, a.image-link, a.image-popup, a.image-popup-vertical-fit, a.image-popup-fit-width, a.image-popup-no-margins, a.popup-image, a.popup-youtube, a.popup-vimeo, a.magnific-popup',
  },
  attributes: { caption: ['data-caption', 'title'] },
} as const satisfies Preset;
