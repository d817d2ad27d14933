import type { Definition } from '../../lifecycle/definition.js';

const hooks = { toTop: '.to-top' } as const;

export default {
  name: 'to-top',
  hooks,
  entrances: [{ when: 'press', press: '{toTop}' }],
  code: './to-top.js',
} satisfies Definition<'to-top', typeof hooks>;
