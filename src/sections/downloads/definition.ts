import type { Definition } from '../../lifecycle/definition.js';

const hooks = {
  downloads: '.downloads',
  downloadsToggle: '.downloads__toggle',
  downloadsBody: '.downloads__body',
} as const;

export default {
  name: 'downloads',
  hooks,
  requirements: {
    parts: {
      downloadsToggle: { count: 'one', outside: 'downloadsBody' },
      downloadsBody: { count: 'one' },
    },
  },
  when: 'now',
  keeps: { clicks: ['downloadsToggle'] },
  load: () => import('./downloads.js'),
} satisfies Definition<'downloads', typeof hooks>;
