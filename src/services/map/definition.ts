import type { Definition } from '../../lifecycle/definition.js';

export const hooks = {
  map: '.map[data-lat][data-lng]',
  mapWithoutPlace: '.map[data-lat]:not([data-lng]), .map[data-lng]:not([data-lat])',
} as const;

export default {
  name: 'map',
  hooks,
  roots: ['map', 'mapWithoutPlace'],
  entrances: [{ when: 'near' }],
  code: './map.js',
  opening: './opening.js',
} satisfies Definition<'map', typeof hooks>;
