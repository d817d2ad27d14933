import type { Definition } from '../../lifecycle/definition.js';
import type { Documentation } from '../../lifecycle/documentation.js';
import {
  galleryDocumentation,
  galleryHooks,
  galleryLoading,
  galleryRequirements,
} from './shared.js';

const hooks = { categoryGallery: '.category-gallery', ...galleryHooks } as const;

const definition: Definition<'category-gallery', typeof hooks> = {
  name: 'category-gallery',
  hooks,
  requirements: galleryRequirements,
  ...galleryLoading,
  load: () => import('./category-gallery.js'),
};

export default definition;

export const documentation: Documentation<Omit<typeof hooks, keyof typeof galleryHooks>> = {
  inside: {
    en: '`.list_products`, `.product_group`, `.product_reference[data-uid][data-color]`, `.gallery-inner`, `.reference_content`, hidden values',
    de: '`.list_products`, `.product_group`, `.product_reference[data-uid][data-color]`, `.gallery-inner`, `.reference_content`, verborgene Werte',
  },
  accessibility: {
    keyboard: 'Enter on a link chooses the category',
    sets: '`aria-current`, `aria-busy` and a status while it loads, an alert if it fails',
    yours: 'a link in each category',
  },
  hooks: {
    categoryGallery: 'A gallery whose categories load in place; starts `category-gallery`.',
  },
  shared: galleryDocumentation,
  over: ['.category-gallery'],
};
