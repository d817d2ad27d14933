import type { Definition } from '../../lifecycle/definition.js';

export const hooks = { analyticsOptOut: '.analytics-opt-out' } as const;

export default {
  name: 'analytics',
  hooks,
  // Measuring itself is the page's: opening.ts of consent calls it.
  entrances: [{ when: 'near', press: '{analyticsOptOut}' }],
  code: './analytics.js',
} satisfies Definition<'analytics', typeof hooks>;
