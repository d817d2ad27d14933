import type { Definition } from '../../lifecycle/definition.js';

const hooks = {
  tabs: '[data-tabs]',
  tab: '[data-tabs] a, [data-tab]',
  tabPanel: '[data-tab-panel]',
} as const;

export default {
  name: 'tabs',
  hooks,
  roots: ['tabs', 'tab'],
  entrances: [
    {
      // A tab in a list is its list's.
      roots: ':is({tabs}, {tab}):not(:is({tabs}) :is({tab}))',
      when: 'near',
      press: '{tab}',
    },
  ],
  code: './tabs.js',
} satisfies Definition<'tabs', typeof hooks>;
