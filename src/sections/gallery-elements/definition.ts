import type { Definition } from '../../lifecycle/definition.js';

const hooks = {
  galleryElement: '.gallery-element[data-parent]',
  galleryNavigationItem: '.gallery-navigation a',
  backToOverview: '.back-to-overview',
} as const;

export default {
  name: 'gallery-elements',
  hooks,
  entrances: [{ when: 'now', press: '{galleryNavigationItem}' }],
  around: true,
  code: './gallery-elements.js',
} satisfies Definition<'gallery-elements', typeof hooks>;
