import type { Preset } from '../page/configuration.js';

/** The markup that Bootstrap 5 documents, for navbar, dropdowns, collapse, accordion, navs and tabs. */
export const bootstrap5 = {
  name: 'bootstrap-5',
  selectors: {
    collapse: '[data-bs-toggle="collapse"]',
    collapseBody: '.collapse',
    tabs: '.nav, .list-group, [role="tablist"]',
    tab: '[data-bs-toggle="tab"], [data-bs-toggle="pill"], [data-bs-toggle="list"]',
    tabPanel: '.tab-pane',
    dropdown: '[data-bs-toggle="dropdown"]',
    dropdownMenu: '.dropdown-menu',
  },
  attributes: {
    target: ['data-bs-target', 'href'],
    parent: ['data-bs-parent'],
    close: ['data-bs-auto-close'],
  },
  classes: {
    openBody: 'show',
    closedToggle: 'collapsed',
    chosenTab: 'active',
    chosenPanel: 'active show',
    openMenu: 'show',
    openMenuToggle: 'show',
  },
  hiddenBy: 'collapse',
  events: 'toggle',
  placedBy: ['data-bs-popper', 'static'],
} as const satisfies Preset;
