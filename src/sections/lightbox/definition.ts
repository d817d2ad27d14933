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
  // A mouse comes before it presses. A finger does not.
  when: () => (matchMedia('(hover: none)').matches ? 'ahead' : 'touch'),
  keeps: { clicks: ['lightboxItem', 'lightboxTrigger'], ownsControls: true },
  async load({ configuration }) {
    const [{ default: lightboxWith }, viewer] = await Promise.all([
      import('./lightbox.js'),
      configuration.lightbox === 'photoswipe'
        ? import('./photoswipe/photoswipe-viewer.js')
        : import('./fancybox/fancybox.js'),
    ]);
    return { default: lightboxWith(viewer) };
  },
} satisfies Definition<'lightbox', typeof hooks>;

export const libraries: readonly Library[] = [
  { name: 'fancybox', package: '@fancyapps/ui' },
  { name: 'PhotoSwipe', package: 'photoswipe', onRequest: ['photoswipe-viewer'] },
];
