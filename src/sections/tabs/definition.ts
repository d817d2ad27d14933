import type { Definition } from '../../lifecycle/definition.js';
import type { Documentation } from '../../lifecycle/documentation.js';

const hooks = {
  tabs: '[data-tabs]',
  tab: '[data-tabs] a, [data-tab]',
  tabPanel: '[data-tab-panel]',
} as const;

export default {
  name: 'tabs',
  hooks,
  roots: ['tabs', 'tab'],
  // A tab in a list is its list's.
  needed: (element, page) =>
    element.matches(page.selectors.tab)
      ? element.closest(page.selectors.tabs) === null
      : page.findPart(element, 'tab') !== null,
  when: 'now',
  keeps: { clicks: ['tab'] },
  load: () => import('./tabs.js'),
} satisfies Definition<'tabs', typeof hooks>;

export const documentation: Documentation<typeof hooks> = {
  template: false,
  inside: {
    en: 'links or buttons that name a `[data-tab-panel]` each',
    de: 'Links oder Schaltflächen, die je ein `[data-tab-panel]` nennen',
  },
  accessibility: {
    keyboard: 'arrow keys, Home and End choose a tab, Tab leads to its panel',
    sets: 'the roles `tablist`, `tab` and `tabpanel`, `aria-selected`, `aria-controls`, `aria-labelledby`, one tab stop; hidden text stays searchable',
    yours: 'a heading before the list that says what it is about',
  },
  hooks: {
    tabs: 'A list of tabs; starts `tabs`.',
    tab: 'A tab of the list.',
    tabPanel: 'The part of the page that a tab shows.',
  },
  attributes: {
    'data-tabs': { on: 'a list', description: 'Marks a list of tabs.' },
    'data-tab': {
      on: 'a tab that is no link',
      description: 'A selector of the panel, such as `#prices`.',
    },
    'data-tab-panel': { on: 'a panel', description: 'Marks what a tab shows.' },
  },
  classes: {
    active: 'the chosen tab, and the panel that is shown',
    'auftritt-look': 'a list of tabs that no stylesheet of Bootstrap draws',
  },
};
