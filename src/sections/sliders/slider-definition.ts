import type { Definition, Library } from '../../lifecycle/definition.js';
import type { SliderKind } from './settings.js';

/** What the definitions of all sliders have in common. */
export const sliderDefinition = <
  Kind extends SliderKind,
  const Hooks extends Readonly<Record<string, string>>,
>(
  kind: Kind,
  hooks: Hooks,
  roots?: string,
): Definition<Kind, Hooks> => ({
  name: kind,
  hooks,
  requirements: { slides: true },
  entrances: [{ ...(roots && { roots }), when: 'seen' }],
  started: 'slick-initialized slick-slider',
  code: '../sliders.js',
  also: ['row', 'slick', 'jquery'],
});

/** The library of all sliders. */
export const libraries: readonly Library[] = [
  { name: 'slick', package: 'slick-carousel', onRequest: ['slick', 'jquery'] },
];
