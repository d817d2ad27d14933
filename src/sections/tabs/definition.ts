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
  // A tab in a list is its list's.
  needed: (element, page) =>
    element.matches(page.selectors.tab)
      ? element.closest(page.selectors.tabs) === null
      : page.findPart(element, 'tab') !== null,
  when: 'now',
  keeps: { clicks: ['tab'] },
  load: () => import('./tabs.js'),
} satisfies Definition<'tabs', typeof hooks>;
