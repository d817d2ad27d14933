import type { Definition } from '../../lifecycle/definition.js';
import type { Documentation } from '../../lifecycle/documentation.js';
import { whenKnown } from '../consent/loading.js';

const hooks = { analyticsOptOut: '.analytics-opt-out' } as const;

export default {
  name: 'analytics',
  hooks,
  roots: ['analyticsOptOut', 'page'],
  needed: (element, { configuration, selectors }) =>
    !element.matches(selectors.page) || configuration.analyticsId !== undefined,
  when: (element, page) =>
    element.matches(page.selectors.page) ? whenKnown('whenToMeasure', page) : 'visible',
  keeps: { clicks: ['analyticsOptOut'] },
  load: () => import('./analytics.js'),
} satisfies Definition<'analytics', typeof hooks>;

export const documentation: Documentation<typeof hooks> = {
  inside: { en: '', de: '' },
  accessibility: {
    keyboard: 'as for every link',
    sets: 'a status that confirms the opt-out',
    yours: 'a text that says what the link does',
  },
  hooks: {
    analyticsOptOut: 'The link that sets the opt-out cookie; starts `analytics`.',
  },
  added: { 'analytics-opt-out-status': 'the confirmation beside the opt-out link' },
};
