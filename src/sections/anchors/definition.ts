import type { Documentation } from '../../documentation/documentation.js';
import type { Definition } from '../../lifecycle/definition.js';
import anchors from './anchors.js';

const hooks = { anchor: 'a[href*="#"]' } as const;

const definition: Definition<'anchors', typeof hooks> = {
  name: 'anchors',
  hooks,
  roots: ['anchor'],
  start: anchors,
};

export default definition;

export const documentation: Documentation<typeof hooks> = {
  inside: '',
  hooks: { anchor: 'A link to a target on the same page; starts `anchors`.' },
};
