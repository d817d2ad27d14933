import type { Preset } from '../page/configuration.js';

/** The markup that Bootstrap 3 documents, for navbar, dropdowns, collapse, accordion, navs and tabs. */
export const bootstrap3 = {
  name: 'bootstrap-3',
  selectors: {
    collapse: '[data-toggle="collapse"]',
    collapseBody: '.collapse',
    tabs: '.nav, [role="tablist"]',
    tab: '[data-toggle="tab"], [data-toggle="pill"]',
    tabPanel: '.tab-pane',
    dropdown: '[data-toggle="dropdown"]',
    dropdownMenu: '.dropdown-menu',
  },
  attributes: {
    target: ['data-target', 'href'],
    parent: ['data-parent'],
  },
  classes: {
    openBody: 'in',
    closedToggle: 'collapsed',
    chosenTabItem: 'active',
    chosenPanel: 'active in',
    openMenuItem: 'open',
  },
  hiddenBy: 'collapse',
  events: 'parent',
  followedWith: 'data-target',
} as const satisfies Preset;
