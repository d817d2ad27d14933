import type { Definition } from '../../lifecycle/definition.js';
import type { Documentation } from '../../lifecycle/documentation.js';

const hooks = {
  collapse: '[data-collapse]',
  collapseBody: '[data-collapse-body]',
  accordion: '[data-accordion]',
} as const;

export default {
  name: 'collapse',
  hooks,
  when: 'now',
  keeps: { clicks: ['collapse'] },
  load: () => import('./collapse.js'),
} satisfies Definition<'collapse', typeof hooks>;

export const documentation: Documentation<typeof hooks> = {
  template: false,
  inside: {
    en: 'a toggle: it opens the `[data-collapse-body]` that it names, or the next one; in `[data-accordion]` one is open at a time',
    de: 'ein Schalter: Er öffnet das `[data-collapse-body]`, das er nennt, oder das nächste; in `[data-accordion]` ist eines zugleich offen',
  },
  accessibility: {
    keyboard: 'Enter and Space open and close',
    sets: '`aria-expanded`, `aria-controls`; a link becomes a button; closed text stays searchable',
    yours: 'a `button` in a heading as toggle',
  },
  hooks: {
    collapse: 'A control that opens and closes a part of the page; starts `collapse`.',
    collapseBody: 'The part of the page that a control opens.',
    accordion: 'An element in which one body is open at a time.',
  },
  attributes: {
    'data-collapse': {
      on: 'a toggle',
      description: 'A selector, such as `#answer-1`; empty: the next `[data-collapse-body]`.',
    },
    'data-collapse-body': { on: 'a body', description: 'Marks what a toggle opens.' },
    'data-accordion': {
      on: 'an element around toggles and bodies',
      description: 'To open one body closes the others.',
    },
  },
  classes: {
    'is-open': 'an open body of `collapse`',
    'auftritt-look': 'a toggle in Bootstrap’s markup that no stylesheet of Bootstrap draws',
  },
};
