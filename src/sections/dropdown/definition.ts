import type { Definition } from '../../lifecycle/definition.js';
import type { Documentation } from '../../lifecycle/documentation.js';

const hooks = {
  dropdown: '[data-dropdown]',
  dropdownMenu: '[data-dropdown-menu]',
} as const;

export default {
  name: 'dropdown',
  hooks,
  when: 'now',
  keeps: { clicks: ['dropdown'] },
  load: () => import('./dropdown.js'),
} satisfies Definition<'dropdown', typeof hooks>;

export const documentation: Documentation<typeof hooks> = {
  template: false,
  over: ['[data-dropdown-menu]'],
  inside: {
    en: 'a toggle, with `[data-dropdown-menu]` beside it',
    de: 'ein Schalter, daneben `[data-dropdown-menu]`',
  },
  accessibility: {
    keyboard:
      'Enter and Space open and close, arrow keys move in the menu, Escape closes it and returns to the toggle',
    sets: '`aria-expanded`, `aria-controls`; a link becomes a button',
    yours: 'a `button` as toggle, a list of links as menu',
  },
  hooks: {
    dropdown: 'A control that opens the menu beside it; starts `dropdown`.',
    dropdownMenu: 'The menu that the control opens.',
  },
  attributes: {
    'data-dropdown': { on: 'a toggle', description: 'Marks the control that opens a menu.' },
    'data-dropdown-menu': { on: 'a menu', description: 'Marks what the control opens.' },
    'data-dropdown-close': {
      on: 'a toggle',
      description:
        'Which clicks close the menu: `inside` it, `outside` it, or none (`false`). Without it: all.',
    },
  },
  classes: {
    'is-open': 'an open menu of `dropdown`',
    'auftritt-look': 'a menu that no stylesheet of Bootstrap draws',
  },
};
