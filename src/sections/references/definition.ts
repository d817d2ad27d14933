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
  // In a wide window with a mouse nothing collapses, and styles alone keep hidden columns hidden until a touch.
  media: '(width < 992px), (hover: none)',
  closes: true,
  entrances: [{ when: 'near', press: '{referenceToggle}, {referenceMore}' }],
  code: './references.js',
} satisfies Definition<'references', typeof hooks>;
