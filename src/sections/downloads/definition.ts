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
  entrances: [{ when: 'near', press: '{downloadsToggle}' }],
  media: '(width < 768px)',
  code: './downloads.js',
} satisfies Definition<'downloads', typeof hooks>;
