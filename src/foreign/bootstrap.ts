import type { Preset } from '../page/configuration.js';

/** @param toggle the attribute that says what a control opens */
const selectors = (toggle: 'data-toggle' | 'data-bs-toggle') =>
  ({
    collapse: `[${toggle}="collapse"]`,
    collapseBody: '.collapse',
    tabs: '.nav, .list-group, [role="tablist"]',
    tab: `[${toggle}="tab"], [${toggle}="pill"], [${toggle}="list"]`,
    tabPanel: '.tab-pane',
    dropdown: `[${toggle}="dropdown"]`,
    dropdownMenu: '.dropdown-menu',
  }) as const;

const classes = {
  openBody: 'show',
  closedToggle: 'collapsed',
  chosenTab: 'active',
  chosenPanel: 'active show',
  openMenu: 'show',
} as const;

/** The markup that Bootstrap 5 documents, for navbar, dropdowns, collapse, accordion, navs and tabs. */
export const bootstrap5 = {
  name: 'bootstrap-5',
  selectors: selectors('data-bs-toggle'),
  attributes: {
    target: ['data-bs-target', 'href'],
    parent: ['data-bs-parent'],
    close: ['data-bs-auto-close'],
  },
  classes: { ...classes, openMenuToggle: 'show' },
  hiddenBy: 'collapse',
  events: 'toggle',
  placedBy: ['data-bs-popper', 'static'],
} as const satisfies Preset;

/** The same of Bootstrap 4. */
export const bootstrap4 = {
  name: 'bootstrap-4',
  selectors: selectors('data-toggle'),
  attributes: { target: ['data-target', 'href'], parent: ['data-parent'] },
  classes: { ...classes, openMenuItem: 'show' },
  hiddenBy: 'collapse',
  events: 'parent',
} as const satisfies Preset;

/** The same of Bootstrap 3. */
export const bootstrap3 = {
  ...bootstrap4,
  name: 'bootstrap-3',
  selectors: {
    ...bootstrap4.selectors,
    tabs: '.nav, [role="tablist"]',
    tab: '[data-toggle="tab"], [data-toggle="pill"]',
  },
  classes: {
    openBody: 'in',
    closedToggle: 'collapsed',
    chosenTabItem: 'active',
    chosenPanel: 'active in',
    openMenuItem: 'open',
  },
  followedWith: 'data-target',
} as const satisfies Preset;
