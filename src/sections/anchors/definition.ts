import type { Definition } from '../../lifecycle/definition.js';
import type { Documentation } from '../../lifecycle/documentation.js';
import type { FindControl } from '../../lifecycle/kept-actions.js';
import { leadsHere } from '../leads-here.js';
import { opening } from './opening.js';

const hooks = { anchor: 'a[href*="#"]' } as const;

const linkToHere: FindControl = (target) => {
  const link = target.closest('a');
  // A link with a role is another control, such as a tab, whose own code answers at once.
  return link && !link.hasAttribute('role') && leadsHere(link) ? link : undefined;
};

const definition: Definition<'anchors', typeof hooks> = {
  name: 'anchors',
  hooks,
  opening: { parsed: opening },
  when: 'touch',
  keeps: { clicks: [linkToHere], yields: true },
  load: () => import('./anchors.js'),
};

export default definition;

export const documentation: Documentation<typeof hooks> = {
  inside: { en: '', de: '' },
  accessibility: 'to-top',
  hooks: { anchor: 'A link to a target on the same page; starts `anchors`.' },
};
