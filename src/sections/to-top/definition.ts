import type { Definition } from '../../lifecycle/definition.js';

const hooks = { toTop: '.to-top' } as const;

export default {
  name: 'to-top',
  hooks,
  when: 'touch',
  keeps: { clicks: ['toTop'] },
  load: () => import('./to-top.js'),
} satisfies Definition<'to-top', typeof hooks>;
