import type { Definition } from '../../lifecycle/definition.js';
import { gallery, galleryHooks } from '../category-gallery/definition.js';

const hooks = { inspirationGallery: '.inspiration-gallery', ...galleryHooks } as const;

export default {
  name: 'inspiration-gallery',
  hooks,
  ...gallery,
  code: '../category-gallery/gallery.js',
} satisfies Definition<'inspiration-gallery', typeof hooks>;

export { libraries } from '../category-gallery/definition.js';
