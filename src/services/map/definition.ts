import type { Definition } from '../../lifecycle/definition.js';

/**
 * Provides an `initMap` function. A page's own script tag for the maps service calls `initMap` as soon
 * as the service has loaded. This may happen before the map's code has loaded, so a function must
 * exist.
 */
function provideCallback(): void {
  if (document.querySelector('script[src*="callback=initMap"]')) window.initMap ??= () => {};
}

const hooks = {
  map: '.map[data-lat][data-lng]',
  mapWithoutPlace: '.map[data-lat]:not([data-lng]), .map[data-lng]:not([data-lat])',
} as const;

export default {
  name: 'map',
  hooks,
  roots: ['map', 'mapWithoutPlace'],
  opening: { parsed: provideCallback },
  when: 'visible',
  load: () => import('./map.js'),
} satisfies Definition<'map', typeof hooks>;
