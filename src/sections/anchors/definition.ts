import type { Definition } from '../../lifecycle/definition.js';

const hooks = { anchor: 'a[href*="#"]' } as const;

export default {
  name: 'anchors',
  hooks,
  // A link with a role is another control, such as a tab.
  entrances: [{ when: 'press', press: ':is({anchor}):not([role])' }],
  links: true,
  code: './anchors.js',
  opening: './opening.js',
} satisfies Definition<'anchors', typeof hooks>;
