import type { Definition, Library } from '../../lifecycle/definition.js';

const hooks = {
  lightboxItem: '[data-fancybox]',
  lightboxTrigger: '[data-fancybox-trigger], [data-fancybox-delegate]',
  lightboxGroup: '[data-lightbox-group]',
} as const;

export default {
  name: 'lightbox',
  hooks,
  roots: ['lightboxItem', 'lightboxTrigger'],
  entrances: [
    {
      // A mouse comes before it presses. A finger does not.
      when: ['(hover: none)', 'ahead', 'press'],
      press: '{lightboxItem}, {lightboxTrigger}',
    },
  ],
  ownsControls: true,
  code: './lightbox.js',
  also: ['fancybox', 'photoswipe-viewer'],
} satisfies Definition<'lightbox', typeof hooks>;

export const libraries: readonly Library[] = [
  { name: 'fancybox', package: '@fancyapps/ui' },
  { name: 'PhotoSwipe', package: 'photoswipe', onRequest: ['photoswipe-viewer'] },
];
