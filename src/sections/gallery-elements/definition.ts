import type { Definition } from '../../lifecycle/definition.js';
import type { Documentation } from '../../lifecycle/documentation.js';

const hooks = {
  galleryElement: '.gallery-element[data-parent]',
  galleryNavigationItem: '.gallery-navigation a',
  backToOverview: '.back-to-overview',
} as const;

export default {
  name: 'gallery-elements',
  hooks,
  when: 'now',
  keeps: { clicks: ['galleryNavigationItem'] },
  load: () => import('./gallery-elements.js'),
} satisfies Definition<'gallery-elements', typeof hooks>;

export const documentation: Documentation<typeof hooks> = {
  inside: {
    en: '`.gallery-navigation a` on the page',
    de: '`.gallery-navigation a` auf der Seite',
  },
  accessibility: {
    keyboard: 'Enter on a link shows the gallery',
    sets: '`aria-current`',
    yours: 'a link for each gallery',
  },
  hooks: {
    galleryElement:
      'One of several galleries; the page shows one at a time; starts `gallery-elements`.',
    galleryNavigationItem: 'The link that shows the gallery whose `data-parent` is its text.',
    backToOverview: 'The link back to the first gallery; inserted.',
  },
  attributes: {
    'data-parent': {
      on: 'a gallery element',
      description: 'The text of the link in the navigation that shows it.',
    },
  },
  classes: {
    'is-hidden': 'a gallery element that is not shown',
    active: 'the chosen item of the gallery navigation',
  },
};
