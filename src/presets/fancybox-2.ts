import type { Preset } from '../page/configuration.js';

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
