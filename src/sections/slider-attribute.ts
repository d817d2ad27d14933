import type { Page } from '../page/page.js';
import type { SliderPlaces } from '../page/slider-places.js';

/** Where the options of a slider are, beside `data-slider`: what the first preset that finds it says. */
export const placesOf = (element: Element, { configuration }: Page): SliderPlaces | undefined =>
  configuration.presets.find(
    ({ slider, selectors }) => slider && selectors.slider && element.matches(selectors.slider),
  )?.slider;

/** The text that holds all options of a slider. `data-slider` counts more than what a preset reads. */
export const optionsTextOf = (element: Element, places?: SliderPlaces): string | null =>
  ['data-slider', ...(places?.options ?? [])]
    .map((name) => element.getAttribute(name))
    .find((text) => text !== null) ?? null;

/** Whether a value is an object with names, as JSON writes it. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Parses the value of `data-slider`. A missing or empty attribute has no options.
 *
 * @returns undefined if the value is no JSON object
 */
export function parseOptions(text: string | null): Readonly<Record<string, unknown>> | undefined {
  if (!text?.trim()) return {};
  try {
    const given: unknown = JSON.parse(text);
    return isObject(given) ? given : undefined;
  } catch {
    return undefined;
  }
}

/** What a row can show without slick, before the first touch. */
export interface RowOptions {
  readonly arrows?: boolean;
  readonly dots?: boolean;
  readonly fade?: boolean;
  readonly infinite?: boolean;
}

/** The values that make no difference to a row. */
const plain: Readonly<Record<string, unknown>> = {
  autoplay: false,
  initialSlide: 0,
  slidesToScroll: 1,
  slidesToShow: 1,
};

const switches = ['arrows', 'dots', 'fade', 'infinite'];

/** Returns the options of a row; undefined if slick must show the slider from the start. */
export function rowOptions(text: string | null): RowOptions | undefined {
  const given = Object.entries(parseOptions(text) ?? {});
  const isPlain = ([name, value]: [string, unknown]): boolean =>
    switches.includes(name) ? typeof value === 'boolean' : plain[name] === value;
  if (!given.every(isPlain)) return undefined;
  return Object.fromEntries(given.filter(([name]) => switches.includes(name)));
}
