import type { Definition } from '../../lifecycle/definition.js';
import { gallery, galleryHooks, inspirationRoot } from '../category-gallery/definition.js';

const hooks = { ...inspirationRoot, ...galleryHooks } as const;

export default {
  name: 'inspiration-gallery',
  hooks,
  ...gallery,
  code: '../category-gallery/gallery.js',
} satisfies Definition<'inspiration-gallery', typeof hooks>;

export { libraries } from '../category-gallery/definition.js';
