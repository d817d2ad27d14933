import type { Definition } from '../../lifecycle/definition.js';

const hooks = { telephone: 'a[href^="tel:"]' } as const;

export default {
  name: 'telephone',
  hooks,
  entrances: [{ when: 'press', press: '{telephone}' }],
  code: './telephone.js',
} satisfies Definition<'telephone', typeof hooks>;
