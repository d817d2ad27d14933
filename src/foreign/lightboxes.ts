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

/** Fancybox 1 and 2 (http://fancyapps.com/fancybox/). */
export const fancybox2 = {
  name: 'fancybox-2',
  selectors: {
    lightboxItem:
      ':is(a, [href], [data-fancybox-href]):is(.fancybox, .fancybox-thumb, .fancybox-thumbs, .fancybox-button, .fancybox-buttons, .fancybox-media, [class*="fancybox."], [data-fancybox-group], [data-fancybox-type], [rel^="fancybox"])',
  },
  lightbox: {
    group: ['data-fancybox-group', 'rel'],
    address: ['data-fancybox-href'],
    caption: ['data-fancybox-title', 'title'],
    type: ['data-fancybox-type'],
    types: {
      iframe: 'iframe',
      ajax: 'ajax',
      'fancybox.iframe': 'iframe',
      'fancybox.ajax': 'ajax',
      'fancybox.image': 'image',
      'fancybox.inline': 'inline',
    },
  },
} as const satisfies Preset;

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
