import type { Definition } from '../../lifecycle/definition.js';
import type { Documentation } from '../../lifecycle/documentation.js';
import { gallery, galleryDocumentation, galleryHooks } from '../category-gallery/definition.js';

const hooks = { inspirationGallery: '.inspiration-gallery', ...galleryHooks } as const;

export default {
  name: 'inspiration-gallery',
  hooks,
  ...gallery,
  load: async () => ({ default: (await import('../category-gallery/gallery.js')).inspiration }),
} satisfies Definition<'inspiration-gallery', typeof hooks>;

export const documentation: Documentation<Omit<typeof hooks, keyof typeof galleryHooks>> = {
  inside: {
    en: 'the same; only `.gallery-inner` is replaced',
    de: 'dasselbe; nur `.gallery-inner` wird ersetzt',
  },
  accessibility: 'category-gallery',
  hooks: {
    inspirationGallery:
      'A gallery whose categories replace only `galleryInner`; starts `inspiration-gallery`.',
  },
  shared: galleryDocumentation,
  over: ['.inspiration-gallery'],
};
