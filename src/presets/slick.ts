import type { Preset } from '../page/configuration.js';
import type { SliderPlaces } from '../sections/sliders/preset-options.js';
import { writtenOptions } from '../sections/sliders/preset-options.js';

const places = { options: ['data-slick'] } as const satisfies SliderPlaces;

/** The options of slick where its own attribute has them. */
export const slick = {
  name: 'slick',
  selectors: { slider: '[data-slick]' },
  slider: places,
  sliderOptions: (element: Element) => writtenOptions(element, places),
} as const satisfies Preset;
