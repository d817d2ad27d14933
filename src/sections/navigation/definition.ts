import type { Documentation } from '../../documentation/documentation.js';
import type { Definition } from '../../lifecycle/definition.js';
import { closedMenu } from './closed-menu.js';

const hooks = {
  navigation: '.main-navigation',
  navigationOpener: '.navigation-opener',
  navigationBack: '.navigation-back',
} as const;

const definition: Definition<'navigation', typeof hooks> = {
  name: 'navigation',
  hooks,
  roots: ['navigation'],
  requirements: { parts: { navigationOpener: { count: 'one', where: 'near' } } },
  when: () => (matchMedia('(min-width: 1050px) and (hover: none)').matches ? 'idle' : 'touch'),
  holds: ['navigationOpener'],
  meanwhile: closedMenu,
  load: () => import('./navigation.js'),
};

export default definition;

export const documentation: Documentation<typeof hooks> = {
  inside: 'nested `ul`s; `.navigation-opener` near it',
  hooks: {
    navigation: 'The main navigation, nested `ul`s; starts `navigation`.',
    navigationOpener: 'The `button` that opens the menu on narrow screens.',
    navigationBack: 'The control that leads back from a sub-level; added where there is none.',
  },
  classes: {
    'navigation-open': '`html`, while the menu of narrow screens is open',
    'is-open': 'an open sub-level of the navigation',
  },
};
