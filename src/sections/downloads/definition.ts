import type { Definition } from '../../lifecycle/definition.js';
import type { Documentation } from '../../lifecycle/documentation.js';

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

export const documentation: Documentation<typeof hooks> = {
  inside: {
    en: '`.downloads__toggle`, `.downloads__body`',
    de: '`.downloads__toggle`, `.downloads__body`',
  },
  accessibility: 'references',
  hooks: {
    downloads: 'A list of downloads that collapses; starts `downloads`.',
    downloadsToggle: 'What opens and closes the downloads; outside their body.',
    downloadsBody: 'The downloads that collapse.',
  },
  classes: { 'is-open': 'an open list of downloads' },
};
