import type { Definition } from '../../lifecycle/definition.js';

const hooks = {
  collapse: '[data-collapse]',
  collapseBody: '[data-collapse-body]',
  accordion: '[data-accordion]',
} as const;

export default {
  name: 'collapse',
  hooks,
  entrances: [{ when: 'near', press: '{collapse}' }],
  code: './collapse.js',
} satisfies Definition<'collapse', typeof hooks>;
