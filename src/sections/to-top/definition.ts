import type { Definition } from '../../lifecycle/definition.js';
import type { Documentation } from '../../lifecycle/documentation.js';

const hooks = { toTop: '.to-top' } as const;

export default {
  name: 'to-top',
  hooks,
  when: 'touch',
  keeps: { clicks: ['toTop'] },
  load: () => import('./to-top.js'),
} satisfies Definition<'to-top', typeof hooks>;

export const documentation: Documentation<typeof hooks> = {
  inside: { en: '', de: '' },
  accessibility: {
    keyboard: 'as for every link; after the scroll, the next Tab continues from the target',
    sets: 'nothing',
    yours: 'a text that names the target',
  },
  hooks: { toTop: 'The button back to the top; starts `to-top`.' },
};
