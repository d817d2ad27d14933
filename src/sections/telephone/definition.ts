import type { Definition } from '../../lifecycle/definition.js';
import type { Documentation } from '../../lifecycle/documentation.js';
import telephone from './telephone.js';

const hooks = { telephone: 'a[href^="tel:"]' } as const;

export default {
  name: 'telephone',
  hooks,
  when: 'now',
  load: () => ({ default: telephone }),
} satisfies Definition<'telephone', typeof hooks>;

export const documentation: Documentation<typeof hooks> = {
  inside: { en: '', de: '' },
  accessibility: { keyboard: 'as for every link', sets: 'nothing', yours: 'the number as text' },
  hooks: { telephone: 'A link to a telephone number; starts `telephone`.' },
};
