import type { Definition } from '../../lifecycle/definition.js';
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
