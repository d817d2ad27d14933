import type { Preset } from '../page/configuration.js';

/** Magnific Popup (https://dimsemenov.com/plugins/magnific-popup/), by the classes of its documentation. */
export const magnific = {
  name: 'magnific',
  selectors: {
    lightboxItem:
      ':is(.popup-gallery, .zoom-gallery, .parent-container) a, a:is(.image-popup, .image-popup-vertical-fit, .image-popup-fit-width, .image-popup-no-margins, .image-link, .popup-image, .popup-link, .test-popup-link, .popup-youtube, .popup-vimeo, .popup-gmaps, .popup-with-form, .popup-with-zoom-anim, .popup-with-move-anim, .open-popup-link, .ajax-popup-link, .simple-ajax-popup)',
    lightboxGroup: '.popup-gallery, .zoom-gallery, .parent-container',
  },
  lightbox: {
    group: [],
    address: ['data-mfp-src'],
    caption: ['title'],
    types: {
      'mfp-image': 'image',
      'mfp-iframe': 'iframe',
      'mfp-inline': 'inline',
      'mfp-ajax': 'ajax',
      'ajax-popup-link': 'ajax',
      'simple-ajax-popup': 'ajax',
    },
  },
} as const satisfies Preset;
