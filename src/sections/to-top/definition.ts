import type { Documentation } from '../../documentation/documentation.js';
import type { Definition } from '../../lifecycle/definition.js';
import toTop from './to-top.js';

const hooks = { toTop: '.to-top' } as const;

const definition: Definition<'to-top', typeof hooks> = {
  name: 'to-top',
  hooks,
  roots: ['toTop'],
  start: toTop,
};

export default definition;

export const documentation: Documentation<typeof hooks> = {
  inside: '',
  hooks: { toTop: 'The button back to the top; starts `to-top`.' },
};
