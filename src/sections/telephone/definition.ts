import type { Definition } from '../../lifecycle/definition.js';
import telephone from './telephone.js';

const hooks = { telephone: 'a[href^="tel:"]' } as const;

export default {
  name: 'telephone',
  hooks,
  when: 'now',
  load: () => ({ default: telephone }),
} satisfies Definition<'telephone', typeof hooks>;
