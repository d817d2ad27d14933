import type { Definition } from '../../lifecycle/definition.js';

const hooks = {
  dropdown: '[data-dropdown]',
  dropdownMenu: '[data-dropdown-menu]',
} as const;

export default {
  name: 'dropdown',
  hooks,
  entrances: [{ when: 'near', press: '{dropdown}' }],
  code: './dropdown.js',
} satisfies Definition<'dropdown', typeof hooks>;
