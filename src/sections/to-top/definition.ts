import type { Documentation } from '../../documentation/documentation.js';
import type { Definition } from '../../lifecycle/definition.js';

const hooks = { toTop: '.to-top' } as const;

const definition: Definition<'to-top', typeof hooks> = {
  name: 'to-top',
  hooks,
  roots: ['toTop'],
  when: 'touch',
  holds: ['toTop'],
  load: () => import('./to-top.js'),
};

export default definition;

export const documentation: Documentation<typeof hooks> = {
  inside: '',
  hooks: { toTop: 'The button back to the top; starts `to-top`.' },
};
