import type { Preset } from '../page/configuration.js';

/** The markup that Bootstrap 4 documents, for navbar, dropdowns, collapse, accordion, navs and tabs. */
export const bootstrap4 = {
  name: 'bootstrap-4',
  selectors: {
    collapse: '[data-toggle="collapse"]',
    collapseBody: '.collapse',
    tabs: '.nav, .list-group, [role="tablist"]',
    tab: '[data-toggle="tab"], [data-toggle="pill"], [data-toggle="list"]',
    tabPanel: '.tab-pane',
    dropdown: '[data-toggle="dropdown"]',
    dropdownMenu: '.dropdown-menu',
  },
  attributes: {
    target: ['data-target', 'href'],
    parent: ['data-parent'],
  },
  classes: {
    openBody: 'show',
    closedToggle: 'collapsed',
    chosenTab: 'active',
    chosenPanel: 'active show',
    openMenu: 'show',
    openMenuItem: 'show',
  },
  hiddenBy: 'collapse',
  events: 'parent',
} as const satisfies Preset;
