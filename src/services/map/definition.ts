import type { Definition } from '../../lifecycle/definition.js';
import type { Documentation } from '../../lifecycle/documentation.js';

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

export const documentation: Documentation<typeof hooks> = {
  inside: {
    en: 'the address, for visitors who get no map',
    de: 'die Adresse, für Besucher ohne Karte',
  },
  accessibility: {
    keyboard: 'as the service has it',
    sets: 'nothing',
    yours: 'the address as text',
  },
  hooks: {
    map: 'The place of a map, with the address in it; starts `map`.',
    mapWithoutPlace: 'A map that lacks a coordinate, to be reported.',
  },
  attributes: {
    'data-lat': { on: 'a map', description: 'The latitude of the place, in degrees.' },
    'data-lng': { on: 'a map', description: 'The longitude of the place, in degrees.' },
    'data-marker': { on: 'a map', description: 'The image of the marker.' },
    'data-title': { on: 'a map', description: 'The name of the place.' },
  },
  properties: { '--auftritt-map-height': 'the least height of a map; `320px`' },
};
