import type { Definition } from '../../lifecycle/definition.js';
import type { Documentation } from '../../lifecycle/documentation.js';

const hooks = {
  references: '.references',
  referenceEntry: '.reference',
  referenceToggle: '.reference__toggle',
  referenceBody: '.reference__body',
  referenceMore: '.references__more',
  referenceColumn: '.reference-column.is-hidden',
} as const;

export default {
  name: 'references',
  hooks,
  requirements: {
    parts: {
      referenceEntry: {
        count: 'any',
        parts: {
          referenceToggle: { count: 'one', outside: 'referenceBody' },
          referenceBody: { count: 'one' },
        },
      },
      referenceMore: { count: 'at most one' },
    },
  },
  when: 'now',
  keeps: { clicks: ['referenceToggle', 'referenceMore'] },
  load: () => import('./references.js'),
} satisfies Definition<'references', typeof hooks>;

export const documentation: Documentation<typeof hooks> = {
  inside: {
    en: '`.reference` with `.reference__toggle` and `.reference__body`; `.references__more`, `.reference-column.is-hidden`',
    de: '`.reference` mit `.reference__toggle` und `.reference__body`; `.references__more`, `.reference-column.is-hidden`',
  },
  accessibility: {
    keyboard: 'Enter and Space open and close',
    sets: '`aria-expanded`, `aria-controls`; collapsed text stays searchable',
    yours: 'a `button` as toggle',
  },
  hooks: {
    references: 'A list of references; starts `references`.',
    referenceEntry: 'A reference that collapses on small screens.',
    referenceToggle: 'What opens and closes a reference; outside its body.',
    referenceBody: 'The text of a reference that collapses.',
    referenceMore: 'The link that reveals the hidden columns.',
    referenceColumn: 'A column of references that stays hidden until then.',
  },
  classes: {
    'is-open': 'an open reference',
    'is-hidden': 'a column of references, until the visitor reveals it',
  },
};
