import type { Definition } from '../../lifecycle/definition.js';

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
  entrances: [{ when: 'near', press: '{referenceToggle}, {referenceMore}' }],
  code: './references.js',
} satisfies Definition<'references', typeof hooks>;
